import { expect, test } from "vitest";
import { objectEnd } from "./json.ts";

test.each([
  ["{}", 2],
  ['{"a":{"b":1}} 3>9', 13],
  ['{"a":"}"} x', 9],
  ['{"a":"\\"}"} x', 11],
  ["{\n}\n", 3],
  ['{"a":', undefined],
  // A string that was cut off ends at its line: the brace after it counts.
  ['{"a":"b\n} x', 9],
])("%j", (text, end) => {
  expect(objectEnd(text, 0)).toBe(end);
});
