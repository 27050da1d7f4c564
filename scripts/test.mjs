// `npm test`: every check in order, all of them even if one fails, and one closing line that counts them.
// A check counts as one; each test of the two runners counts by itself. A skipped test counts as failed,
// for it proves nothing, and so does a runner that ran no test.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { playwrightCounts, vitestCounts } from "./reports.mjs";
import { root, run } from "./run.mjs";
import { setup } from "./setup.mjs";
import { findChromium, findTmux } from "./tools.mjs";

const UNIT_RESULTS = "test-results/unit.json";
const E2E_RESULTS = "test-results/e2e.json";

let passed = 0;
let failed = 0;
/**
 * Named again at the end, where one looks.
 * @type {string[]}
 */
const failures = [];

setup();
rmSync(join(root, "test-results"), { recursive: true, force: true });

for (const name of ["typecheck", "lint", "deps", "unused", "build"]) {
  await section(name, async () => {
    if (npm(name, [])) passed += 1;
    else fail(name);
  });
}
await section("unit", async () => {
  // Installed beforehand, so that no terminal test waits for it. Without it, those tests fail and say why.
  await findTmux().catch(complain);
  const ok = npm("unit", ["--reporter=default", "--reporter=json", `--outputFile.json=${UNIT_RESULTS}`]);
  addTests(vitestCounts(join(root, UNIT_RESULTS)), ok);
});
await section("e2e", async () => {
  const browser = await findChromium().catch(complain);
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, E2E_RESULTS) };
  const ok =
    browser !== undefined && npm("e2e", ["--reporter=list,json"], { ...env, CHROMIUM_PATH: browser });
  addTests(playwrightCounts(join(root, E2E_RESULTS)), ok);
});

if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join("\n")}`);
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
 * @param {import("./reports.mjs").Counts} tests
 * @param {boolean} ok whether the runner itself was content
 */
function addTests(tests, ok) {
  passed += tests.passed;
  failed += tests.failed + tests.skipped;
  failures.push(...tests.failures);
  if (tests.skipped > 0) failures.push(`${tests.skipped} skipped: counted as failed`);
  // The runner failed, or ran nothing, and no test shows it: a file that does not load, for example.
  if (tests.failed + tests.skipped === 0 && (!ok || tests.passed === 0)) {
    fail(tests.passed === 0 ? "no test ran: counted as failed" : "the runner, see above");
  }
}

/** @param {string} name */
function fail(name) {
  failed += 1;
  failures.push(name);
}

/**
 * @param {Error} error
 * @returns {undefined}
 */
function complain(error) {
  console.error(error.message);
}
