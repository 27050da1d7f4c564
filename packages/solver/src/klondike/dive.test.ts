import { deal, type Position, rulesOf } from "@faceup/rules";
import { describe, expect, it } from "vitest";
import { readCases } from "../../cases/read.ts";
import { Budget } from "../budget.ts";
import { ALL_PRUNES } from "../prune.ts";
import { Dive } from "./dive.ts";
import { klondikeEngine } from "./index.ts";
import { layoutOf } from "./layout.ts";
import { endgame, SMALL } from "./testing/endgames.ts";
import { played } from "./testing/plain.ts";

function dive(position: Position, seed: number) {
  const layout = layoutOf(position);
  if (layout === undefined) throw new Error("no deal");
  return new Dive(position, layout, new Budget()).run(seed);
}

describe("SO-5: dives", () => {
  it("win by the rules, and only what can be won", () => {
    let won = 0;
    let lost = 0;
    for (let seed = 0; seed < 400; seed++) {
      const position = endgame(seed, SMALL);
      const line = dive(position, seed);
      const { verdict } = klondikeEngine.decide(position, new Budget(), ALL_PRUNES);
      if (line === undefined) {
        if (verdict === "unwinnable") lost++;
        continue;
      }
      expect(rulesOf(position.variant.game).won(played(position, line))).toBe(true);
      expect(verdict).toBe("winnable");
      won++;
    }
    expect(Math.min(won, lost)).toBeGreaterThan(20);
  });

  it("SO-2: the same seed gives the same line, another one another", () => {
    const position = deal({ game: "TF", option: "D1N", deal: 3 });
    expect(dive(position, 5)).toEqual(dive(position, 5));
    const lines = new Set([1, 2, 3, 4, 5, 6].map((seed) => JSON.stringify(dive(position, seed))));
    expect(lines.size).toBeGreaterThan(2);
  });

  it("are far shorter than the first line", () => {
    const deals = readCases("tf-d1")
      .slice(0, 20)
      .filter(({ verdict }) => verdict === "winnable");
    const shorter = deals.filter(({ position }) => {
      const first = klondikeEngine.decide(position, new Budget(), ALL_PRUNES);
      const line = dive(position, 1);
      return first.verdict === "winnable" && line !== undefined && line.length < 0.9 * first.moves.length;
    });
    expect(shorter.length).toBeGreaterThan(deals.length / 2);
  });
});
