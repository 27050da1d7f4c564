import type { Games } from "../db/games.ts";
import type { SavedGame } from "../db/savedGame.ts";
import type { Channel } from "./channel.ts";

/** The stored games, with what the other tabs and the handing over of a game need to know of writing (AP-30). */
export interface SharedGames {
  readonly games: Games;
  /** The game on the table as it was written last, by whichever tab. */
  last(): SavedGame | undefined;
  /** Another tab has written it. */
  note(saved: SavedGame): void;
  /** Resolves when everything written so far is confirmed, or has failed. */
  written(): Promise<void>;
}

export function shareGames(games: Games, channel: Channel): SharedGames {
  const pending = new Set<Promise<unknown>>();
  let last: SavedGame | undefined;

  function watch<T>(writing: Promise<T>): Promise<T> {
    const done = (): void => void pending.delete(writing);
    pending.add(writing);
    writing.then(done, done);
    return writing;
  }

  return {
    games: {
      ...games,
      write(saved) {
        last = saved;
        channel.post({ type: "saved", saved });
        return watch(games.write(saved));
      },
      remove: (id) => watch(games.remove(id)),
    },
    last: () => last,
    note(saved) {
      last = saved;
    },
    async written() {
      await Promise.allSettled(pending);
    },
  };
}
