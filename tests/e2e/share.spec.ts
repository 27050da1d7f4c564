/** AP-9, CO-4, AP-31: a deal or a game is shared as it is seen, and opens elsewhere as what it was. */
import { readFileSync } from "node:fs";
import { inflateRawSync } from "node:zlib";
import {
  act,
  currentPosition,
  currentScore,
  type Game,
  gameRules,
  isWon,
  lineMoves,
  makeRecord,
  moveCount,
  parseRecords,
  replay,
  undo,
} from "@faceup/rules";
import { LOCALES, loadAppText } from "@faceup/text";
import type { Browser, Locator, Page } from "@playwright/test";
import { App } from "./support/app.ts";
import { dealt } from "./support/deals.ts";
import { openDialog } from "./support/dialogs.ts";
import { playOn, SIMON, SIMON_BEFORE_WIN, SIMON_MOVES, THOUGHTFUL, underWay } from "./support/scenes.ts";
import { currentGame, currentId, leaveApp, store } from "./support/stored.ts";
import { expect, test } from "./support/test.ts";
import { WON_GAMES } from "./support/wonGames.ts";

/** What the open dialog shows as about to be shared. */
async function shared(dialog: Locator): Promise<string> {
  const field = dialog.getByTestId("shared");
  await expect(field).toHaveValue(/^http/m);
  return field.inputValue();
}

function linkIn(text: string): string {
  return /^http\S+$/m.exec(text)?.[0] ?? "";
}

async function withMoves(dialog: Locator, wanted: RegExp): Promise<string> {
  await dialog.getByTestId("share-moves").focus();
  await dialog.page().keyboard.press("Space");
  await expect(dialog.getByTestId("shared")).toHaveValue(wanted);
  return shared(dialog);
}

/** In a browser that knows nothing of this one. */
async function friend(browser: Browser, link: string): Promise<App> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(link);
  const app = new App(page);
  await app.ready();
  return app;
}

/** A whole won game, played up to its last move on the page, and shared from its win. */
test("AP-9 a won game is shared with its moves, and replayed elsewhere to the win", async ({
  app,
  page,
  browser,
}) => {
  const { code, record, moves, score } = WON_GAMES[0] ?? fail();
  const won = replay(record);
  if (!won.ok) fail();
  await app.openRecord(makeRecord(record));
  for (let i = 1; i < record.moves.length; i++) await app.redo.click();
  const last = record.moves[record.moves.length - 1];
  const before = { ...won.value, cursor: record.moves.length - 1, made: record.moves.length - 1 };
  await app.shows({ ...before, actions: won.value.actions });
  await playOn(app, before, last === undefined ? [] : [last]);
  await expect(app.win).toBeVisible();
  await app.win.getByTestId("share").click();
  const dialog = page.getByTestId("dialog-share");
  const plain = await shared(dialog);
  expect(plain).toContain(code);
  expect(plain).toContain(`Score ${score}, ${moves} moves`);
  expect(new URL(linkIn(plain)).search).toBe(`?g=${code}`);
  const full = await withMoves(dialog, /#r=/);

  // The same deal to be tried.
  const trying = await friend(browser, linkIn(plain));
  await trying.shows(dealt(code));
  await trying.page.context().close();

  // And the game, step by step.
  const watching = await friend(browser, linkIn(full));
  await expect(watching.moves).toHaveText("0");
  for (let i = 0; i < record.moves.length; i++) await watching.redo.click();
  await watching.table.shows(currentPosition(won.value));
  await expect(watching.score).toHaveText(String(score));
  expect(isWon(won.value)).toBe(true);
  await watching.page.context().close();
});

test("AP-31 nothing but the code is shared unless the moves are wanted", async ({ app, page }) => {
  const game = undo(await underWay(app, SIMON_MOVES));
  await app.undo.click();
  const dialog = await openDialog(page, "share");
  await expect(dialog.getByTestId("share-moves")).not.toBeChecked();
  const plain = await shared(dialog);
  expect(plain.split("\n")).toEqual([
    "Faceup · Simple Simon, 1 suit",
    `So far: score ${currentScore(game)}, ${moveCount(game)} moves.`,
    "SS1-S1-AAAAABD",
    `${new URL(page.url()).origin}/?g=SS1-S1-AAAAABD`,
  ]);
  // Undone moves are not of the line that is shared.
  const full = await withMoves(dialog, /#r=z\./);
  const compressed = new URL(linkIn(full)).hash.slice("#r=z.".length);
  expect(inflateRawSync(Buffer.from(compressed, "base64url")).toString()).toBe(
    makeRecord({ start: game.start, moves: lineMoves(game) }),
  );
});

test("AP-9 a deal nobody has played yet has no moves to share", async ({ app, page }) => {
  await app.openCode(SIMON);
  const dialog = await openDialog(page, "share");
  await expect(dialog.getByTestId("share-moves")).toHaveCount(0);
  expect((await shared(dialog)).split("\n")).toEqual([
    "Faceup · Simple Simon, 4 suits",
    SIMON,
    `${new URL(page.url()).origin}/?g=${SIMON}`,
  ]);
});

test("AP-9 UN-4 a game set up by hand is shared as its position", async ({ app, page, browser }) => {
  const game = await underWay(app, SIMON_BEFORE_WIN.replace(" 2>1", ""));
  const dialog = await openDialog(page, "share");
  const other = await friend(browser, linkIn(await shared(dialog)));
  await other.shows(game);
  await other.page.context().close();
});

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });
    test(`AP-26 what is shared speaks ${locale}`, async ({ app, page }) => {
      const game = await underWay(app, SIMON_BEFORE_WIN);
      await expect(app.win).toBeVisible();
      await app.win.getByTestId("share").click();
      const text = await loadAppText(locale);
      const score = text.number(currentScore(game));
      const won = text.t("say.won", { score, moves: moveCount(game) });
      expect(await shared(page.getByTestId("dialog-share"))).toContain(won);
    });
  });
}

test.describe("where the browser has its own way of sharing", () => {
  interface Sent {
    readonly sent: readonly { readonly text: string; readonly url: string }[];
  }

  /** What the app gives to the system; `refuse`: with which error it ends. */
  async function install(page: Page, refuse: string | null = null): Promise<void> {
    await page.addInitScript((error) => {
      const sent: unknown[] = [];
      Object.assign(window, { sent });
      Object.defineProperty(navigator, "share", {
        configurable: true,
        value: async (data: unknown) => {
          sent.push(data);
          if (error !== null) throw new DOMException("no", error);
        },
      });
    }, refuse);
  }

  test("AP-9 exactly what is shown is handed over", async ({ app, page }) => {
    await install(page);
    await underWay(app, SIMON_MOVES);
    const dialog = await openDialog(page, "share");
    const all = await shared(dialog);
    await dialog.getByTestId("share-send").click();
    const [given] = await page.evaluate(() => (window as unknown as Sent).sent);
    expect(`${given?.text}\n${given?.url}`).toBe(all);
  });

  test("AP-9 a change of mind is no failure; anything else leaves the text on the clipboard", async ({
    app,
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    for (const [error, said] of [
      ["AbortError", ""],
      ["NotAllowedError", "Copied"],
    ] as const) {
      await install(page, error);
      await app.openCode(SIMON);
      const dialog = await openDialog(page, "share");
      const all = await shared(dialog);
      await page.evaluate(() => navigator.clipboard.writeText(""));
      await dialog.getByTestId("share-send").click();
      await expect(page.getByTestId("live")).toHaveText(said);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(said === "" ? "" : all);
    }
  });
});

test("AP-9 where it has none, one copies: told on the button and aloud", async ({ app, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await app.openCode(SIMON);
  const dialog = await openDialog(page, "share");
  const all = await shared(dialog);
  await expect(dialog.getByTestId("share-send")).toHaveCount(0);
  await dialog.getByTestId("share-copy").click();
  await expect(dialog.getByTestId("share-copy")).toHaveText("Copied");
  await expect(page.getByTestId("live")).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(all);
});

test("AP-9 a link too long for some programs is said to be so, and a file offered that holds the game", async ({
  app,
  page,
}) => {
  const game = wander(dealt(THOUGHTFUL), 3000);
  const record = makeRecord({ start: game.start, moves: lineMoves(game) });
  await app.openRecord(record);
  const [id, stored] = [await currentId(page), await currentGame(page)];
  await leaveApp(page);
  await store(page, "games", id, { ...stored, cursor: 3000, made: 3000 });
  await page.goto("/");
  await app.table.shows(currentPosition(game));
  const dialog = await openDialog(page, "share");
  await expect(dialog.getByTestId("share-long")).toHaveCount(0);
  const full = await withMoves(dialog, /#r=z\./);
  const words = dialog.getByTestId("share-long").locator("p");
  await expect(words).toContainText(new Intl.NumberFormat("en").format(linkIn(full).length));
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByTestId("share-file").click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${THOUGHTFUL}.txt`);
  const records = parseRecords(readFileSync(await download.path(), "utf8"));
  expect(records.map((read) => read.ok && makeRecord(read.value))).toEqual([record]);
});

/** A long legal game: any move, by a fixed chance, as little as possible there and back. */
function wander(from: Game, length: number): Game {
  let game = from;
  let state = 7;
  while (game.actions.length < length) {
    const moves = gameRules(game).moves(currentPosition(game));
    state = (state * 48_271) % 2_147_483_647;
    const move = moves[state % moves.length];
    const next = move === undefined ? undefined : act(game, [move]);
    if (next?.ok !== true) throw new Error(`stuck after ${game.actions.length}`);
    game = next.value;
  }
  return game;
}

function fail(): never {
  throw new Error("the won games of the tests are missing");
}
