import { type Card, guessed, type Move, makeMove, type Position } from "@faceup/rules";
import type { Answer } from "./answer.ts";
import type { Limits } from "./budget.ts";

/** A move for somebody who does not see all cards, and of how many ways to lay them out it begins a win in how many. */
export interface FairHint {
  readonly move: Move;
  readonly wins: number;
  readonly guesses: number;
}

/** For one guess. Nodes: the same position has the same hint everywhere (SO-2). */
export const GUESS_LIMITS: Limits = { nodes: 60_000, ms: 2000 };

/** Enough that chance alone does not choose, few enough to wait for. */
const GUESSES = 12;
/** So many where none was won: in Spider with 4 suits one layout in six is won within these nodes, few more in ten times as many. */
const MOST_GUESSES = 40;
/** So many of one mind need no others. */
const ENOUGH = 5;

/**
 * What to do if the hidden cards are not to be looked at: they are laid out at random again and again, and the move with
 * which most of the wins begin is the hint; null where none was won. Yields each layout, and wants to be given what
 * `solve` says of it: whoever asks decides in which thread that is worked out.
 */
export function* fairHint(
  position: Position,
  unseen: ReadonlySet<Card>,
): Generator<Position, FairHint | null, Answer | undefined> {
  const begun = new Map<string, { readonly move: Move; readonly wins: number }>();
  let guesses = 0;
  while (guesses < (begun.size > 0 ? GUESSES : MOST_GUESSES)) {
    guesses += 1;
    const answer = yield guessed(position, unseen, guesses);
    const move = answer?.verdict === "winnable" ? answer.moves[0] : undefined;
    if (move === undefined) continue;
    const wins = (begun.get(makeMove(move))?.wins ?? 0) + 1;
    begun.set(makeMove(move), { move, wins });
    if (wins === ENOUGH) return { move, wins, guesses };
  }
  const [most] = [...begun.values()].sort((a, b) => b.wins - a.wins);
  return most === undefined ? null : { ...most, guesses };
}
