import { deal, type Move, type Position, rulesOf, type Variant } from "@faceup/rules";
import { describe, expect, it } from "vitest";
import { Budget } from "../budget.ts";
import { ALL_PRUNES, NO_PRUNES, PRUNES, type Prune } from "../prune.ts";
import { reachable } from "../spider/testing/reach.ts";
import { Beam } from "./beam.ts";
import { decide } from "./decide.ts";
import { isSimpleSimon } from "./open.ts";
import { nameOf, piecesOf, VARIANTS } from "./testing/positions.ts";

const OWN = PRUNES.filter((prune) => prune.startsWith("spider-"));
const MOST = 500;

function wins(position: Position, moves: readonly Move[]): boolean {
  const rules = rulesOf(position.variant.game);
  let at = position;
  for (const move of moves) {
    if (rules.check(at, move) !== undefined) return false;
    at = rules.play(at, move).position;
  }
  return rules.won(at);
}

/** Tables of few columns that no row or one or two will be dealt to: about half of them are lost. */
function smallTables(variant: Variant): readonly Position[] {
  return Array.from({ length: 50 }, (_, seed) =>
    piecesOf(variant, {
      runs: 1 + (seed % 2),
      width: 3 + (seed % 3),
      untidy: 0.1 + (seed % 5) / 10,
      stock: 2 + (seed % 4),
      seed,
    }),
  ).filter((position) => !isSimpleSimon(position) && !rulesOf(variant.game).won(position));
}

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
        const beam = new Beam(position, { width: MOST, upper: Number.POSITIVE_INFINITY, filter }, budget);
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
