import {
  actAll,
  currentPosition,
  type Game,
  gameRules,
  type Move,
  newGame,
  parseMove,
  parseRecord,
  type Refusal,
} from "@faceup/rules";
import { pileOfSource } from "../game/piles.ts";
import type { Refused } from "../game/play.ts";
import { columnPile, type PileId } from "../table/model.ts";
import type { Example } from "./game.ts";

/** An example as the rules play it. */
export interface Stage {
  /** From the first position that is shown to the last, a move more each. */
  readonly games: readonly Game[];
  readonly last: Game;
  /** Moves made before the first of them. */
  readonly from: number;
  /** What is tried in the last position, and why it is refused. */
  readonly tried?: { readonly move: Move; readonly refused: Refused };
}

export function stageOf({ record, from = 0, refused }: Example): Stage {
  const read = parseRecord(record);
  if (!read.ok) throw new Error(`an example is no record: ${record}`);
  const { start, moves } = read.value;
  let game = newGame(start);
  const games = [game];
  for (const move of moves) {
    const played = actAll(game, [[move]]);
    if (played.refusal !== undefined) throw new Error(`${record} is refused: ${played.refusal.reason}`);
    game = played.game;
    games.push(game);
  }
  const stage = { games: games.slice(from), last: game, from };
  return refused === undefined ? stage : { ...stage, tried: tryMove(game, refused) };
}

function tryMove(game: Game, text: string): NonNullable<Stage["tried"]> {
  const read = parseMove(text);
  if (!read.ok) throw new Error(`an example tries no move: ${text}`);
  const move = read.value;
  const refusal = gameRules(game).check(currentPosition(game), move);
  if (refusal === undefined) throw new Error(`${text} is legal`);
  return { move, refused: { refusal, pile: pileOf(move, refusal), serial: 1 } };
}

/** Where the table marks it: at the source what may not be lifted, else at the target. */
function pileOf(move: Move, { part }: Refusal): PileId {
  if (move.type !== "transfer") return "stock";
  if (part === "lift" || move.to.pile !== "column") return pileOfSource(move.from);
  return columnPile(move.to.column);
}
