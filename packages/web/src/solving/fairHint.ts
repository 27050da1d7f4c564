import { type Card, guessed, type Move, makeMove, type Position } from "@faceup/rules";
import type { Limits } from "@faceup/solver";
import { ask } from "./ask.ts";
import type { Thread } from "./thread.ts";

/** A move for somebody who does not see all cards, and of how many ways to lay them out it begins a win in how many. */
export interface FairHint {
  readonly move: Move;
  readonly wins: number;
  readonly guesses: number;
}

/** Enough that chance alone does not choose, few enough to wait for. */
const GUESSES = 12;
/** For one guess. Nodes: the same position has the same hint everywhere (SO-2). */
const LIMITS: Limits = { nodes: 60_000, ms: 2000 };
/** So many of one mind need no others. */
const ENOUGH = 5;

/**
 * What to do if the hidden cards are not to be looked at: they are laid out at random again and again, and the move with
 * which most of the wins begin is the hint. null: no layout was won; undefined: not wanted any more.
 */
export async function fairHint(
  thread: Thread,
  position: Position,
  unseen: ReadonlySet<Card>,
  wanted: () => boolean,
): Promise<FairHint | null | undefined> {
  const begun = new Map<string, { readonly move: Move; readonly wins: number }>();
  for (let guesses = 1; guesses <= GUESSES; guesses++) {
    const answer = await ask(thread, guessed(position, unseen, guesses), LIMITS).answer;
    if (!wanted()) return undefined;
    const move = answer?.verdict === "winnable" ? answer.moves[0] : undefined;
    if (move === undefined) continue;
    const key = makeMove(move);
    const wins = (begun.get(key)?.wins ?? 0) + 1;
    begun.set(key, { move, wins });
    if (wins === ENOUGH) return { move, wins, guesses };
  }
  const [most] = [...begun.values()].sort((a, b) => b.wins - a.wins);
  return most === undefined ? null : { ...most, guesses: GUESSES };
}
