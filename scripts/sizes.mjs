// Measures the built app (packages/web/dist) against its two budgets, compressed with gzip as hosts do.
//   start: the scripts that index.html loads before the board can be played
//   all:   every script, style and page that one language needs, which is what works without a network
// A file counts for one language alone if a part of its path begins with that language's code (assets/de-….js).
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "./run.mjs";

/** In KiB. */
const BUDGET = { start: 100, all: 260 };
const LANGUAGE = /(?:^|\/)(en|cs|sk|de|fr)(?=[-./])/;

/** @typedef {{ file: string, imports?: string[], isEntry?: boolean }} Chunk as in Vite's manifest */

const dist = join(root, "packages", "web", "dist");
const manifestFile = join(dist, ".vite", "manifest.json");
if (!existsSync(manifestFile)) {
  console.error("sizes: no build in packages/web/dist. Run `npm run build` first.");
  process.exit(1);
}
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(manifestFile, "utf8"));

/** @type {Set<string>} */
const start = new Set();
/** @param {string} key */
function addWithImports(key) {
  const chunk = manifest[key];
  if (chunk === undefined || start.has(chunk.file)) return;
  start.add(chunk.file);
  chunk.imports?.forEach(addWithImports);
}
for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) addWithImports(key);

const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).map((file) =>
  file.replaceAll("\\", "/"),
);
const counted = files.filter((file) => /\.(js|mjs|css|html)$/.test(file));

/** The language whose own files weigh most stands for all. */
const languages = [...new Set(counted.map(languageOf))].filter((language) => language !== undefined);
const heaviest = languages.sort((a, b) => total(ofLanguage(b)) - total(ofLanguage(a)))[0];
const all = counted.filter((file) => [undefined, heaviest].includes(languageOf(file)));

report("start", [...start]);
report(`all`, all);

/** @param {string} file */
function languageOf(file) {
  return LANGUAGE.exec(file)?.[1];
}

/** @param {string} language */
function ofLanguage(language) {
  return counted.filter((file) => languageOf(file) === language);
}

/**
 * @param {string} file
 * @returns {number} bytes after compression
 */
function weight(file) {
  return gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
}

/** @param {string[]} list */
function total(list) {
  return list.reduce((sum, file) => sum + weight(file), 0);
}

/**
 * Prints the sum against its budget; over budget, every file too, heaviest first.
 * @param {"start" | "all"} budget
 * @param {string[]} list
 */
function report(budget, list) {
  const what = budget === "start" ? "start" : `all, in one language${heaviest ? ` (${heaviest})` : ""}`;
  const sum = total(list);
  const over = sum > BUDGET[budget] * 1024;
  console.log(`sizes: ${what}: ${kib(sum)} of ${BUDGET[budget]} KiB${over ? ": too much" : ""}`);
  if (!over) return;
  for (const file of list.sort((a, b) => weight(b) - weight(a)))
    console.log(`  ${kib(weight(file))}  ${file}`);
  process.exitCode = 1;
}

/** @param {number} bytes */
function kib(bytes) {
  return `${(bytes / 1024).toFixed(1).padStart(6)} KiB`;
}
