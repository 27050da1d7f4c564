// `npm test`: every check in order, all of them even if one fails, and one closing line that counts them.
// A check counts as one; each test of the two runners counts by itself. A skipped test counts as failed,
// for it proves nothing, and so does a runner that ran no test.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./run.mjs";
import { setup } from "./setup.mjs";
import { findChromium, findTmux } from "./tools.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

const UNIT_RESULTS = "test-results/unit.json";
const E2E_RESULTS = "test-results/e2e.json";

let passed = 0;
let failed = 0;

setup();
rmSync(join(root, "test-results"), { recursive: true, force: true });

for (const name of ["typecheck", "lint", "deps", "unused", "build"]) {
  await section(name, async () => {
    if (npm(name, [])) passed += 1;
    else failed += 1;
  });
}
await section("unit", async () => {
  // Installed beforehand, so that no terminal test waits for it. Without it, those tests fail and say why.
  await findTmux().catch(complain);
  const ok = npm("unit", ["--reporter=default", "--reporter=json", `--outputFile.json=${UNIT_RESULTS}`]);
  addTests(vitestCounts(), ok);
});
await section("e2e", async () => {
  const browser = await findChromium().catch(complain);
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, E2E_RESULTS) };
  const ok =
    browser !== undefined && npm("e2e", ["--reporter=list,json"], { ...env, CHROMIUM_PATH: browser });
  addTests(playwrightCounts(), ok);
});

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * Runs one check under its name, with the time it took.
 * @param {string} name
 * @param {() => Promise<void>} check adds to `passed` and `failed`
 */
async function section(name, check) {
  console.log(`\n== ${name}`);
  const failedBefore = failed;
  const began = performance.now();
  await check();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`== ${name}: ${failed === failedBefore ? "ok" : "FAILED"}, ${seconds} s`);
}

/**
 * @param {string} script of package.json
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
function npm(script, args, env) {
  return run("npm", ["run", "--silent", script, "--", ...args], env);
}

/**
 * @param {Counts} tests
 * @param {boolean} ok whether the runner itself was content
 */
function addTests(tests, ok) {
  if (tests.skipped > 0) console.log(`${tests.skipped} skipped: counted as failed.`);
  if (tests.passed + tests.failed + tests.skipped === 0) console.log("No test ran: counted as failed.");
  passed += tests.passed;
  failed += tests.failed + tests.skipped;
  // The runner failed, or ran nothing, and no test shows it: a file that does not load, for example.
  if (tests.failed + tests.skipped === 0 && (!ok || tests.passed === 0)) failed += 1;
}

/** @returns {Counts} */
function vitestCounts() {
  const report = readReport(UNIT_RESULTS);
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
}

/** @returns {Counts} */
function playwrightCounts() {
  const stats = readReport(E2E_RESULTS)?.stats;
  return {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
  };
}

/** @param {string} file */
function readReport(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}

/**
 * @param {Error} error
 * @returns {undefined}
 */
function complain(error) {
  console.error(error.message);
}
