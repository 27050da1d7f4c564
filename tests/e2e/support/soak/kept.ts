/** The games as the next visit would find them: what is stored, and over it what is noted on its way there. */
import type { Page } from "@playwright/test";
import { type LoadedGame, parseSavedGame } from "../../../../packages/web/src/db/savedGame.ts";

export interface Kept {
  /** The id of the game on the table. */
  readonly current: string;
  readonly games: ReadonlyMap<string, unknown>;
}

export function keptGames(page: Page): Promise<Kept> {
  return kept(page, true);
}

/** The game on the table, played again by the rules. */
export async function keptGame(page: Page): Promise<LoadedGame> {
  const { current, games } = await kept(page, false);
  const loaded = parseSavedGame(games.get(current));
  if (!loaded.ok) throw new Error(`the stored game ${current} cannot be read: ${loaded.error.code}`);
  return loaded.value;
}

/** One question to the page, as it is asked with every move. */
async function kept(page: Page, all: boolean): Promise<Kept> {
  const { current, entries } = await page.evaluate(async (everything) => {
    // Notes first: what leaves them meanwhile is in the database by then.
    const notes = { ...localStorage } as Readonly<Record<string, string>>;
    const noted = (key: string): unknown => (key in notes ? JSON.parse(notes[key] ?? "") : undefined);
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open("faceup"));
    const tx = db.transaction(["values", "games"]);
    const games = tx.objectStore("games");
    const id = String(
      noted("faceup:values:current") ?? (await done(tx.objectStore("values").get("current"))),
    );
    const keys = everything ? await done(games.getAllKeys()) : [id];
    const values = everything ? await done(games.getAll()) : [await done(games.get(id))];
    db.close();
    const found = new Map(keys.map((key, i) => [String(key), values[i] as unknown]));
    for (const name of Object.keys(notes)) {
      const key = /^faceup:games:(.+)$/.exec(name)?.[1];
      if (key !== undefined) found.set(key, noted(name));
    }
    return { current: id, entries: [...found] };
  }, all);
  return { current, games: new Map(entries) };
}
