import { type Game, line, type Move, type Position } from "@faceup/rules";
import {
  type AnalysisJob,
  type AnalysisOptions,
  type AnalysisReport,
  createAnalysis,
  type Reply,
} from "@faceup/solver";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Running, Thread } from "./thread.ts";

/** The analysis of one game under way (AP-19). */
export interface Analyser {
  /** What is known by now: a new object after each change. */
  readonly store: StoreApi<AnalysisReport>;
  /** The shortest line known from the position after so many actions to the win; undefined where none is. */
  continuation(point: number): readonly Move[] | undefined;
  /** A line that wins from a position of the game, found elsewhere. */
  learn(position: Position, moves: readonly Move[]): void;
  /** Ends the searches. What is known stays. */
  stop(): void;
}

/** Longer than what is planned takes two free cores: then the machine has other work, and the player has waited enough. */
const PATIENCE_MS = 18_000;

/**
 * Begins to analyse the actions of a game that stand, at once, in threads of its own: each is kept at work until there
 * is nothing left to find out.
 */
export function createAnalyser(
  game: Game,
  threads: readonly Thread[],
  options: AnalysisOptions = {},
): Analyser {
  const analysis = createAnalysis(game.startPosition, line(game), options);
  const store = createStore<AnalysisReport>(() => analysis.report());
  const running = new Map<Thread, Running>();
  const began = performance.now();
  let stopped = false;

  function tell(): void {
    store.setState(analysis.report(), true);
  }

  function keepBusy(): void {
    for (const thread of threads) {
      if (stopped || running.has(thread)) continue;
      const job = analysis.next(PATIENCE_MS - (performance.now() - began));
      if (job !== undefined) begin(thread, job);
    }
  }

  function begin(thread: Thread, job: AnalysisJob): void {
    let heard: Reply | undefined;
    const run = thread.run({ type: "solve", ...job.question }, (word) => {
      if (word.type === "stuck" || word.type === "difficulty") return;
      heard = word;
      analysis.learn(job, word);
      tell();
    });
    running.set(thread, run);
    void run.done.then((done) => {
      running.delete(thread);
      if (stopped) return;
      if (!done || heard === undefined) analysis.learn(job, undefined);
      keepBusy();
      tell();
    });
  }

  keepBusy();
  tell();
  return {
    store,
    continuation: analysis.continuation,
    learn(position, moves) {
      analysis.learnLine(position, moves);
      keepBusy();
      tell();
    },
    stop() {
      stopped = true;
      for (const run of [...running.values()]) run.cancel();
    },
  };
}
