import { readFileSync } from "node:fs";

/** The cases of this folder, for the tests: what independent programs say of deals, games and refusals. */
export function readCases(name: string): string {
  return readFileSync(new URL(name, import.meta.url), "utf8");
}

/** A file of one JSON value a line. */
export function readCaseLines<T>(name: string): readonly T[] {
  return readCases(name)
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as T);
}
