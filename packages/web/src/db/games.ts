import { ok, type Result } from "@faceup/rules";
import {
  type LoadError,
  type LoadedGame,
  parseSavedGame,
  parseSavedShape,
  type SavedGame,
} from "./savedGame.ts";
import type { Storage } from "./storage.ts";

/** The stored games, checked on the way out. What cannot be read is set aside, told, and never overwritten (AP-25). */
export interface Games {
  read(id: string): Promise<LoadedGame | undefined>;
  /** Every game that can be gone on with, the last played first. */
  open(): Promise<readonly LoadedGame[]>;
  /** Every game there is, without playing any of them. */
  all(): Promise<readonly SavedGame[]>;
  write(saved: SavedGame): Promise<void>;
  remove(id: string): Promise<void>;
}

type Parse<T> = (stored: unknown) => Result<T, LoadError>;

export function createGames(storage: Storage, onDamaged: () => void, now: () => number): Games {
  /** What cannot be parsed is set aside. */
  async function load<T>(id: string, stored: unknown, parse: Parse<T>): Promise<T | undefined> {
    if (stored === undefined) return undefined;
    const parsed = parse(stored);
    if (parsed.ok) return parsed.value;
    await storage.setAside({ id, raw: stored, found: now() });
    onDamaged();
    return undefined;
  }
  async function loadAll<T>(parse: Parse<T>): Promise<readonly T[]> {
    const loaded: T[] = [];
    for (const { id, stored } of await storage.readGames()) {
      const game = await load(id, stored, parse);
      if (game !== undefined) loaded.push(game);
    }
    return loaded;
  }
  return {
    read: async (id) => load(id, await storage.readGame(id), parseSavedGame),
    async open() {
      // Most games have ended: they need not be played to know that.
      const open = await loadAll(parseOpen);
      return open.filter((game) => game !== "ended").sort((a, b) => b.saved.updated - a.saved.updated);
    },
    all: () => loadAll(parseSavedShape),
    write: (saved) => storage.writeGame(saved.id, saved),
    remove: (id) => storage.deleteGame(id),
  };
}

function parseOpen(stored: unknown): Result<LoadedGame | "ended", LoadError> {
  const shape = parseSavedShape(stored);
  return shape.ok && shape.value.state === "ended" ? ok("ended") : parseSavedGame(stored);
}
