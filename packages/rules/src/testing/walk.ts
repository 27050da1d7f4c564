import { rankOf, sameSuit } from "../card.ts";
import { rulesOf } from "../games/index.ts";
import { act, currentPosition, type Game } from "../history.ts";
import type { Move } from "../move.ts";
import { columnOf, lastCard, type Position } from "../position.ts";
import { pick } from "./random.ts";

export interface WalkStep {
  readonly before: Game;
  readonly move: Move;
  readonly after: Game;
}

/** Random legal play: every legal move may come, those that bring a game forward more often. */
export function* walk(start: Game, random: () => number, steps: number): Generator<WalkStep, Game> {
  let game = start;
  for (let i = 0; i < steps; i++) {
    const before = game;
    const position = currentPosition(before);
    const moves = rulesOf(position.variant.game).moves(position);
    if (moves.length === 0) return before;
    const move = pick(random, moves, (candidate) => weight(position, candidate));
    const played = act(before, [move]);
    if (!played.ok) throw new Error(`an offered move was refused: ${played.error.reason}`);
    game = played.value;
    yield { before, move, after: game };
  }
  return game;
}

function weight(position: Position, move: Move): number {
  if (move.type !== "transfer") return 1;
  const { from, to } = move;
  if (to.pile === "foundation") return 12;
  if (from.pile === "foundation") return 0.5;
  if (from.pile === "waste") return 6;
  const source = columnOf(position, from.column);
  const first = source[source.length - move.count];
  const last = lastCard(columnOf(position, to.column));
  if (first === undefined) return 1;
  if (last === undefined) return move.count === source.length ? 0.1 : 1;
  const upper = source[source.length - move.count - 1];
  const splits = upper !== undefined && sameSuit(upper, first) && rankOf(upper) === rankOf(first) + 1;
  if (splits) return 0.3;
  return sameSuit(first, last) ? 12 : 3;
}
