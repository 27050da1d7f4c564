// Finds the two programs that tests need and npm does not bring: a Chromium and tmux.
// What is missing is installed where that is possible without asking; otherwise the message says what to do.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.mjs";

const CHROMIUM_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const CHROME_ON_MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * The browser for Playwright: CHROMIUM_PATH, an installed one, one that Playwright downloaded before;
 * failing these, Playwright's download and then Debian's package are tried.
 * @returns {Promise<string>} the path of the executable
 * @throws {Error} if there is none and none could be installed
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (starts(given, "--version")) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, which does not start.`);
  }
  const { chromium } = await import("@playwright/test");
  const installed = () =>
    [...CHROMIUM_NAMES.map(onPath), CHROME_ON_MAC, chromium.executablePath()].find((path) =>
      starts(path, "--version"),
    );

  let path = installed();
  if (!path) {
    console.log("No Chromium found: trying Playwright's download.");
    run("npx", ["playwright", "install", "chromium"]);
    path = installed();
  }
  if (!path && aptInstall("chromium")) path = installed();
  if (path) return path;
  throw new Error(
    "The browser tests need Chromium or Chrome. Install one, run `npx playwright install --with-deps chromium`, " +
      "or set CHROMIUM_PATH to the executable.",
  );
}

/**
 * tmux plays the terminal in tests/terminal.
 * @returns {Promise<string>} the path of the executable
 * @throws {Error} if there is none and none could be installed
 */
export async function findTmux() {
  const path = onPath("tmux") ?? (aptInstall("tmux") ? onPath("tmux") : undefined);
  if (path) return path;
  throw new Error("The terminal tests need tmux. Install it with your system's package manager.");
}

/**
 * @param {string} name
 * @returns {string | undefined} the executable of that name in PATH
 */
function onPath(name) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Some systems ship a stand-in that only says how to install the real program: it must start.
 * @param {string | undefined} path
 * @param {string} arg
 */
function starts(path, arg) {
  return path !== undefined && existsSync(path) && spawnSync(path, [arg], { stdio: "ignore" }).status === 0;
}

/**
 * Installs a Debian package, if this is Debian and the user is root.
 * @param {string} name
 * @returns {boolean} whether it is installed now
 */
function aptInstall(name) {
  if (process.getuid?.() !== 0 || !onPath("apt-get")) return false;
  console.log(`Installing the system's package ${name}.`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update", "-qq"], env);
  return run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], env);
}
