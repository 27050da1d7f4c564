import { parseCode, parseStrictCode } from "@faceup/rules";
import { describe, expect, it } from "vitest";
import { codeErrorText } from "./codeErrorText.ts";
import { expectFinished } from "./testing/sentence.ts";
import { TEXTS, textIn } from "./testing/texts.ts";

const CASES = [
  ["", "A game code is needed, for example SS1-S4-AAAAABD."],
  ["XX1-S4-AAAAABD", "“XX” is no game. A code begins with SS, TF, ST, KL, or SD."],
  ["SS", "The code is not complete: after the game comes a 1."],
  ["SSX", "“X” is no version. After the game comes a 1."],
  [
    "SS2-S4-AAAAABD",
    "This code was made by a newer version: its deal algorithm, number 2, is not known here.",
  ],
  ["SS1", "The code is not complete: for Simple Simon, next comes S1, S2, or S4."],
  ["SS1-S3-AAAAABD", "“S3” is no option of Simple Simon. It may be S1, S2, or S4."],
  ["SS1-S4-AAAA4BD", "“4” does not belong in the deal: only the letters A to Z do."],
  ["SS1-S4", "The deal needs exactly 7 letters; this code has none."],
  ["SS1-S4-A", "The deal needs exactly 7 letters; this code has only 1."],
  ["SS1-S4-AAAAABDXX", "The deal needs exactly 7 letters; this code has 9."],
] as const;

describe("errors in codes (CO-2)", () => {
  it.each(CASES)("%j: %s", (typed, sentence) => {
    const read = parseCode(typed);
    if (read.ok) throw new Error(typed);
    expect(codeErrorText(textIn("en"), read.error)).toBe(sentence);
    for (const text of TEXTS) expectFinished(codeErrorText(text, read.error));
  });

  it("call a code wrong in its spelling only where codes are strict", () => {
    const read = parseStrictCode("ss1s4aaaaabd");
    if (read.ok) throw new Error("strict");
    expect(codeErrorText(textIn("en"), read.error)).toBe(
      "“ss1s4aaaaabd” has to be written SS1-S4-AAAAABD here.",
    );
    for (const text of TEXTS) expectFinished(codeErrorText(text, read.error));
  });
});
