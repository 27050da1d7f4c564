import type { Move, Position } from "@faceup/rules";
import type { Par } from "./answer.ts";
import { scoredLine } from "./bestScore.ts";
import { Budget } from "./budget.ts";
import type { Aim, Shortening } from "./engine.ts";
import { leastMoves } from "./leastMoves.ts";
import { checkedLine } from "./replay.ts";
import { engineOf, type SolveOptions } from "./solve.ts";

export interface ShortenOptions extends Omit<SolveOptions, "prunes"> {
  /** What to look for first; all there is, in turn, if left out. */
  readonly aim?: Aim | undefined;
  /** Told whenever the line got shorter or the bound higher. */
  readonly better?: (par: Par) => void;
}

/**
 * From a line that wins to shorter ones and higher lower bounds (SO-5), until they meet or a limit ends the search.
 * Any-time: what it returns is the best known at that moment. `progress` is told the nodes once more at the end.
 */
export function shorten(position: Position, line: readonly Move[], options: ShortenOptions = {}): Par {
  let par = parOf(checkedLine(position, line), leastMoves(position), scoredLine(position, line).score);
  const budget = new Budget(options, options);
  const become = (next: Par): void => {
    par = next;
    options.better?.(next);
  };
  const told: Shortening = {
    better(moves) {
      if (moves.length >= par.moves.length) return;
      const score = Math.max(par.bestScore, scoredLine(position, moves).score);
      become(parOf(checkedLine(position, moves), par.lowerBound, score));
    },
    bound(lowerBound) {
      if (lowerBound > par.moves.length) {
        throw new Error(`a bound of ${lowerBound} moves above a line of ${par.moves.length}`);
      }
      if (lowerBound > par.lowerBound) become(parOf(par.moves, lowerBound, par.bestScore));
    },
  };
  engineOf(position.variant.game).shorten(position, line, budget, told, options.aim);
  options.progress?.(budget.nodes);
  return par;
}

function parOf(moves: readonly Move[], lowerBound: number, bestScore: number): Par {
  return { moves, lowerBound, optimal: moves.length === lowerBound, bestScore };
}
