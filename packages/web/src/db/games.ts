import { type LoadedGame, parseSavedGame, type SavedGame } from "./savedGame.ts";
import type { Storage } from "./storage.ts";

/** The stored games, checked on the way out. What cannot be read is set aside, told, and never overwritten (AP-25). */
export interface Games {
  read(id: string): Promise<LoadedGame | undefined>;
  /** Every game that can be gone on with, the last played first. */
  open(): Promise<readonly LoadedGame[]>;
  write(saved: SavedGame): Promise<void>;
  remove(id: string): Promise<void>;
}

export function createGames(storage: Storage, onDamaged: () => void, now: () => number): Games {
  const load = async (id: string, stored: unknown): Promise<LoadedGame | undefined> => {
    if (stored === undefined) return undefined;
    const parsed = parseSavedGame(stored);
    if (parsed.ok) return parsed.value;
    await storage.setAside({ id, raw: stored, found: now() });
    onDamaged();
    return undefined;
  };
  return {
    read: async (id) => load(id, await storage.readGame(id)),
    async open() {
      const loaded: LoadedGame[] = [];
      for (const { id, stored } of await storage.readGames()) {
        const game = await load(id, stored);
        if (game?.saved.state === "open") loaded.push(game);
      }
      return loaded.sort((a, b) => b.saved.updated - a.saved.updated);
    },
    write: (saved) => storage.writeGame(saved.id, saved),
    remove: (id) => storage.deleteGame(id),
  };
}
