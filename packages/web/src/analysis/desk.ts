import { type Game, lineMoves, makeMove, positionKey } from "@faceup/rules";
import { type Analyser, createAnalyser } from "../solving/analyser.ts";
import type { Thread } from "../solving/thread.ts";

/** Where games are analysed, one line at a time: what is known of the last one stays. */
export interface Desk {
  /** The analysis of the line to where the game stands: the last one, if it was the same. */
  analyse(game: Game): Analyser;
  /** Nobody looks any more: what is not finished is ended. */
  leave(): void;
}

export function createDesk(openThread: () => Thread): Desk {
  let threads: readonly Thread[] | undefined;
  let last: { readonly key: string; readonly analyser: Analyser } | undefined;

  function leave(): void {
    if (last === undefined || last.analyser.store.getState().finished) return;
    last.analyser.stop();
    last = undefined;
  }

  return {
    leave,
    analyse(game) {
      const key = [positionKey(game.startPosition), ...lineMoves(game).map(makeMove)].join(" ");
      if (last?.key === key) return last.analyser;
      leave();
      // Two, as the narrowest machines have two cores; a hint must not wait for them.
      threads ??= [openThread(), openThread()];
      const analyser = createAnalyser(game, threads);
      last = { key, analyser };
      return analyser;
    },
  };
}
