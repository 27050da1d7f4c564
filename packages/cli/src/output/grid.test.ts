import { expect, test } from "vitest";
import { grid } from "./grid.ts";

test("columns side by side, without spaces at the ends of lines", () => {
  expect(grid([["a", "b"], [], ["cc", "d", "e"]], 3)).toEqual(["a     cc", "b     d", "      e"]);
  expect(grid([], 3)).toEqual([]);
});

test("colours take no room", () => {
  expect(grid([["\x1b[31ma\x1b[39m"], ["b"]], 3)).toEqual(["\x1b[31ma\x1b[39m  b"]);
});
