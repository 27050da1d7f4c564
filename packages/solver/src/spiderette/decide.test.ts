import { deal } from "@faceup/rules";
import { describe, expect, it } from "vitest";
import { Budget } from "../budget.ts";
import { ALL_PRUNES, NO_PRUNES, PRUNES, type Prune } from "../prune.ts";
import { reachable } from "../spider/testing/reach.ts";
import { Beam } from "./beam.ts";
import { decide } from "./decide.ts";
import { nameOf, smallTables, VARIANTS } from "./testing/positions.ts";
import { wins } from "./testing/wins.ts";
import { EARLY } from "./weights.ts";

const OWN = PRUNES.filter((prune) => prune.startsWith("spider-"));
const MOST = 500;

describe.each(VARIANTS.map((variant) => [nameOf(variant), variant] as const))(
  "verdicts of %s",
  (_, variant) => {
    const tables = smallTables(variant);

    it("SO-1 agree with an exhaustive search by the rules; lines win by the rules", () => {
      const seen = { winnable: 0, unwinnable: 0, stock: 0 };
      for (const position of tables) {
        const truth = reachable(position, MOST);
        if (truth === undefined) continue;
        const found = decide(position, new Budget(), ALL_PRUNES);
        expect(found.verdict).toBe(truth.won ? "winnable" : "unwinnable");
        seen[truth.won ? "winnable" : "unwinnable"]++;
        if (position.stock.length > 0) seen.stock++;
        if (found.verdict === "winnable") expect(wins(position, found.moves)).toBe(true);
      }
      for (const count of Object.values(seen)) expect(count).toBeGreaterThan(3);
    });

    it("SO-9 a beam that drops nothing meets every position once, and wins by the fewest moves", () => {
      for (const position of tables) {
        const truth = reachable(position, MOST);
        if (truth === undefined) continue;
        const budget = new Budget();
        const filter = { oneEmpty: false, wholeColumn: false };
        const beam = new Beam(
          position,
          { width: MOST, upper: Number.POSITIVE_INFINITY, weights: EARLY, filter },
          budget,
        );
        expect(beam.run()).toBe(truth.won ? "won" : "exhausted");
        if (truth.won) expect([beam.line.length, beam.bound]).toEqual([truth.shortest, truth.shortest]);
        else expect(budget.nodes).toBe(truth.positions);
        beam.release();
      }
    });

    it("SO-10 are the same with every pruning off, and with each alone", () => {
      for (const position of tables) {
        const verdicts = [ALL_PRUNES, NO_PRUNES, ...OWN.map((prune) => new Set<Prune>([prune]))].map(
          (prunes) => decide(position, new Budget({ nodes: 20_000 }), prunes).verdict,
        );
        expect(new Set(verdicts).size).toBe(1);
      }
    });
  },
);

describe("limits", () => {
  const position = deal({ game: "ST", option: "S4", deal: 1 });

  it("SO-1, SO-2 a search that ends early says unknown and why", () => {
    const few = new Budget({ nodes: 10 });
    expect(decide(position, few, ALL_PRUNES).verdict).toBe("unknown");
    expect([few.stop, few.nodes]).toEqual(["nodes", 10]);
    for (const bytes of [1000, 1 << 19]) {
      const small = new Budget({ bytes });
      expect(decide(position, small, ALL_PRUNES).verdict).toBe("unknown");
      expect(small.stop).toBe("memory");
      expect(small.free).toBe(bytes);
    }
  });

  it("SO-2 the same limits give the same line; SO-4 all memory is given back", () => {
    const lines = [1, 2].map(() => {
      const budget = new Budget({ bytes: 1 << 26 });
      const found = decide(deal({ game: "ST", option: "S1", deal: 2 }), budget, ALL_PRUNES);
      expect(budget.free).toBe(1 << 26);
      return found;
    });
    expect(lines[0]).toEqual(lines[1]);
    expect(lines[0]?.verdict).toBe("winnable");
  });
});
