import { type DBSchema, openDB } from "idb";
import type { Damaged, Key, Storage } from "./storage.ts";

interface Schema extends DBSchema {
  /** Settings and what was used last. */
  values: { key: Key; value: unknown };
  /** Games by their id, as `savedGame.ts` writes them. */
  games: { key: string; value: unknown };
  /** Games that could not be read, as they were found. */
  damaged: { key: string; value: Damaged };
}

const NAME = "faceup";
const VERSION = 1;

/** Opens the browser's database. Rejects where there is none (private mode, blocked by policy, damaged). */
export async function openIndexedDb(): Promise<Storage> {
  const db = await openDB<Schema>(NAME, VERSION, {
    upgrade(created) {
      created.createObjectStore("values");
      created.createObjectStore("games");
      created.createObjectStore("damaged");
    },
    // A newer version of the app in another tab wants to change the database: let it.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  return {
    lasting: true,
    get: (key) => db.get("values", key),
    async set(key, value) {
      await db.put("values", value, key);
    },
    readGame: (id) => db.get("games", id),
    async readGames() {
      const tx = db.transaction("games");
      const [ids, values] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll(), tx.done]);
      return ids.map((id, i) => ({ id, stored: values[i] }));
    },
    async writeGame(id, saved) {
      await db.put("games", saved, id);
    },
    deleteGame: (id) => db.delete("games", id),
    async setAside(damaged) {
      const tx = db.transaction(["games", "damaged"], "readwrite");
      await Promise.all([
        tx.objectStore("damaged").put(damaged, damaged.id),
        tx.objectStore("games").delete(damaged.id),
        tx.done,
      ]);
    },
  };
}
