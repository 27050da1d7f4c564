import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rulesOf } from "../../games/index.ts";
import { act, currentPosition, currentScore, isWon, moveCount, newGame } from "../../history.ts";
import { makeMove } from "../../moveText.ts";
import type { Position } from "../../position.ts";
import { klondikeStep } from "../../testing/klondikeTable.ts";
import { latePosition } from "../../testing/positions.ts";
import { setUp } from "../../testing/setUp.ts";
import { type Table, tableOf } from "../../testing/table.ts";
import { nameOf, VARIANTS } from "../../testing/variants.ts";

function finished(position: Position): string | undefined {
  return rulesOf(position.variant.game).finish(position)?.map(makeMove).join(" ");
}

/** Do moves to the foundations alone clear the table, taken from the right as long as there is one? */
function clears(table: Table): boolean {
  if (table.foundations.length === 52) return true;
  for (let from = table.columns.length; from >= 1; from--) {
    const told = klondikeStep(table, 0, `${from}>f`);
    if (typeof told !== "string") return clears(told.table);
  }
  return false;
}

describe("TF-11: the finish", () => {
  it("is offered once stock and waste are empty and moves to foundations alone win", () => {
    const position = setUp("TF1-D1N", ["KS QS", "KH", "KD", "KC"], { foundations: [11, 12, 12, 12] });
    expect(finished(position)).toBe("1>f 1>f 2>f 3>f 4>f");
  });

  it("is not offered with cards in the stock or the waste, though they would go", () => {
    const foundations = [12, 12, 12, 12] as const;
    expect(finished(setUp("TF1-D1N", ["KS", "KH", "KD"], { foundations, stock: "KC" }))).toBeUndefined();
    expect(finished(setUp("TF1-D1N", ["KS", "KH", "KD"], { foundations, waste: "KC" }))).toBeUndefined();
  });

  it("is not offered where another move is needed first, nor in a won game", () => {
    const blocked = setUp("TF1-D1N", ["QS KS", "KH", "KD", "KC"], { foundations: [11, 12, 12, 12] });
    expect(finished(blocked)).toBeUndefined();
    expect(finished(setUp("TF1-D1N", [], { foundations: [13, 13, 13, 13] }))).toBeUndefined();
  });

  it("is not of the other family", () => {
    expect(
      finished(setUp("SS1-S1", ["KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"], { removed: "SSS" })),
    ).toBeUndefined();
  });

  it("KL-1: turns hidden cards up on its way, with their points", () => {
    const piles = { foundations: [11, 12, 12, 12], faceDown: [1, 0, 0, 0, 0, 0, 0] } as const;
    const position = setUp("KL1-D1N", ["KS QS", "KH", "KD", "KC"], piles);
    let game = newGame({ type: "position", position });
    for (const move of rulesOf("KL").finish(position) ?? []) {
      const played = act(game, [move]);
      if (!played.ok) throw new Error(played.error.reason);
      game = played.value;
    }
    expect(isWon(game)).toBe(true);
    expect([currentScore(game), moveCount(game)]).toEqual([5 * 10 + 5, 5]);
  });
});

describe.each(
  VARIANTS.filter(({ game }) => rulesOf(game).family === "klondike").map(
    (variant) => [nameOf(variant), variant] as const,
  ),
)("TF-11 in %s", (_, variant) => {
  it("wins by moves to foundations alone, or there is none", () => {
    const rules = rulesOf(variant.game);
    let offered = 0;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0x7fffffff }), (seed) => {
        const position = latePosition(variant, seed);
        const line = rules.finish(position);
        const empty = position.stock.length === 0 && position.waste.length === 0;
        expect(line !== undefined).toBe(empty && !rules.won(position) && clears(tableOf(position)));
        if (line === undefined) return;
        offered++;
        expect(line.every((move) => move.type === "transfer" && move.to.pile === "foundation")).toBe(true);
        const game = act(newGame({ type: "position", position }), line);
        expect(game.ok && rules.won(currentPosition(game.value))).toBe(true);
      }),
      { numRuns: 300, seed: 1 },
    );
    expect(offered).toBeGreaterThan(4);
  });
});
