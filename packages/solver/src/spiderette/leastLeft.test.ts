import { card, type Position } from "@faceup/rules";
import { describe, expect, it } from "vitest";
import { Budget } from "../budget.ts";
import { leastMoves } from "../leastMoves.ts";
import { ALL_PRUNES } from "../prune.ts";
import { reachable } from "../spider/testing/reach.ts";
import { decide } from "./decide.ts";
import { leastLeft } from "./leastLeft.ts";
import { stockBounds } from "./stockBounds.ts";
import { anyPosition, nameOf, smallTables, VARIANTS } from "./testing/positions.ts";
import { positionsAlong } from "./testing/wins.ts";

const MOST = 200;

describe.each(VARIANTS.map((variant) => [nameOf(variant), variant] as const))(
  "the lower bound of %s",
  (_, variant) => {
    it("SO-5 is never above the shortest line, nor below the simple bound", () => {
      let compared = 0;
      for (const position of smallTables(variant)) {
        const shortest = reachable(position, MOST)?.shortest;
        if (shortest === undefined) continue;
        const bound = leastLeft(position);
        expect(bound).toBeLessThanOrEqual(shortest);
        expect(bound).toBeGreaterThanOrEqual(leastMoves(position));
        compared++;
      }
      expect(compared).toBeGreaterThan(3);
    });

    it("SO-5 is never above what is left of a line, from the deal on", () => {
      for (let seed = 1; seed <= 6; seed++) {
        const position = anyPosition(variant, seed);
        const found = decide(position, new Budget({ nodes: 8000 }), ALL_PRUNES);
        if (found.verdict !== "winnable") continue;
        for (const [made, at] of positionsAlong(position, found.moves).entries()) {
          expect(leastLeft(at)).toBeLessThanOrEqual(found.moves.length - made);
        }
      }
    });
  },
);

describe("SO-5 the moves that a stock takes", () => {
  const table = (columns: Position["columns"], stock: Position["stock"]): Position => ({
    ...anyPosition({ game: "ST", option: "S4" }, 1),
    columns,
    stock,
  });

  it("are its deals, and the cards that no deal can lay on their successor", () => {
    const [nine, eight, seven, king] = [card("S", 9), card("S", 8), card("S", 7), card("H", 13)];
    // The nine lies there. The eight may come to lie on it, the seven of the same row may not; a king need not.
    expect([...stockBounds(table([[nine], [king], [king]], [eight, seven, king]))]).toEqual([2, 1, 0, 0]);
    // One row later it may.
    expect([...stockBounds(table([[nine], [king]], [eight, king, seven]))]).toEqual([2, 1, 1, 0]);
    // A successor that comes later is no help.
    expect([...stockBounds(table([[king], [king]], [seven, king, eight]))]).toEqual([4, 2, 2, 0]);
  });
});
