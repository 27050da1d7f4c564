import { expect, test } from "vitest";
import { parseEntry } from "./input.ts";

function words(line: string): readonly string[] {
  const entry = parseEntry(line);
  if (entry.type === "save") return [`save ${String(entry.path)} ${entry.overwrite}`];
  return entry.steps.map((step) => (step.type === "verb" ? step.verb : step.type));
}

test.each([
  ["", []],
  ["  3>9  W>F d ", ["move", "move", "move"]],
  ["u y undo REDO", ["undo", "redo", "undo", "redo"]],
  ["? q", ["help", "quit"]],
  ["restart finish score code record", ["restart", "finish", "score", "code", "record"]],
  ["3-9", ["unknown"]],
  ["constructor", ["unknown"]],
  ["save my game.txt", ["save my game.txt false"]],
  ["SAVE! x", ["save x true"]],
  ["save", ["save undefined false"]],
  ["saved", ["unknown"]],
])("%j", (line, expected) => {
  expect(words(line)).toEqual(expected);
});
