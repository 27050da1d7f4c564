/** What the app keeps in the browser, read and written behind its back. */
import type { Page } from "@playwright/test";

type Store = "values" | "games" | "damaged";

/** Every entry of a store by its key. */
export async function storedIn(page: Page, store: Store): Promise<Readonly<Record<string, unknown>>> {
  return page.evaluate(async (name) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("faceup");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const entries: Record<string, unknown> = {};
    await new Promise<void>((resolve, reject) => {
      const tx = db.transaction(name);
      const cursor = tx.objectStore(name).openCursor();
      cursor.onsuccess = () => {
        if (cursor.result === null) return;
        entries[String(cursor.result.key)] = cursor.result.value;
        cursor.result.continue();
      };
      tx.oncomplete = () => resolve();
      tx.onerror = () => reject(tx.error);
    });
    db.close();
    return entries;
  }, store);
}

/** To a page of the same origin without the app, which keeps its game when it is left. */
export async function leaveApp(page: Page): Promise<void> {
  await page.route("/blank", (route) =>
    route.fulfill({ contentType: "text/html", body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto("/blank");
}

export async function store(page: Page, where: Store, key: string, value: unknown): Promise<void> {
  await page.evaluate(
    async ([name, id, content]) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open("faceup");
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      await new Promise<void>((resolve, reject) => {
        const tx = db.transaction(name, "readwrite");
        tx.objectStore(name).put(content, id);
        tx.oncomplete = () => resolve();
        tx.onerror = () => reject(tx.error);
      });
      db.close();
      // What the app noted when it was left would be taken for newer.
      localStorage.removeItem(`faceup:${name}:${id}`);
    },
    [where, key, value] as const,
  );
}

/** The id of the game that the next visit goes on with. */
export async function currentId(page: Page): Promise<string> {
  const { current } = await storedIn(page, "values");
  if (typeof current !== "string") throw new Error("no current game is stored");
  return current;
}

/** The game on the table as it is stored. */
export async function currentGame(page: Page): Promise<Readonly<Record<string, unknown>>> {
  const games = await storedIn(page, "games");
  return games[await currentId(page)] as Readonly<Record<string, unknown>>;
}
