// What the two test runners say in their JSON reports, in the same words.
import { existsSync, readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Counts `failures`: names of tests */

/**
 * @param {string} path
 * @returns {Counts}
 */
export function vitestCounts(path) {
  const report = readReport(path);
  /** @type {{ assertionResults: { status: string, fullName: string }[] }[]} */
  const files = report?.testResults ?? [];
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    failures: files
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === "failed")
      .map(({ fullName }) => fullName),
  };
}

/**
 * @param {string} path
 * @returns {Counts}
 */
export function playwrightCounts(path) {
  const report = readReport(path);
  return {
    passed: report?.stats?.expected ?? 0,
    failed: (report?.stats?.unexpected ?? 0) + (report?.stats?.flaky ?? 0),
    skipped: report?.stats?.skipped ?? 0,
    failures: (report?.suites ?? []).flatMap(failedSpecs),
  };
}

/** @typedef {{ suites?: Suite[], specs?: { ok: boolean, file: string, line: number, title: string }[] }} Suite */

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function failedSpecs({ suites = [], specs = [] }) {
  const own = specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} ${title}`);
  return [...own, ...suites.flatMap(failedSpecs)];
}

/** @param {string} path */
function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}
