import type { Move, Source, Transfer } from "./move.ts";
import type { Position } from "./position.ts";
import type { Refusal } from "./refusal.ts";
import type { Result } from "./result.ts";
import type { GameEvent, Scoring } from "./score.ts";
import type { GameId, Option } from "./variant.ts";

/** Where a game has places for cards: what a board must draw. */
export interface Shape {
  readonly columns: number;
  readonly stock: boolean;
  readonly waste: boolean;
  readonly foundations: boolean;
  /** Places beside the tableau for removed runs (SS-7): 4, 8 in SD, 0 where no run leaves. */
  readonly removedPlaces: number;
}

/** How a pack is laid out for a new game. */
export interface Layout {
  readonly packs: 1 | 2;
  /** Cards per column, from the left; the rest is the stock. */
  readonly columns: readonly number[];
  /** Are all cards of a column face up, or only the last one? */
  readonly faceUp: "all" | "last";
}

export interface Played {
  readonly position: Position;
  readonly events: readonly GameEvent[];
}

/** Settings that change which ways of moving are offered, never what is possible. */
export interface MoveOptions {
  /** SS-14: a run of mixed suits moves as one where legal single moves suffice. */
  readonly mixedRuns: boolean;
}

export const STRICT: MoveOptions = { mixedRuns: false };

/** Everything a game says. Two families make these (`families/`); a game file fills in what is its own. */
export interface Ruleset {
  readonly game: GameId;
  readonly family: "spider" | "klondike";
  readonly options: readonly Option[];
  readonly layout: Layout;
  readonly shape: Shape;
  readonly scoring: Scoring;

  /** Why the cards may not be lifted, or undefined where they may. */
  checkLift(position: Position, from: Source, count: number): Refusal | undefined;
  /** Why the move is not allowed, or undefined where it is (RU-2). */
  check(position: Position, move: Move): Refusal | undefined;
  /** Plays a legal move with its automatic consequences. Call `check` first: an illegal move is a bug of the caller. */
  play(position: Position, move: Move): Played;
  /** Every legal move, each once, in a fixed order. */
  moves(position: Position): readonly Move[];
  won(position: Position): boolean;
  /**
   * The single moves that carry a group: itself where it is legal, several for a mixed run (SS-14).
   */
  plan(position: Position, move: Transfer, options: MoveOptions): Result<readonly Move[], Refusal>;
  /** How many cards of a column can be lifted at most, under the options. */
  liftable(position: Position, column: number, options: MoveOptions): number;
  /** The best column for a double tap (SS-11, TF-12). */
  place(
    position: Position,
    from: Source,
    count: number,
    options: MoveOptions,
  ): Result<readonly Move[], Refusal>;
  /** Moves to the foundations that finish the game, where only such moves are left to make (TF-11); else undefined. */
  finish(position: Position): readonly Move[] | undefined;
}
