import { deal, type Move, type Option, type Position, rulesOf } from "@faceup/rules";
import { describe, expect, it } from "vitest";
import { Budget } from "../budget.ts";
import { ALL_PRUNES, NO_PRUNES, PRUNES, type Prune } from "../prune.ts";
import { decide } from "./decide.ts";
import { OPTIONS, piecesIn } from "./testing/positions.ts";
import { reachable } from "./testing/reach.ts";

const rules = rulesOf("SS");
const OWN = PRUNES.filter((prune) => prune.startsWith("spider-"));

function wins(position: Position, moves: readonly Move[]): boolean {
  let at = position;
  for (const move of moves) {
    if (rules.check(at, move) !== undefined) return false;
    at = rules.play(at, move).position;
  }
  return rules.won(at);
}

/** Small tables of few columns: about half of them are lost. */
function smallTables(option: Option): readonly Position[] {
  return Array.from({ length: 24 }, (_, seed) =>
    piecesIn(option, { gone: 2 + (seed % 2), width: 3 + (seed % 3), untidy: 0.35 + (seed % 5) / 10, seed }),
  );
}

describe.each(OPTIONS)("verdicts of Simple Simon, %s", (option) => {
  const tables = smallTables(option);

  it("SO-1 agree with an exhaustive search by the rules; lines win by the rules", () => {
    let lost = 0;
    for (const position of tables) {
      const truth = reachable(position, 600);
      if (truth === undefined) continue;
      const budget = new Budget();
      const found = decide(position, budget, ALL_PRUNES);
      expect(found.verdict).toBe(truth.won ? "winnable" : "unwinnable");
      if (found.verdict === "winnable") expect(wins(position, found.moves)).toBe(true);
      else {
        lost++;
        // Exhausted: every position, and each once.
        expect(budget.nodes).toBe(truth.positions);
      }
    }
    expect(lost).toBeGreaterThan(3);
  });

  it("SO-10 are the same with every pruning off, and with each alone", () => {
    for (const position of tables) {
      const verdicts = [ALL_PRUNES, NO_PRUNES, ...OWN.map((prune) => new Set<Prune>([prune]))].map(
        (prunes) => decide(position, new Budget({ nodes: 5_000 }), prunes).verdict,
      );
      expect(new Set(verdicts).size).toBe(1);
    }
  });
});

describe("limits", () => {
  const position = deal({ game: "SS", option: "S4", deal: 1 });

  it("SO-1, SO-2 a search that ends early says unknown and why", () => {
    const few = new Budget({ nodes: 10 });
    expect(decide(position, few, ALL_PRUNES).verdict).toBe("unknown");
    expect([few.stop, few.nodes]).toEqual(["nodes", 10]);
    const small = new Budget({ bytes: 1000 });
    expect(decide(position, small, ALL_PRUNES).verdict).toBe("unknown");
    expect(small.stop).toBe("memory");
  });

  it("SO-4 gives back all memory", () => {
    const budget = new Budget({ bytes: 1 << 24 });
    decide(position, budget, ALL_PRUNES);
    expect(budget.free).toBe(1 << 24);
  });

  it("SO-1 a won game needs no move", () => {
    const won = piecesIn("S4", { gone: 4, width: 10, untidy: 0, seed: 1 });
    expect(decide(won, new Budget(), ALL_PRUNES)).toEqual({ verdict: "winnable", moves: [] });
  });
});
