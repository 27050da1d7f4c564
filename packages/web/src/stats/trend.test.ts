import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blocksOf, thinned, trendOf } from "./trend.ts";

const results = fc.array(fc.boolean(), { maxLength: 200 });

describe("AP-24 the trend", () => {
  test("is the share of wins among the last twenty, after each game that has so many", () => {
    fc.assert(
      fc.property(results, (won) => {
        const trend = trendOf(won);
        expect(trend.map(({ game }) => game)).toEqual(won.map((_, i) => i + 1).filter((game) => game >= 20));
        for (const { game, rate } of trend) {
          expect(rate * 20).toBeCloseTo(won.slice(game - 20, game).filter(Boolean).length);
        }
      }),
    );
  });

  test("in blocks holds every game once, in few and equal blocks", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 2000 }), (won) => {
        const blocks = blocksOf(won);
        expect(blocks.length).toBeLessThanOrEqual(8);
        expect(blocks.reduce((sum, block) => sum + block.won, 0)).toBe(won.filter(Boolean).length);
        let next = 1;
        for (const { from, to } of blocks) {
          expect(from).toBe(next);
          next = to + 1;
        }
        expect(next - 1).toBe(won.length);
        const sizes = blocks.slice(0, -1).map(({ from, to }) => to + 1 - from);
        expect(new Set(sizes).size).toBeLessThanOrEqual(1);
        for (const size of sizes) expect(size % 20).toBe(0);
      }),
    );
  });

  test("thinned keeps its ends and its order", () => {
    fc.assert(
      fc.property(results, fc.integer({ min: 2, max: 50 }), (won, most) => {
        const trend = trendOf(won);
        const few = thinned(trend, most);
        expect(few.length).toBe(Math.min(most, trend.length));
        expect(few[0]).toEqual(trend[0]);
        expect(few.at(-1)).toEqual(trend.at(-1));
        expect([...few].sort((a, b) => a.game - b.game)).toEqual(few);
      }),
    );
  });
});
