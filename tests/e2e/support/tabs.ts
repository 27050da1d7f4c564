import type { Game } from "@faceup/rules";
import type { BrowserContext, Page } from "@playwright/test";
import { App } from "./app.ts";
import { currentId, storedIn } from "./stored.ts";
import { expect } from "./test.ts";

/** More than a tab waits for another one that does not answer. */
export const LONG_WAIT_MS = 20_000;

/** Another tab of the same browser, where the app goes on by itself with the game in progress. */
export async function secondTab(context: BrowserContext): Promise<App> {
  const app = new App(await context.newPage());
  await app.page.goto("/");
  await expect(app.moves).toBeVisible({ timeout: LONG_WAIT_MS });
  await app.ready();
  return app;
}

/** The game in storage is this one, and the only one. */
export async function expectStored(page: Page, game: Game): Promise<void> {
  await expect
    .poll(async () => {
      const games = await storedIn(page, "games");
      const stored = games[await currentId(page)] as Readonly<Record<string, unknown>> | undefined;
      return { count: Object.keys(games).length, cursor: stored?.cursor, made: stored?.made };
    })
    .toEqual({ count: 1, cursor: game.cursor, made: game.made });
}
