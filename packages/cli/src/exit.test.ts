import { expect, test } from "vitest";
import { EXIT, heavier } from "./exit.ts";

test("of several answers the first that applies of 2, 3, 1, 0", () => {
  expect(heavier(EXIT.done, EXIT.done)).toBe(0);
  expect(heavier(EXIT.done, EXIT.no)).toBe(1);
  expect(heavier(EXIT.undecided, EXIT.no)).toBe(3);
  expect(heavier(EXIT.no, EXIT.undecided)).toBe(3);
  expect(heavier(EXIT.bad, EXIT.undecided)).toBe(2);
  expect(heavier(EXIT.done, EXIT.bad)).toBe(2);
});
