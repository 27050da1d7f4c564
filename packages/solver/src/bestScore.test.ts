import { describe, expect, test } from "vitest";
import { readCases } from "../cases/read.ts";
import { scoredLine } from "./bestScore.ts";
import { checkedLine } from "./replay.ts";
import { shorten } from "./shorten.ts";
import { solve } from "./solve.ts";

describe("SO-5, TF-13 the best score found", () => {
  for (const set of ["tf-d1", "tf-d3", "kl-d1", "ss4"] as const) {
    test(`${set}: a scored line wins, at no less than the points of the line it comes from`, () => {
      for (const { position } of readCases(set).slice(0, 12)) {
        const answer = solve(position, { nodes: 20_000 });
        if (answer.verdict !== "winnable") continue;
        const scored = scoredLine(position, answer.moves);
        expect(checkedLine(position, scored.moves)).toBe(scored.moves);
        const toFoundation = answer.moves.filter(
          (move) => move.type === "transfer" && move.from.pile === "waste" && move.to.pile === "foundation",
        ).length;
        const more = scored.moves.length - answer.moves.length;
        expect(more).toBeLessThanOrEqual(toFoundation);
        // From a deal: 520 for the cards, less the redeals, and 5 for each card of the stock that stopped at a column.
        if (set === "ss4") expect(scored.score).toBe(500 - answer.moves.length + 400);
        else expect(scored.score).toBeLessThanOrEqual(520 + 24 * 5 + 21 * 5);
      }
    });
  }

  test("par reports it beside the shortest line, and it never falls", () => {
    const found = readCases("tf-d1").flatMap(({ position }) => {
      const answer = solve(position, { nodes: 5000 });
      return answer.verdict === "winnable" ? [{ position, moves: answer.moves }] : [];
    })[0];
    if (found === undefined) throw new Error("no case");
    const scores: number[] = [scoredLine(found.position, found.moves).score];
    const par = shorten(found.position, found.moves, {
      nodes: 20_000,
      better: ({ bestScore }) => scores.push(bestScore),
    });
    scores.push(par.bestScore);
    expect(scores).toEqual([...scores].sort((a, b) => a - b));
    expect(par.bestScore).toBeGreaterThan(0);
  });
});
