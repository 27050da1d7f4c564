import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { card } from "./card.ts";
import { rulesOf } from "./games/index.ts";
import { FOUNDATION_SCORING, type GameEvent, RUN_SCORING, scoreAfter, scoreLines } from "./score.ts";
import { GAMES } from "./variant.ts";

const ACE = card("S", 1);
const EVENTS: Readonly<Record<GameEvent["type"], GameEvent>> = {
  move: { type: "move" },
  "run-removed": { type: "run-removed", column: 0, cards: [] },
  "turned-up": { type: "turned-up", column: 0, card: ACE },
  "foundation-first": { type: "foundation-first", card: ACE },
  "waste-to-column": { type: "waste-to-column", card: ACE },
  redeal: { type: "redeal" },
};

function many(...counts: readonly (readonly [GameEvent["type"], number])[]): readonly GameEvent[] {
  return counts.flatMap(([type, count]) => Array.from({ length: count }, () => EVENTS[type]));
}

describe("points as data", () => {
  it("SS-9: a game won in 49 moves ends at 851; a long one falls below zero", () => {
    expect(scoreAfter(RUN_SCORING, 500, many(["move", 49], ["run-removed", 4]))).toBe(851);
    expect(scoreAfter(RUN_SCORING, 500, many(["move", 600]))).toBe(-100);
    expect(scoreAfter(RUN_SCORING, 500, many(["turned-up", 3]))).toBe(500);
  });

  it("TF-13: 52 cards give 520; a redeal costs what there is; zero is the floor", () => {
    expect(scoreAfter(FOUNDATION_SCORING, 0, many(["move", 52], ["foundation-first", 52]))).toBe(520);
    expect(scoreAfter(FOUNDATION_SCORING, 30, many(["redeal", 1]))).toBe(0);
    expect(scoreAfter(FOUNDATION_SCORING, 100, many(["redeal", 1]))).toBe(0);
    expect(scoreAfter(FOUNDATION_SCORING, 130, many(["redeal", 1], ["waste-to-column", 1]))).toBe(35);
    expect(scoreAfter(FOUNDATION_SCORING, 30, many(["redeal", 1], ["turned-up", 1]))).toBe(5);
  });

  it.each(GAMES.map((game) => [game] as const))(
    "UN-4, SS-10, TF-14: what %s starts at and counts",
    (game) => {
      const foundations = game === "TF" || game === "KL";
      const { start, counts, floor } = rulesOf(game).scoring;
      expect([start, counts, floor]).toEqual(foundations ? [0, "attempt", 0] : [500, "line", undefined]);
    },
  );

  it("AP-9: worked out line by line, start and points make the score, a cheap redeal at its real price", () => {
    const events = many(
      ["foundation-first", 2],
      ["waste-to-column", 1],
      ["redeal", 1],
      ["foundation-first", 1],
    );
    expect(scoreLines(FOUNDATION_SCORING, events)).toEqual([
      { type: "foundation-first", times: 3, points: 30 },
      { type: "waste-to-column", times: 1, points: 5 },
      { type: "redeal", times: 1, points: -25 },
    ]);
    expect(scoreLines(RUN_SCORING, [])).toEqual([]);
  });

  it("AP-9: whatever happened", () => {
    const anyEvents = fc.array(fc.constantFrom(...Object.values(EVENTS)), { maxLength: 40 });
    fc.assert(
      fc.property(fc.constantFrom(RUN_SCORING, FOUNDATION_SCORING), anyEvents, (scoring, events) => {
        const lines = scoreLines(scoring, events);
        const sum = lines.reduce((total, { points }) => total + points, scoring.start);
        expect(sum).toBe(scoreAfter(scoring, scoring.start, events));
        for (const { type, times } of lines) {
          expect(times).toBe(events.filter((event) => event.type === type).length);
        }
      }),
      { numRuns: 500, seed: 1 },
    );
  });
});
