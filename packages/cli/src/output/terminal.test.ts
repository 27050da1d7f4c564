import { describe, expect, test } from "vitest";
import type { Io, Output } from "../io.ts";
import { testIo } from "../testing/io.ts";
import { terminalOf } from "./terminal.ts";

function terminal(
  env: Io["env"],
  size?: { columns: number; rows: number },
  platform: NodeJS.Platform = "linux",
) {
  const { stdout } = testIo(size === undefined ? {} : { terminal: size });
  return terminalOf(stdout as Output, { env, platform });
}
const SIZE = { columns: 100, rows: 30 };

describe("colour", () => {
  test("on a terminal, unless it is dumb", () => {
    expect(terminal({}, SIZE).colour).toBe(true);
    expect(terminal({ TERM: "dumb" }, SIZE).colour).toBe(false);
    expect(terminal({}).colour).toBe(false);
  });
  test("NO_COLOR goes before FORCE_COLOR, and both before the terminal", () => {
    expect(terminal({ NO_COLOR: "1" }, SIZE).colour).toBe(false);
    expect(terminal({ NO_COLOR: "" }, SIZE).colour).toBe(true);
    expect(terminal({ FORCE_COLOR: "1" }).colour).toBe(true);
    expect(terminal({ FORCE_COLOR: "0" }, SIZE).colour).toBe(false);
    expect(terminal({ FORCE_COLOR: "1", NO_COLOR: "1" }, SIZE).colour).toBe(false);
  });
});

test("symbols only where the locale is Unicode, in the C library's order", () => {
  expect(terminal({ LANG: "cs_CZ.UTF-8" }).symbols).toBe(true);
  expect(terminal({ LANG: "cs_CZ.utf8" }).symbols).toBe(true);
  expect(terminal({ LANG: "cs_CZ.UTF-8", LC_ALL: "C" }).symbols).toBe(false);
  expect(terminal({ LANG: "C", LC_CTYPE: "C.UTF-8" }).symbols).toBe(true);
  expect(terminal({}).symbols).toBe(false);
  expect(terminal({}, undefined, "win32").symbols).toBe(true);
});

test("the size is the terminal's own, 80 × 24 where it does not know it, and no height on paper", () => {
  expect(terminal({}, SIZE)).toMatchObject({ width: 100, height: 30, screen: true });
  expect(terminal({}, { columns: 0, rows: 0 })).toMatchObject({ width: 80, height: 24 });
  expect(terminal({ TERM: "dumb" }, SIZE)).toMatchObject({ screen: false, height: 30 });
  expect(terminal({})).toMatchObject({ width: 80, height: undefined, screen: false });
});
