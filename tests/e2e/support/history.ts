/** A history of games as the app would have stored them, written behind its back: nobody plays a thousand games. */
import { makeMove } from "@faceup/rules";
import type { Page } from "@playwright/test";
import { WON_GAMES } from "./wonGames.ts";

/** A game of version 2, as docs/storage.md describes it. */
export interface Stored {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** When the first of them was played; one came after the other, 20 hours apart. */
const FIRST = Date.UTC(2026, 0, 5, 18);
const APART = 20 * 3_600_000;

function common(i: number, start: string, actions: readonly string[]) {
  const at = FIRST + i * APART;
  return {
    version: 3,
    id: `game-${i}`,
    start,
    actions,
    cursor: actions.length,
    made: actions.length,
    elapsed: 240_000 + ((i * 37) % 400) * 1000,
    won: false,
    win: null,
    source: "own",
    deal: "winnable",
    state: "ended",
    begun: at - 600_000,
    updated: at,
  };
}

/** Won by one of the records of won.txt: of those of a game, the `which`th. */
export function won(i: number, kind: string, which = 0): Stored {
  const games = WON_GAMES.filter(({ code }) => code.startsWith(kind));
  const game = games[which % games.length];
  if (game === undefined) throw new Error(`won.txt has no ${kind}`);
  const actions = game.record.moves.map(makeMove);
  const { elapsed, updated: at, ...rest } = common(i, game.code, actions);
  const win = { at, elapsed, score: game.score, moves: game.moves, actions };
  return { ...rest, elapsed, updated: at, won: true, win };
}

/** Left after its first moves. */
export function left(i: number, changes: object = {}): Stored {
  return { ...common(i, "SS1-S1-AAAAABD", ["10>4", "8>6", "6>5x2"]), ...changes };
}

/** Of one-suit Simple Simon: two of three won, and more of the later ones. */
export function history(games: number): readonly Stored[] {
  return Array.from({ length: games }, (_, i) =>
    (i * 7) % 10 < 5 + (4 * i) / games ? spread(won(i, "SS1-S1", i), i) : left(i),
  );
}

/** As if the same game had been won in more moves or fewer. */
function spread(game: Stored, i: number): Stored {
  const win = game.win as { readonly moves: number; readonly score: number };
  const more = ((i * 13) % 17) + ((i * 5) % 11);
  return { ...game, win: { ...win, moves: win.moves + more, score: win.score - more } };
}

/** Into the database of an app that is not open, or does not hold these games. */
export async function storeGames(page: Page, games: readonly Stored[]): Promise<void> {
  await page.evaluate(async (all) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("faceup");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    await new Promise<void>((resolve, reject) => {
      const tx = db.transaction("games", "readwrite");
      for (const game of all) tx.objectStore("games").put(game, game.id);
      tx.oncomplete = () => resolve();
      tx.onerror = () => reject(tx.error);
    });
    db.close();
  }, games);
}
