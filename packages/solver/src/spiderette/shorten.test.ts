import { deal, type Move, type Position } from "@faceup/rules";
import { describe, expect, it } from "vitest";
import { Budget, type Limits } from "../budget.ts";
import { ALL_PRUNES } from "../prune.ts";
import { reachable } from "../spider/testing/reach.ts";
import { spideretteEngine } from "./index.ts";
import { nameOf, smallTables, VARIANTS } from "./testing/positions.ts";
import { wins } from "./testing/wins.ts";

interface Told {
  readonly line: readonly Move[];
  readonly lower: number;
  readonly budget: Budget;
}

/** Shortens the first line found; checks that all that is told gets better. */
function par(position: Position, limits: Limits = {}): Told | undefined {
  const found = spideretteEngine.decide(position, new Budget(), ALL_PRUNES);
  if (found.verdict !== "winnable") return undefined;
  let line = found.moves;
  let lower = 0;
  const budget = new Budget(limits);
  const { free } = budget;
  spideretteEngine.shorten(position, line, budget, {
    better(moves) {
      expect(moves.length).toBeLessThan(line.length);
      expect(wins(position, moves)).toBe(true);
      line = moves;
    },
    bound(lowerBound) {
      expect(lowerBound).toBeGreaterThan(lower);
      expect(lowerBound).toBeLessThanOrEqual(line.length);
      lower = lowerBound;
    },
  });
  expect(budget.free).toBe(free);
  return { line, lower, budget };
}

describe.each(VARIANTS.map((variant) => [nameOf(variant), variant] as const))("par of %s", (_, variant) => {
  it("SO-5 is the length that an exhaustive search by the rules finds", () => {
    let compared = 0;
    for (const position of smallTables(variant)) {
      const shortest = reachable(position, 500)?.shortest;
      if (shortest === undefined) continue;
      const told = par(position);
      expect([told?.line.length, told?.lower]).toEqual([shortest, shortest]);
      compared++;
    }
    expect(compared).toBeGreaterThan(3);
  });
});

describe("par of a deal", () => {
  const position = deal({ game: "ST", option: "S4", deal: 2 });

  it("SO-5 gets shorter; SO-2 it is the same for the same limit of nodes", () => {
    const [first, second] = [1, 2].map(() => par(position, { nodes: 20_000 }));
    expect(first?.budget.stop).toBe("nodes");
    expect(first?.line).toEqual(second?.line);
    expect(first?.lower).toBe(second?.lower);
    expect(first?.lower).toBeGreaterThan(30);
  });

  it("SO-4 ends where memory ends", () => {
    expect(par(position, { bytes: 1 << 20 })?.budget.stop).toBe("memory");
  });
});
