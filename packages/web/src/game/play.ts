import { type Game, newGame, type Refusal, type Start } from "@faceup/rules";
import type { LoadedGame } from "../db/savedGame.ts";
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
  return { id, game: newGame(start), won: false, begun, happening: undefined, ...SETTLED };
}

export function loadedPlay({ saved, game }: LoadedGame): Play {
  return { id: saved.id, game, won: saved.won, begun: saved.begun, happening: undefined, ...SETTLED };
}
