import { currentScore, type Game, line, moveCount, newGame, type Refusal, type Start } from "@faceup/rules";
import type { DealTruthWord, LoadedGame, MoveSource, Win } from "../db/savedGame.ts";
import { makeActions } from "../db/savedMoves.ts";
import type { Carried, PileId } from "../table/model.ts";
import type { Happening } from "./happening.ts";
import type { Notice } from "./notice.ts";

/** A refused move, as long as the screen shows it: until the next action. */
export interface Refused {
  readonly refusal: Refusal;
  readonly pile: PileId;
  /** A new number for each refusal. */
  readonly serial: number;
}

/** The running game: everything the screen is drawn from. */
export interface Play {
  readonly id: string;
  readonly game: Game;
  /** Won once is won, whatever is undone afterwards (UN-2). */
  readonly won: boolean;
  /** How it was won first; null: not won, or not known any more. */
  readonly win: Win | null;
  readonly source: MoveSource;
  /** What is known of the deal itself. */
  readonly deal: DealTruthWord;
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly carried: Carried | undefined;
  readonly refused: Refused | undefined;
  readonly notice: Notice | undefined;
  /** What happened last, to be announced; a new object for each. */
  readonly happening: Happening | undefined;
}

/** What lasts until the next action only. */
export const SETTLED = { carried: undefined, refused: undefined, notice: undefined } as const;

export function freshPlay(start: Start, id: string, begun: number): Play {
  return {
    id,
    game: newGame(start),
    won: false,
    win: null,
    source: "own",
    deal: "unknown",
    begun,
    happening: undefined,
    ...SETTLED,
  };
}

export function loadedPlay({ saved, game }: LoadedGame): Play {
  const { id, won, win, source, deal, begun } = saved;
  return { id, game, won, win, source, deal, begun, happening: undefined, ...SETTLED };
}

/** What is kept of a game that is won at this moment (UN-2). */
export function winOf(game: Game, elapsed: number, at: number, par?: number): Win {
  return {
    at,
    elapsed,
    score: currentScore(game),
    moves: moveCount(game),
    actions: makeActions(line(game)),
    ...(par === undefined ? {} : { par }),
  };
}

/**
 * A move made at the start of a record's deal takes the place of the record's own: from here on every move is the
 * player's, and what the record had won is forgotten (docs/decisions/what-counts.md).
 */
export function leavesRecord({ source, game }: Play): boolean {
  return source === "record" && game.cursor === 0;
}
