// Starting other programs, for the scripts beside this file.
import { spawn, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The repository's root folder, without a trailing slash. */
export const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

// On Windows npm is a .cmd file, which only a shell can start.
const shell = process.platform === "win32";

/**
 * Runs a program in the root folder, with this process's input and output.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @returns {boolean} whether it ended with exit code 0
 */
export function run(program, args, env = {}) {
  const result = spawnSync(program, args, {
    cwd: root,
    stdio: "inherit",
    shell,
    env: { ...process.env, ...env },
  });
  if (result.error) console.error(`${program}: ${result.error.message}`);
  return result.status === 0;
}

/**
 * Runs a program in the root folder and keeps what it prints, so that several can run side by side.
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<{ ok: boolean, output: string }>} `output` holds both streams
 */
export function capture(program, args) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, shell });
    let output = "";
    child.stdout.on("data", (part) => {
      output += part;
    });
    child.stderr.on("data", (part) => {
      output += part;
    });
    child.on("error", (error) => resolve({ ok: false, output: error.message }));
    child.on("close", (code) => resolve({ ok: code === 0, output }));
  });
}
