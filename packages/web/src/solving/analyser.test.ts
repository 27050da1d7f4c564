import { currentPosition, deal, type Game, isWon, parseStrictCode, replay, rulesOf } from "@faceup/rules";
import { type AnalysisReport, solve } from "@faceup/solver";
import { expect, test, vi } from "vitest";
import { type Analyser, createAnalyser } from "./analyser.ts";
import type { Job } from "./jobs.ts";
import { brokenWorker, inlineWorker, silentWorker } from "./testing/inline.ts";
import { createThread, type Post, type Thread } from "./thread.ts";

const LITTLE = { scale: 0.01 };

/** A game that is won, not in the fewest moves. */
function wonGame(): Game {
  const code = parseStrictCode("SS1-S1-AAAAABD");
  if (!code.ok) throw new Error("no code");
  const found = solve(deal(code.value));
  const game = replay({
    start: { type: "code", code: code.value },
    moves: found.verdict === "winnable" ? found.moves : [],
  });
  if (!game.ok || !isWon(game.value)) throw new Error("not won");
  return game.value;
}

const WON = wonGame();
const MOVES = WON.actions.length;

function threads(count: number, worker: () => Post = () => inlineWorker()): readonly Thread[] {
  return Array.from({ length: count }, () => createThread(worker));
}

function finished({ store }: Analyser): Promise<AnalysisReport> {
  return vi.waitFor(() => {
    const report = store.getState();
    expect(report.finished).toBe(true);
    return report;
  });
}

test("AP-19 of a game that is won all verdicts are known at once, without a search", () => {
  const { store, continuation } = createAnalyser(WON, threads(1, silentWorker), LITTLE);
  const { points, loss } = store.getState();
  expect(points.map(({ verdict }) => verdict)).toEqual(points.map(() => "winnable"));
  expect(points[0]?.shortest).toBe(MOVES);
  expect(loss).toEqual({ type: "none" });
  expect(continuation(0)).toHaveLength(MOVES);
});

test("AP-19 two threads work side by side until nothing is left; each change is a new report", async () => {
  const jobs: Job[][] = [[], []];
  const pair = jobs.map((list) => createThread(() => inlineWorker(list)));
  const game = WON;
  const analyser = createAnalyser(game, pair, LITTLE);
  const seen = new Set<AnalysisReport>();
  let progress = 0;
  analyser.store.subscribe((report) => {
    seen.add(report);
    expect(report.progress).toBeGreaterThanOrEqual(progress);
    progress = report.progress;
  });
  const report = await finished(analyser);
  expect(report.progress).toBe(1);
  expect(jobs.every((list) => list.length > 0)).toBe(true);
  expect(seen.size).toBeGreaterThan(2);
  const { play, won } = rulesOf("SS");
  const line = analyser.continuation(10) ?? [];
  const from = game.actions[9]?.position ?? game.startPosition;
  expect(won(line.reduce((at, move) => play(at, move).position, from))).toBe(true);
});

test("AP-19 actions that are undone are left out", () => {
  const game = { ...WON, cursor: 3 };
  const { store } = createAnalyser(game, threads(1, silentWorker), LITTLE);
  expect(store.getState().judgements).toHaveLength(3);
  expect(isWon(game)).toBe(false);
});

test("AP-19 stopped: the threads end, and nothing changes any more", async () => {
  const terminate = vi.fn();
  const analyser = createAnalyser(
    WON,
    threads(2, () => ({ ...silentWorker(), terminate })),
    LITTLE,
  );
  const before = analyser.store.getState();
  analyser.stop();
  await Promise.resolve();
  expect(terminate).toHaveBeenCalledTimes(2);
  expect(analyser.store.getState()).toBe(before);
});

test("AP-19, SO-1 without a solver nothing is known, and nothing is claimed", async () => {
  const game = { ...WON, cursor: 20 };
  const { points, judgements, loss } = await finished(createAnalyser(game, threads(2, brokenWorker), LITTLE));
  expect(loss).toEqual({ type: "open" });
  expect(judgements.every(({ type }) => type === "open")).toBe(true);
  expect(points.every(({ verdict }) => verdict === "unknown" || verdict === undefined)).toBe(true);
});

test("AP-19 a line found elsewhere is taken in", () => {
  const game = { ...WON, cursor: 20 };
  const analyser = createAnalyser(game, threads(1, silentWorker), LITTLE);
  const rest = WON.actions.slice(20).flatMap(({ moves }) => moves);
  analyser.learn(currentPosition(game), rest);
  expect(analyser.store.getState().points[20]).toMatchObject({ verdict: "winnable", shortest: MOVES - 20 });
});
