import { parseRecord, replay } from "@faceup/rules";
import { describe, expect, it } from "vitest";
import { recordErrorText, replayErrorText } from "./recordErrorText.ts";
import { expectFinished } from "./testing/sentence.ts";
import { TEXTS, textIn } from "./testing/texts.ts";

const CASES = [
  ["", "Line 1, character 1: There is no record here. A record begins with a game code or a position."],
  ["3>4 SS1-S1-AAAAABD", "Line 1, character 1: “3>4” stands before any game code or position."],
  ["SS1-S1-AAAAAB 3>9", "Line 1, character 1: The deal needs exactly 7 letters; this code has 6."],
  [
    "SS1-S1-AAAAABD 3>9\n 1>x",
    "Line 2, character 2: Move 2: “1>x” is no move. Moves look like 4>7, 4>7x3, w>3, 3>f, fh>4, d or r.",
  ],
  ["TF1-D1N-AAAAABD 3>w", "Line 1, character 17: Move 1: “3>w” is no move: no card goes back to the waste."],
  ['{"game":"SS1-S1"}', "Line 1, character 1: The field “columns” is missing."],
] as const;

describe("errors in records", () => {
  it.each(CASES)("%j: %s", (record, sentence) => {
    const read = parseRecord(record);
    if (read.ok) throw new Error(record);
    expect(recordErrorText(textIn("en"), read.error)).toBe(sentence);
    for (const text of TEXTS) expectFinished(recordErrorText(text, read.error));
  });

  it("name the move at which a legal text breaks the rules, with the rule's sentence", () => {
    const record = parseRecord("SS1-S1-AAAAABD 3>11");
    if (!record.ok) throw new Error("record");
    const played = replay(record.value);
    if (played.ok) throw new Error("legal");
    expect(replayErrorText(textIn("en"), played.error)).toBe(
      "Move 1, 3>11: There is no column 11: the columns here are 1 to 10.",
    );
    for (const text of TEXTS) expectFinished(replayErrorText(text, played.error));
  });
});
