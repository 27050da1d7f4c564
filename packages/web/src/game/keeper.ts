import type { StoreApi } from "zustand/vanilla";
import type { Games } from "../db/games.ts";
import { makeSavedGame, type SavedGame } from "../db/savedGame.ts";
import type { Storage } from "../db/storage.ts";
import type { Clock } from "./clock.ts";
import type { Play } from "./play.ts";

/** Writes the running game to the device; what could not be written is told and play goes on (UN-3). */
export interface Keeper {
  save(): void;
  /** From now on this game is the one that the next visit goes on with (AP-2). */
  remember(): void;
  /** The last word on a game that is left, ended or open; one without a move leaves no trace. */
  leave(state: SavedGame["state"]): void;
}

export interface KeeperParts {
  readonly storage: Storage;
  readonly games: Games;
  readonly clock: Clock;
  /** Milliseconds since 1970. */
  now(): number;
}

export function createKeeper(parts: KeeperParts, store: StoreApi<Play>): Keeper {
  const { storage, games, clock } = parts;

  function told(writing: Promise<void>): void {
    writing.catch(() => store.setState({ notice: { type: "not-saved" } }));
  }

  function write(state: SavedGame["state"]): void {
    const { id, game, won, win, source, deal, begun } = store.getState();
    const rest = { id, won, win, source, deal, begun, state };
    const times = { elapsed: clock.elapsed(), updated: parts.now() };
    told(games.write(makeSavedGame(game, { ...rest, ...times })));
  }

  return {
    save: () => write("open"),
    remember() {
      write("open");
      told(storage.set("current", store.getState().id));
    },
    leave(state) {
      const { id, game } = store.getState();
      clock.pause();
      if (game.made > 0) write(state);
      else told(games.remove(id));
    },
  };
}
