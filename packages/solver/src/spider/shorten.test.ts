import { type Move, type Position, rulesOf } from "@faceup/rules";
import { describe, expect, it } from "vitest";
import { Budget, type Limits } from "../budget.ts";
import { ALL_PRUNES } from "../prune.ts";
import { decide } from "./decide.ts";
import { shorten } from "./shorten.ts";
import { CZECH } from "./testing/czech.ts";
import { shortestLength } from "./testing/plainSearch.ts";
import { OPTIONS, piecesIn } from "./testing/positions.ts";

interface Told {
  readonly line: readonly Move[];
  readonly lower: number;
  readonly budget: Budget;
}

/** Shortens the first line found; checks that all that is told gets better. */
function par(position: Position, limits: Limits = {}): Told | undefined {
  const found = decide(position, new Budget(), ALL_PRUNES);
  if (found.verdict !== "winnable") return undefined;
  let line = found.moves;
  let lower = 0;
  const budget = new Budget(limits);
  shorten(position, line, budget, {
    better(moves) {
      expect(moves.length).toBeLessThan(line.length);
      line = moves;
    },
    bound(lowerBound) {
      expect(lowerBound).toBeGreaterThanOrEqual(lower);
      lower = lowerBound;
    },
  });
  const rules = rulesOf("SS");
  let at = position;
  for (const move of line) {
    expect(rules.check(at, move)).toBeUndefined();
    at = rules.play(at, move).position;
  }
  expect(rules.won(at)).toBe(true);
  return { line, lower, budget };
}

describe.each(OPTIONS)("par of Simple Simon, %s", (option) => {
  it("SO-5 is the length that an exhaustive search without bounds finds", () => {
    let compared = 0;
    for (let seed = 0; seed < 24; seed++) {
      const width = 4 + (seed % 3);
      const position = piecesIn(option, { gone: 2 + (seed % 2), width, untidy: 0.2 + (seed % 4) / 8, seed });
      const shortest = shortestLength(position, 2000);
      if (shortest === undefined) continue;
      const told = par(position);
      expect([told?.line.length, told?.lower]).toEqual([shortest, shortest]);
      compared++;
    }
    expect(compared).toBeGreaterThan(7);
  });
});

describe("par", () => {
  it("SO-5 the Czech deal takes 59 moves and no fewer", () => {
    const told = par(CZECH);
    expect([told?.line.length, told?.lower, told?.budget.stop]).toEqual([59, 59, undefined]);
  });

  it("SO-2 is the same for the same limit of nodes; SO-4 gives memory back", () => {
    const deals = [1, 2].map(() => par(CZECH, { nodes: 3000 }));
    const [first, second] = deals;
    expect(first?.budget.stop).toBe("nodes");
    expect(first?.line).toEqual(second?.line);
    expect(first?.lower).toBe(second?.lower);
    expect(first?.budget.free).toBe(new Budget().free);
  });

  it("SO-4 ends where memory ends", () => {
    const told = par(CZECH, { bytes: 1 << 19 });
    expect(told?.budget.stop).toBe("memory");
  });
});
