import { deal, type Game, type Move, type Position, rulesOf } from "@faceup/rules";
import { describe, expect, test } from "vitest";
import { readLosingMoves } from "../../cases/read.ts";
import { endgame, MIDDLE, SMALL } from "../klondike/testing/endgames.ts";
import { answer } from "../protocol.ts";
import { shorten } from "../shorten.ts";
import { solve } from "../solve.ts";
import { wins } from "../spiderette/testing/wins.ts";
import { type Analysis, type AnalysisJob, createAnalysis } from "./analysis.ts";
import type { Judgement } from "./report.ts";
import { analysed } from "./testing/analysed.ts";
import { naiveGame, naivePlay } from "./testing/naive.ts";

const VERDICTS = { scale: 0, threads: 2 };
/** A small part of what the app does: enough for what is near the win. */
const QUICK = { scale: 0.02, threads: 2 };

/** The positions of a game, by point. */
function positionsOf({ startPosition, actions }: Game): readonly Position[] {
  return [startPosition, ...actions.map(({ position }) => position)];
}

/** What is reported of each point agrees with what the solver says of it alone, and continuations win by the rules. */
function expectTrue(analysis: Analysis, positions: readonly Position[]): void {
  const report = analysis.report();
  report.points.forEach(({ verdict, shortest, lowerBound, optimal }, point) => {
    const position = positions[point];
    if (position === undefined) throw new Error("a point without a position");
    const line = analysis.continuation(point);
    expect(line?.length).toBe(shortest);
    expect(shortest !== undefined).toBe(verdict === "winnable");
    if (line === undefined) return;
    // Lines of neighbours are mostly the same: those of some points, and of the last that can be won, are played.
    if (point % 10 === 0 || report.points[point + 1]?.verdict !== "winnable") {
      expect(wins(position, line)).toBe(true);
    }
    expect(lowerBound).toBeLessThanOrEqual(line.length);
    expect(optimal).toBe(lowerBound === line.length);
  });
}

/** How many moves each position is from the win, infinite where it is lost; undefined where that takes too long. */
function distanceOf(position: Position): number | undefined {
  const found = solve(position, { nodes: 100_000 });
  if (found.verdict === "unwinnable") return Number.POSITIVE_INFINITY;
  if (found.verdict === "unknown") return undefined;
  const par = shorten(position, found.moves, { nodes: 60_000, aim: "bound" });
  return par.optimal ? par.moves.length : undefined;
}

function expectJudged(judgement: Judgement | undefined, before: number, after: number, moves: number): void {
  const cost = after + moves - before;
  switch (judgement?.type) {
    case "fine":
      if (judgement.exact) expect(cost).toBe(0);
      return;
    case "costly":
      expect(judgement.atLeast).toBeLessThanOrEqual(cost);
      expect(judgement.atMost).toBeGreaterThanOrEqual(cost);
      expect(judgement.atLeast).toBeLessThanOrEqual(judgement.by);
      expect(judgement.atMost).toBeGreaterThanOrEqual(judgement.by);
      if (judgement.exact) expect(judgement.by).toBe(cost);
      return;
    case "lost":
      expect([before, after]).toEqual([expect.any(Number), Number.POSITIVE_INFINITY]);
      expect(before).toBeLessThan(Number.POSITIVE_INFINITY);
      return;
    case "gone":
      expect(before).toBe(Number.POSITIVE_INFINITY);
      return;
    default:
      throw new Error("an action without a judgement");
  }
}

describe("AP-19 every move that loses a won position is found", () => {
  for (const { id, before, move, after } of readLosingMoves()) {
    test(id, () => {
      const analysis = analysed(before, [{ moves: [move], position: after }], VERDICTS);
      const { judgements, loss } = analysis.report();
      expect(judgements).toEqual([{ type: "lost" }]);
      expect(loss).toEqual({ type: "move", action: 0 });
      expect(wins(before, analysis.continuation(0) ?? [])).toBe(true);
    });
  }
});

describe("AP-19, SO-1 naive play: the losing move is one, and what should have been played wins", () => {
  const games = [
    ["SS", "S1"],
    ["SS", "S2"],
    ["SS", "S4"],
    ["TF", "D1N"],
    ["TF", "D3N"],
    ["KL", "D1N"],
    ["KL", "D3N"],
    ["ST", "S1"],
  ] as const;
  let lost = 0;
  for (const [game, option] of games) {
    test(`${game} ${option}`, () => {
      for (let number = 1; number <= 8; number++) {
        const played = naiveGame({ game, option, deal: number, moves: 150 });
        const positions = positionsOf(played);
        const analysis = analysed(played.startPosition, played.actions, number === 1 ? QUICK : VERDICTS);
        expectTrue(analysis, positions);
        const { judgements, loss } = analysis.report();
        if (loss.type !== "move") continue;
        lost++;
        const [before, after] = [positions[loss.action], positions[loss.action + 1]];
        expect(judgements.flatMap(({ type }, i) => (type === "lost" ? [i] : []))).toEqual([loss.action]);
        expect(before && solve(before).verdict).toBe("winnable");
        expect(after && solve(after).verdict).toBe("unwinnable");
      }
    });
  }
  test("there are thirty such games among them", () => {
    expect(lost).toBeGreaterThanOrEqual(30);
  });
});

describe("AP-19, SO-5 judgements agree with distances that were proved for each position alone", () => {
  function expectAllJudged(played: Game, threads: number): number {
    const distances = positionsOf(played).map(distanceOf);
    const analysis = analysed(played.startPosition, played.actions, { scale: 0.05, threads });
    expectTrue(analysis, positionsOf(played));
    const { judgements, points } = analysis.report();
    let judged = 0;
    played.actions.forEach(({ moves }, i) => {
      const [before, after] = [distances[i], distances[i + 1]];
      if (before === undefined || after === undefined) return;
      expectJudged(judgements[i], before, after, moves.length);
      if (before < Number.POSITIVE_INFINITY) expect(points[i]?.lowerBound).toBeLessThanOrEqual(before);
      judged++;
    });
    return judged;
  }

  test("TF and KL, late in a game", () => {
    let judged = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const start = endgame(seed, seed % 3 === 0 ? MIDDLE : SMALL);
      judged += expectAllJudged(naivePlay(start, seed, 12), 1 + (seed % 3));
    }
    expect(judged).toBeGreaterThan(300);
  });

  test("SS, near the win", () => {
    let judged = 0;
    for (let seed = 1; seed <= 8; seed++) {
      const dealt = deal({ game: "SS", option: "S4", deal: seed });
      const found = solve(dealt);
      if (found.verdict !== "winnable") continue;
      const start = nearTheWin(dealt, found.moves);
      judged += expectAllJudged(naivePlay(start, seed, 12), 2);
    }
    expect(judged).toBeGreaterThan(40);
  });

  function nearTheWin(start: Position, moves: readonly Move[]): Position {
    const { play } = rulesOf(start.variant.game);
    return moves.slice(0, -24).reduce((at, move) => play(at, move).position, start);
  }
});

describe("AP-19 the course of the work", () => {
  const played = naiveGame({ game: "TF", option: "D3N", deal: 1, moves: 60 });

  test("SO-2 with one thread the report is the same every time", () => {
    const once = () => analysed(played.startPosition, played.actions, { scale: 0.02 }).report();
    expect(once()).toEqual(once());
  });

  test("the jobs under way are about different positions, and bounds and lines only get better", () => {
    const analysis = createAnalysis(played.startPosition, played.actions, { scale: 0.02 });
    let before = analysis.report();
    for (;;) {
      const jobs = [analysis.next(), analysis.next(), analysis.next()].filter((job) => job !== undefined);
      if (jobs.length === 0) break;
      expect(new Set(jobs.map(({ point }) => point)).size).toBe(jobs.length);
      for (const job of jobs) answer({ ...job.question, id: 0 }, (reply) => analysis.learn(job, reply));
      const after = analysis.report();
      after.points.forEach(({ shortest, lowerBound, verdict }, i) => {
        const known = before.points[i];
        expect(lowerBound).toBeGreaterThanOrEqual(known?.lowerBound ?? 0);
        if (known?.shortest !== undefined) expect(shortest).toBeLessThanOrEqual(known.shortest);
        if (known?.verdict !== undefined && known.verdict !== "unknown") expect(verdict).toBe(known.verdict);
      });
      expect(after.progress).toBeGreaterThanOrEqual(before.progress);
      before = after;
    }
    expect(analysis.report()).toMatchObject({ finished: true, progress: 1 });
  });

  test("SO-1 what fails is not known, and the rest goes on", () => {
    const fails = ({ point }: AnalysisJob): boolean => point % 2 === 1;
    const analysis = analysed(played.startPosition, played.actions, { scale: 0.02, threads: 2, fails });
    expect(analysis.report().finished).toBe(true);
    expectTrue(analysis, positionsOf(played));
  });

  test("with no time left nothing more is asked", () => {
    const analysis = createAnalysis(played.startPosition, played.actions);
    expect(analysis.next(1500)?.question.limits.ms).toBe(1500);
    expect(analysis.next(0)).toBe(undefined);
    expect(analysis.report().finished).toBe(false);
  });

  test("a game without a move is its deal", () => {
    const { judgements, loss, points } = analysed(played.startPosition, [], { scale: 0 }).report();
    expect([judgements, loss, points.length]).toEqual([[], { type: "none" }, 1]);
  });
});
