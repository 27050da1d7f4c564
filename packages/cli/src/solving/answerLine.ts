import {
  currentScore,
  type GameCode,
  type Move,
  makeCode,
  makeMove,
  type Position,
  replay,
} from "@faceup/rules";
import type { Outcome } from "./task.ts";

/** Which deal an answer is for. */
export interface Asked {
  readonly position: Position;
  /** Where the position is the deal of a code. */
  readonly code?: GameCode;
  readonly id?: unknown;
}

/** One answer as a line of JSON, its keys in the order of the documentation. */
export function answerLine({ position, code, id }: Asked, outcome: Outcome): string {
  const { verdict, nodes } = outcome;
  return JSON.stringify({
    id,
    code: code === undefined ? undefined : makeCode(code),
    verdict,
    ...(verdict === "winnable"
      ? {
          moves: outcome.moves.map(makeMove),
          length: outcome.moves.length,
          score: scoreOf(position, outcome.moves),
          lowerBound: outcome.lowerBound,
          optimal: outcome.optimal,
        }
      : {}),
    nodes,
    ms: Math.round(outcome.ms * 10) / 10,
  });
}

/** The score of a line that is played from this position on. */
export function scoreOf(position: Position, moves: readonly Move[]): number {
  const game = replay({ start: { type: "position", position }, moves });
  if (!game.ok) throw new Error(`move ${game.error.number} of the solution is refused`);
  return currentScore(game.value);
}
