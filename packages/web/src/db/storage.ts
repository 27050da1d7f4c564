/** What the app keeps by name, one value each. */
export type Key = "settings" | "current" | "choice" | "daily";

/** A record that could not be read, kept aside unchanged so that nothing is lost (AP-25). */
export interface Damaged {
  readonly id: string;
  readonly raw: unknown;
  /** Milliseconds since 1970. */
  readonly found: number;
}

export interface StoredGame {
  readonly id: string;
  readonly stored: unknown;
}

/** What is written at once. */
export interface Written {
  readonly games: readonly StoredGame[];
  readonly damaged: readonly Damaged[];
}

/**
 * The device's storage, without meaning: values go in and come out unchecked. Who reads them checks them.
 * Every promise may reject (quota, private mode, a damaged database).
 */
export interface Storage {
  /** false: nothing outlives this page, and the player is told. */
  readonly lasting: boolean;
  get(key: Key): Promise<unknown>;
  set(key: Key, value: unknown): Promise<void>;
  readGame(id: string): Promise<unknown>;
  readGames(): Promise<readonly StoredGame[]>;
  writeGame(id: string, saved: object): Promise<void>;
  deleteGame(id: string): Promise<void>;
  /** Moves a game that cannot be read out of the way. */
  setAside(damaged: Damaged): Promise<void>;
  readDamaged(): Promise<readonly Damaged[]>;
  /** Writes all of it or, where anything fails, nothing. */
  writeAll(all: Written): Promise<void>;
}

/** Where the browser offers no storage: the game works, and is gone with the page. */
export function memoryStorage(): Storage {
  const values = new Map<Key, unknown>();
  const games = new Map<string, unknown>();
  const aside = new Map<string, Damaged>();
  return {
    lasting: false,
    get: (key) => Promise.resolve(values.get(key)),
    set(key, value) {
      values.set(key, value);
      return Promise.resolve();
    },
    readGame: (id) => Promise.resolve(games.get(id)),
    readGames: () => Promise.resolve([...games].map(([id, stored]) => ({ id, stored }))),
    writeGame(id, saved) {
      games.set(id, saved);
      return Promise.resolve();
    },
    deleteGame(id) {
      games.delete(id);
      return Promise.resolve();
    },
    setAside(damaged) {
      games.delete(damaged.id);
      aside.set(damaged.id, damaged);
      return Promise.resolve();
    },
    readDamaged: () => Promise.resolve([...aside.values()]),
    writeAll(all) {
      for (const { id, stored } of all.games) games.set(id, stored);
      for (const damaged of all.damaged) aside.set(damaged.id, damaged);
      return Promise.resolve();
    },
  };
}
