import {
  act,
  currentPosition,
  deal,
  emptyColumns,
  faceDownOf,
  type Game,
  type GameId,
  isWon,
  type Move,
  newGame,
  type Option,
  type Position,
  rulesOf,
} from "@faceup/rules";
import { randomFrom } from "../../testing/random.ts";

/** Whom to have played: a deal of the app's, by whom, how long. */
export interface NaiveGame {
  readonly game: GameId;
  readonly option: Option;
  readonly deal: number;
  /** Actions at most. */
  readonly moves: number;
}

/** The same for the same deal. */
export function naiveGame({ game, option, deal: number, moves }: NaiveGame): Game {
  return naivePlay(deal({ game, option, deal: number }), number, moves);
}

/**
 * A game as somebody plays it who does not look ahead: up goes what can go up, a card that frees another is moved, and
 * otherwise any legal move will do. So many moves at most.
 */
export function naivePlay(start: Position, seed: number, moves: number): Game {
  const random = randomFrom(seed);
  let played = newGame({ type: "position", position: start });
  for (let i = 0; i < moves && !isWon(played); i++) {
    const move = choose(currentPosition(played), random);
    if (move === undefined) break;
    const next = act(played, [move]);
    if (!next.ok) throw new Error(`an offered move was refused: ${next.error.reason}`);
    played = next.value;
  }
  return played;
}

function choose(position: Position, random: () => number): Move | undefined {
  const moves = rulesOf(position.variant.game).moves(position);
  const tempting = moves.filter((move) => isTempting(position, move));
  // Even who does not think does not always take what lies at hand.
  const from = tempting.length > 0 && random() < 0.8 ? tempting : moves;
  return from[Math.floor(random() * from.length)];
}

function isTempting(position: Position, move: Move): boolean {
  if (move.type !== "transfer") return false;
  const { from, to, count } = move;
  if (to.pile === "foundation" || from.pile === "waste") return true;
  if (from.pile !== "column") return false;
  const left = (position.columns[from.column] ?? []).length - count;
  const uncovers = left > 0 && left === faceDownOf(position, from.column);
  return uncovers || (left === 0 && !emptyColumns(position).includes(to.column));
}
