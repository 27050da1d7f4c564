/** UN-3, AP-2, AP-4, AP-25: what is kept, what happens when the browser keeps nothing, and what damage costs. */
import { currentPosition, type Game, gameRules, undo } from "@faceup/rules";
import type { Page } from "@playwright/test";
import { App } from "./support/app.ts";
import { codeText, dealt, playedOn } from "./support/deals.ts";
import { closeDialog, openDialog, resumeGame } from "./support/dialogs.ts";
import {
  playOn,
  SIMON_BEFORE_WIN,
  SIMON_MOVES,
  THOUGHTFUL,
  THOUGHTFUL_MOVES,
  underWay,
} from "./support/scenes.ts";
import { currentGame, currentId, leaveApp, store, storedIn } from "./support/stored.ts";
import { expect, test } from "./support/test.ts";

/** What a notice of the app begins with. */
const TOLD = {
  damaged: /^A saved game is damaged/,
  notLasting: /^This browser keeps nothing/,
  notSaved: /^The last change could not be saved/,
} as const;

test.describe("AP-2 UN-3 the game in progress", () => {
  for (const record of [SIMON_MOVES, THOUGHTFUL_MOVES]) {
    test(`${record.slice(0, 3)} survives a reload with undo, redo, score, moves and time`, async ({
      app,
      page,
    }) => {
      await page.clock.install();
      let game = await underWay(app, record);
      await page.clock.fastForward("12:08");
      await app.undo.click();
      game = undo(game);
      await app.shows(game);
      await expect(app.time).toHaveText(/^12:\d\d$/);

      await page.reload();
      await app.ready();
      await app.shows(game);
      await expect(app.time).toHaveText(/^12:\d\d$/);
      // All the way back and forth again.
      for (let back = game; back.cursor > 0; back = undo(back)) {
        await app.undo.click();
        await app.shows(undo(back));
      }
      for (let steps = 0; steps < game.actions.length; steps++) await app.redo.click();
      await app.shows({ ...game, cursor: game.actions.length });
    });
  }

  for (const [how, leave] of Object.entries({
    closed: (page: Page) => page.close(),
    "left for another": (page: Page) => page.goto("about:blank"),
    reloaded: (page: Page) => page.reload(),
  })) {
    test(`nothing is lost when the page is ${how} right after a move`, async ({ context, page }) => {
      await page.goto(`/?g=${THOUGHTFUL}`);
      await new App(page).ready();
      let game = dealt(THOUGHTFUL);
      let here = page;
      // One is soon done by chance.
      for (let round = 0; round < 8; round++) {
        await here.keyboard.press("d");
        await leave(here);
        game = playedOn(game, "d");
        here = await context.newPage();
        await here.goto("/");
        const again = new App(here);
        await again.ready();
        await again.shows(game, `draw ${round + 1}`);
      }
    });
  }

  test("a game set up by hand survives a reload", async ({ app, page }) => {
    const game = await underWay(app, SIMON_BEFORE_WIN.replace(" 2>1", " 2>3"));
    await page.reload();
    await app.ready();
    await app.shows(game);
    await expect(page.getByTestId("code")).toHaveCount(0);
  });

  test("UN-2 won stays won: nothing to resume, the deal still on the table", async ({ app, page }) => {
    const game = await underWay(app, SIMON_BEFORE_WIN);
    await expect(app.win).toBeVisible();
    await page.reload();
    await app.shows(game);
    await expect(app.win).toHaveCount(0);
    const dialog = await openDialog(page, "games");
    await expect(dialog.getByTestId("game")).toHaveCount(0);
  });

  test("cards in the hand go back when the page is reloaded", async ({ app, page }) => {
    await app.openCode(THOUGHTFUL);
    await app.table.root.focus();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(app.table.inHand).toHaveCount(1);
    await page.reload();
    await app.ready();
    await app.shows(dealt(THOUGHTFUL));
    await expect(app.table.inHand).toHaveCount(0);
  });
});

/** Stored values that no version of the app has written. */
const RUBBISH: Readonly<Record<string, (good: Readonly<Record<string, unknown>>) => unknown>> = {
  "a text": () => "rubbish",
  "an empty object": () => ({}),
  "another version": (good) => ({ ...good, version: 99 }),
  "an illegal move": (good) => ({ ...good, actions: ["1>2x9"] }),
  "no move at all": (good) => ({ ...good, actions: ["🂡"] }),
  "a start that is no deal": (good) => ({ ...good, start: "XX1-S1-AAAAAAA" }),
  "a cursor past the end": (good) => ({ ...good, cursor: 99 }),
};

test.describe("AP-25 a damaged game", () => {
  for (const [what, make] of Object.entries(RUBBISH)) {
    test(`${what}: told, kept aside, and the others unharmed`, async ({ app, page }) => {
      const other = await underWay(app, THOUGHTFUL_MOVES);
      await underWay(app, SIMON_MOVES);
      const id = await currentId(page);
      const raw = make(await currentGame(page));
      await leaveApp(page);
      await store(page, "games", id, raw);
      await page.goto("/");
      await expect(app.words).toHaveText(TOLD.damaged);
      await expectPlayable(app);
      expect(await storedIn(page, "damaged")).toEqual({ [id]: { id, raw, found: expect.any(Number) } });
      expect(Object.keys(await storedIn(page, "games"))).not.toContain(id);
      // Told once.
      await page.reload();
      await app.ready();
      await expect(app.words).toHaveCount(0);
      await resumeGame(page, codeText(other));
      await app.shows(other);
    });
  }

  test("in the list of unfinished games: told, and the rest is listed", async ({ app, page }) => {
    await underWay(app, THOUGHTFUL_MOVES);
    const damaged = await currentId(page);
    const other = await underWay(app, SIMON_MOVES);
    await store(page, "games", damaged, 7);
    const dialog = await openDialog(page, "games");
    await expect(dialog.getByTestId("game")).toHaveCount(1);
    await closeDialog(dialog);
    await expect(app.words).toHaveText(TOLD.damaged);
    expect(Object.keys(await storedIn(page, "damaged"))).toEqual([damaged]);
    await app.shows(other);
  });
});

test("AP-25 damaged settings cost only what is damaged", async ({ app, page }) => {
  await app.openCode(THOUGHTFUL);
  await store(page, "values", "settings", { theme: "sepia", hand: "left", clock: "yes", letters: 7 });
  await page.reload();
  await app.ready();
  await expect(page.locator("html")).toHaveAttribute("data-hand", "left");
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
  await expect(app.time).toBeVisible();
  await app.shows(dealt(THOUGHTFUL));
});

for (const rubbish of ["rubbish", 7, [], null]) {
  test(`AP-25 stored values that are ${JSON.stringify(rubbish)} are as good as none`, async ({
    app,
    page,
  }) => {
    await app.openCode(THOUGHTFUL);
    for (const key of ["settings", "current", "choice"]) await store(page, "values", key, rubbish);
    await page.reload();
    await app.ready();
    await expect(page.locator("html")).toHaveAttribute("data-hand", "right");
    await expectPlayable(app);
  });
}

/** Ways in which a browser has no storage. */
const NO_STORAGE: Readonly<Record<string, () => void>> = {
  missing: () => Object.defineProperty(window, "indexedDB", { value: undefined }),
  "forbidden, by an exception": () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
  },
};

for (const [how, block] of Object.entries(NO_STORAGE)) {
  test(`AP-25 storage ${how}: told, and one can play`, async ({ app, page }) => {
    await page.addInitScript(block);
    await page.goto("/");
    await expect(app.words).toHaveText(TOLD.notLasting);
    await expectPlayable(app);
    await underWay(app, THOUGHTFUL_MOVES);
  });
}

test("AP-25 a database of a newer version is left alone: told, and one can play", async ({ app, page }) => {
  await app.openCode(THOUGHTFUL);
  await page.evaluate(openNewer);
  await page.reload();
  await expect(app.words).toHaveText(TOLD.notLasting);
  await expectPlayable(app);
});

test("AP-25 a change that cannot be written is told, and the next one that can be is kept", async ({
  app,
  page,
}) => {
  const game = await underWay(app, SIMON_MOVES);
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      IDBObjectStore.prototype.put = put;
      throw new DOMException("The disk is full.", "QuotaExceededError");
    };
  });
  await app.undo.click();
  await expect(app.words).toHaveText(TOLD.notSaved);
  await app.shows(undo(game));
  await app.undo.click();
  await expect(app.words).toHaveCount(0);
  await page.reload();
  await app.ready();
  await app.shows(undo(undo(game)));
});

test("AP-25 a database taken away by another tab is told", async ({ app, page }) => {
  const game = await underWay(app, SIMON_MOVES);
  await page.evaluate(openNewer);
  await app.undo.click();
  await expect(app.words).toHaveText(TOLD.notSaved);
  await app.shows(undo(game));
});

/** In the page: another version of the app changes the database, for which this one has to let go of it. */
function openNewer(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("faceup", 99);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
}

/** A whole deal of one-suit Simple Simon is there, and a move of it can be made and taken back. */
async function expectPlayable(app: App): Promise<Game> {
  const code = /SS1-S1-[A-Z]{7}/.exec((await app.page.getByTestId("code").textContent()) ?? "")?.[0];
  const game = dealt(code ?? "no code");
  await app.shows(game);
  const [move] = gameRules(game).moves(currentPosition(game));
  if (move === undefined) throw new Error("no move to try");
  const after = await playOn(app, game, [move]);
  await app.shows(after);
  await app.undo.click();
  await app.shows(undo(after));
  return game;
}
