import { describe, expect, it } from "vitest";
import type { Card } from "./card.ts";
import { makeCard, parseCard } from "./cardText.ts";
import { alternates, descends, endsInCompleteRun, firstBreak, inSuit, piecesOf, runLength } from "./run.ts";

function pile(text: string): readonly Card[] {
  return text.split(" ").flatMap((name) => (name === "" ? [] : [parseCard(name) as Card]));
}

describe("runs", () => {
  it.each([
    ["", 0, 0, 0],
    ["5H", 1, 1, 1],
    ["9S 8S 7S", 3, 3, 1],
    ["9S 8S 7H", 3, 1, 2],
    ["9S 8H 7S", 3, 1, 3],
    ["9S 8H 7D", 3, 1, 1],
    ["9S 7S 6S", 2, 2, 1],
    ["7S 8S", 1, 1, 1],
    ["KS AS", 1, 1, 1],
    ["AS KS", 1, 1, 1],
  ])("%j ends in runs of %i, one suit %i, alternating %i", (text, any, suit, colours) => {
    const cards = pile(text);
    expect([descends, inSuit, alternates].map((follows) => runLength(cards, 0, follows))).toEqual([
      any,
      suit,
      colours,
    ]);
  });

  it("ST-2: hidden cards belong to no run", () => {
    expect(runLength(pile("9S 8S 7S"), 1, inSuit)).toBe(2);
    expect(runLength(pile("9S 8S 7S"), 3, inSuit)).toBe(0);
  });

  it("firstBreak finds the deepest pair that does not follow", () => {
    const found = firstBreak(pile("9S 8S 6S 6S"), descends);
    expect(found && [makeCard(found.lower), makeCard(found.upper)]).toEqual(["6S", "8S"]);
    expect(firstBreak(pile("9S 8H"), descends)).toBeUndefined();
    expect(firstBreak(pile("9S"), inSuit)).toBeUndefined();
    expect(firstBreak([], inSuit)).toBeUndefined();
  });

  it("piecesOf cuts a run where its suit changes", () => {
    const cut = (text: string): string =>
      piecesOf(pile(text))
        .map((cards) => cards.map(makeCard).join(" "))
        .join(" | ");
    expect(cut("9S 8S 7H 6H 5H 4S")).toBe("9S 8S | 7H 6H 5H | 4S");
    expect(cut("9S")).toBe("9S");
    expect(piecesOf([])).toEqual([]);
  });

  it("SS-7: a complete run is thirteen face-up cards of one suit, K to A, at the column's end", () => {
    const run = "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS";
    expect(endsInCompleteRun(pile(run), 0)).toBe(true);
    expect(endsInCompleteRun(pile(`4H ${run}`), 1)).toBe(true);
    expect(endsInCompleteRun(pile(`4H ${run}`), 2)).toBe(false);
    expect(endsInCompleteRun(pile(run), 1)).toBe(false);
    expect(endsInCompleteRun(pile(`${run} 4H`), 0)).toBe(false);
    expect(endsInCompleteRun(pile(run.replace("7S", "7H")), 0)).toBe(false);
    expect(endsInCompleteRun(pile(run.replace("KS ", "")), 0)).toBe(false);
    expect(endsInCompleteRun(pile("AS"), 0)).toBe(false);
    expect(endsInCompleteRun([], 0)).toBe(false);
  });
});
