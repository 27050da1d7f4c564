import type { Judgement, PointReport } from "@faceup/solver";
import { loadAppText } from "@faceup/text";
import { expect, test } from "vitest";
import { distanceText, judgementText } from "./analysisText.ts";

const en = await loadAppText("en");

test.each<[Judgement, string]>([
  [{ type: "fine", exact: true }, "No move is better."],
  [{ type: "fine", exact: false }, "No better move is known."],
  [{ type: "costly", by: 2, atLeast: 2, atMost: 2, exact: true }, "2 moves more than needed."],
  [{ type: "costly", by: 3, atLeast: 1, atMost: 4, exact: false }, "At least 1 move more than needed."],
  [
    { type: "costly", by: 3, atLeast: 0, atMost: 4, exact: false },
    "As far as is known, 3 moves more than needed.",
  ],
  [{ type: "lost" }, "After this the game can no longer be won."],
  [{ type: "gone" }, "The game was lost before."],
  [{ type: "open" }, "Not looked at yet."],
])("AP-19 SO-1 says no more than is proved: %j", (judgement, words) => {
  expect(judgementText(en, judgement)).toBe(words);
});

test.each<[PointReport, string]>([
  [
    { verdict: "winnable", shortest: 9, lowerBound: 9, optimal: true },
    "From here 9 moves to the win; fewer are not possible.",
  ],
  [
    { verdict: "winnable", shortest: 9, lowerBound: 7, optimal: false },
    "From here 9 moves to the win are known; at least 7 are needed.",
  ],
  [
    { verdict: "winnable", shortest: undefined, lowerBound: 0, optimal: false },
    "From here the game can be won.",
  ],
  [
    { verdict: "unwinnable", shortest: undefined, lowerBound: 0, optimal: false },
    "From here the game cannot be won.",
  ],
  [
    { verdict: "unknown", shortest: undefined, lowerBound: 0, optimal: false },
    "It is not known yet whether this can be won.",
  ],
  [{ verdict: undefined, shortest: undefined, lowerBound: 0, optimal: false }, "Not looked at yet."],
])("AP-19 how far it is to the win: %j", (point, words) => {
  expect(distanceText(en, point)).toBe(words);
});
