// Makes sure that Node.js is new enough and that the packages of package-lock.json are installed.
// It runs before anything is installed: nothing here imports a package.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./run.mjs";

/** @typedef {{ version?: string, link?: boolean, optional?: boolean }} Locked */

/**
 * Ends the process with a message if Node.js is too old or the installation fails.
 */
export function setup() {
  checkNode();
  const missing = firstDifference();
  if (missing === undefined) return;
  console.log(`Installing the dependencies with npm ci (${missing}).`);
  if (!run("npm", ["ci"])) {
    console.error("npm ci failed: see its message above. Nothing else was run.");
    process.exit(1);
  }
}

/** Node 20.19 is the first of its line with what Vite and tsdown need: package.json's `engines` says the same. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Faceup needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * Compares what the lock file asks for with npm's own list of what it installed. Contents, not file times:
 * a checkout touches the lock file without changing it.
 * @returns {string | undefined} the first difference in words, or undefined if all is in place
 */
function firstDifference() {
  const listFile = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(listFile)) return "nothing is installed yet";
  const wanted = packagesOf(join(root, "package-lock.json"));
  const installed = packagesOf(listFile);
  for (const [path, { version, link, optional }] of Object.entries(wanted)) {
    const inPlace = !path.includes("node_modules/") || (link ?? false) || optional === true;
    if (!inPlace && installed[path]?.version !== version) return `${path} ${version} is missing`;
    // Workspaces are linked; packages for other platforms are optional and may be absent.
    if (link && !installed[path]) return `${path} is not linked`;
  }
  return undefined;
}

/**
 * @param {string} lockFile
 * @returns {Record<string, Locked>}
 */
function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, "utf8")).packages ?? {};
}
