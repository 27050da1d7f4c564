import { readFileSync } from "node:fs";
import {
  deal,
  isWon,
  lineMoves,
  type Position,
  parseRecord,
  parseStrictCode,
  replay,
  rulesOf,
} from "@faceup/rules";
import { describe, expect, test } from "vitest";
import { readCases, SETS } from "../cases/read.ts";
import { solve } from "./solve.ts";

/** Nodes at most for a case here; the benchmark decides all of them. */
const NODES = 60_000;
/** Of each set every so-manieth: the benchmark takes them all. */
const STEP = 5;

function position(code: string): Position {
  const parsed = parseStrictCode(code);
  if (!parsed.ok) throw new Error(code);
  return deal(parsed.value);
}

describe("SO-1 verdicts of independent programs", () => {
  for (const set of SETS) {
    test(`${set}: none is contradicted, and most are found at once`, () => {
      const cases = readCases(set).filter((_, i) => set === "midgame" || i % STEP === 0);
      const answers = cases.map(({ position: start, verdict }) => ({
        verdict,
        answer: solve(start, { nodes: NODES }),
      }));
      const decided = answers.filter(({ answer }) => answer.verdict !== "unknown");
      for (const { verdict, answer } of decided) expect(answer.verdict).toBe(verdict);
      expect(decided.length).toBeGreaterThan(0.8 * cases.length);
    });
  }
});

describe("SO-1, SO-2, SO-4 limits", () => {
  const start = position("SS1-S4-AAAAABD");

  test("no node at all: unknown, and said why", () => {
    expect(solve(start, { nodes: 0 })).toEqual({ verdict: "unknown", stop: "nodes", nodes: 0 });
  });

  test("no memory: unknown, and said why", () => {
    for (const code of [
      "SS1-S4-AAAAABD",
      "ST1-S4-AAAAABD",
      "SD1-S4-AAAAABD",
      "TF1-D3N-AAAAAAC",
      "KL1-D1N-AAAAAAC",
    ]) {
      expect(solve(position(code), { bytes: 100 })).toMatchObject({ verdict: "unknown", stop: "memory" });
    }
  });

  test("cancelled within 20 000 nodes", () => {
    const hard = readCases("kl-d3").find(({ position: p }) => {
      const answer = solve(p, { nodes: 25_000 });
      return answer.verdict === "unknown";
    });
    if (hard === undefined) throw new Error("no case takes so long");
    const answer = solve(hard.position, { cancelled: () => true });
    expect(answer).toMatchObject({ verdict: "unknown", stop: "cancelled" });
    expect(answer.nodes).toBeLessThanOrEqual(20_000);
  });

  test("the same position and limits: the same answer and line", () => {
    for (const code of [
      "SS1-S4-AAAAABD",
      "ST1-S1-AAAAABD",
      "SD1-S4-AAAAABD",
      "TF1-D3N-AAAAAAC",
      "KL1-D1N-AAAAAAC",
    ]) {
      expect(solve(position(code), { nodes: 5000 })).toEqual(solve(position(code), { nodes: 5000 }));
    }
  });

  test("a won position is won by no move", () => {
    const answer = solve(start);
    if (answer.verdict !== "winnable") throw new Error("not won");
    const rules = rulesOf("SS");
    const end = answer.moves.reduce((now, move) => rules.play(now, move).position, start);
    expect(solve(end)).toEqual({ verdict: "winnable", moves: [], nodes: 0 });
  });
});

describe("SO-3 Spiderette and Spider", () => {
  const records = readFileSync(
    new URL("../../../../shared/cases/family-records.txt", import.meta.url),
    "utf8",
  )
    .split("\n")
    .filter((line) => /^S[TD]/.test(line));

  test("every position along a line that wins can be won, and the later ones at once", () => {
    let won = 0;
    for (const line of records) {
      const record = parseRecord(line);
      const game = record.ok ? replay(record.value) : undefined;
      if (game?.ok !== true) throw new Error(`does not replay: ${line}`);
      if (!isWon(game.value)) continue;
      const moves = lineMoves(game.value);
      const { play } = rulesOf(game.value.startPosition.variant.game);
      for (const made of [0, 0.3, 0.6, 0.9].map((part) => Math.floor(part * moves.length))) {
        const from = moves
          .slice(0, made)
          .reduce((at, move) => play(at, move).position, game.value.startPosition);
        const { verdict } = solve(from, { nodes: NODES });
        expect(verdict).not.toBe("unwinnable");
        if (verdict === "winnable") won++;
        else expect(made).toBeLessThan(0.5 * moves.length);
      }
    }
    expect(won).toBeGreaterThan(15);
  });
});
