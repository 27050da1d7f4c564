import { type DBSchema, openDB } from "idb";
import { createJournal, type Entry } from "./journal.ts";
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
  const journal = createJournal(() => localStorage);
  async function write(store: "values" | "games", key: string, value: unknown): Promise<void> {
    const done = journal.note({ store, key, value });
    await db.put(store, value, key as Key);
    done();
  }
  /**
   * Writes what a page that was left could not see confirmed. Another tab may be writing the same at this moment:
   * within one transaction, so that nothing older takes the place of what that tab has written meanwhile (AP-30).
   */
  async function recover({ store, key }: Pick<Entry, "store" | "key">): Promise<void> {
    if (journal.read(store, key) === undefined) return;
    const tx = db.transaction(store, "readwrite");
    const stored = await tx.store.get(key as Key);
    const noted = journal.read(store, key);
    if (noted !== undefined && isNewer(noted.value, stored)) await tx.store.put(noted.value, key as Key);
    await tx.done;
    noted?.done();
  }
  // Where that fails it stays noted for the next visit.
  for (const entry of journal.pending()) await recover(entry).catch(() => undefined);

  return {
    lasting: true,
    get: (key) => db.get("values", key),
    set: (key, value) => write("values", key, value),
    async readGame(id) {
      // The tab that had the game may have been ended while it wrote.
      await recover({ store: "games", key: id }).catch(() => undefined);
      return db.get("games", id);
    },
    async readGames() {
      const tx = db.transaction("games");
      const [ids, values] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll(), tx.done]);
      return ids.map((id, i) => ({ id, stored: values[i] }));
    },
    writeGame: (id, saved) => write("games", id, saved),
    deleteGame(id) {
      journal.forget("games", id);
      return db.delete("games", id);
    },
    async setAside(damaged) {
      const tx = db.transaction(["games", "damaged"], "readwrite");
      await Promise.all([
        tx.objectStore("damaged").put(damaged, damaged.id),
        tx.objectStore("games").delete(damaged.id),
        tx.done,
      ]);
    },
    readDamaged: () => db.getAll("damaged"),
    async writeAll({ games, damaged }) {
      const tx = db.transaction(["games", "damaged"], "readwrite");
      const told = (writing: Promise<unknown>): void => void writing.catch(() => undefined);
      try {
        // What fails of them later ends the transaction, which is awaited below.
        for (const { id, stored } of games) told(tx.objectStore("games").put(stored, id));
        for (const record of damaged) told(tx.objectStore("damaged").put(record, record.id));
      } catch (error) {
        // A writing that is refused at once would leave those before it to be written.
        told(tx.done);
        tx.abort();
        throw error;
      }
      await tx.done;
      // What was noted of them before is older.
      for (const { id } of games) journal.forget("games", id);
    },
  };
}

/** Games say when they were written; of other values the one that was noted is the last. */
function isNewer(noted: unknown, stored: unknown): boolean {
  const [a, b] = [noted, stored].map(
    (value) => (value as { readonly updated?: unknown } | undefined)?.updated,
  );
  return typeof a !== "number" || typeof b !== "number" || a >= b;
}
