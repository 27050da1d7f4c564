/** AP-25: everything stored goes out to one file and comes in again; a file is merged, and never silently overwrites. */
import { readFileSync } from "node:fs";
import { currentPosition } from "@faceup/rules";
import type { Locator } from "@playwright/test";
import { App } from "./support/app.ts";
import { addGames, backupText, chooseFile, saved } from "./support/backups.ts";
import { choose, closeDialog, openDialog } from "./support/dialogs.ts";
import { history, left, type Stored, storeGames, won } from "./support/history.ts";
import { SIMON_MOVES, THOUGHTFUL_MOVES, underWay } from "./support/scenes.ts";
import { currentId, store, storedIn } from "./support/stored.ts";
import { expect, test } from "./support/test.ts";

const SIMON = "SS1-S1-AAAAABD";

interface File {
  readonly games: readonly Stored[];
  readonly [field: string]: unknown;
}

/** The numbers of the statistics, in order. */
async function figures(app: App): Promise<readonly string[]> {
  const dialog = await openDialog(app.page, "statistics");
  await expect(dialog.getByTestId("stats-played")).toBeVisible();
  const read = await dialog.locator(".figures, .plot-table, [data-testid=attempt]").allTextContents();
  await closeDialog(dialog);
  return read;
}

async function expectReport(dialog: Locator, lines: readonly string[]): Promise<void> {
  await expect(dialog.locator(".restore-report > p")).toHaveText([...lines]);
}

test("AP-25 out of one browser, into another: the same games, statistics and, if wanted, settings", async ({
  app,
  browser,
  baseURL,
  page,
}) => {
  await app.openCode(SIMON);
  await storeGames(page, history(60));
  await store(page, "damaged", "old", { id: "old", raw: { rubbish: true }, found: 1_790_000_000_000 });
  await choose(page, { hand: "left" });
  const before = await figures(app);
  const dialog = await openDialog(page, "backup");
  const { name, text } = await saved(page, dialog.getByTestId("backup-save"));
  expect(name).toMatch(/^faceup-\d{4}-\d\d-\d\d\.json$/);
  await expect(dialog.getByTestId("backup-saved")).toHaveText(/^File saved, with \d+ games\.$/);

  const other = await browser.newContext({ baseURL: baseURL ?? "" });
  const there = new App(await other.newPage());
  await there.openCode(SIMON);
  const restore = await openDialog(there.page, "backup");
  await chooseFile(restore, text);
  await expect(restore.getByTestId("restore-said")).toHaveText(/^6[01] games, saved on /);
  // Nothing is done before it is asked for.
  expect(Object.keys(await storedIn(there.page, "games"))).toHaveLength(1);
  await addGames(restore, text);
  await expect(there.page.locator("html")).toHaveAttribute("data-hand", "right");
  expect(await storedIn(there.page, "damaged")).toEqual(await storedIn(page, "damaged"));
  await closeDialog(restore);
  expect(await figures(there)).toEqual(before);

  const again = await openDialog(there.page, "backup");
  await addGames(again, text, true);
  await expect(again.locator(".restore-report")).toContainText("No game was added.");
  await expect(again.locator(".restore-report")).toContainText("The settings were taken over.");
  await expect(there.page.locator("html")).toHaveAttribute("data-hand", "left");
  await other.close();
});

test("AP-25 what was added, kept and replaced is told; the one further along stays", async ({
  app,
  page,
}) => {
  await app.openCode(SIMON);
  await storeGames(page, [left(1), won(2, "SS1-S1"), left(3)]);
  const dialog = await openDialog(page, "backup");
  const wonThere = { ...won(1, "SS1-S1"), id: "game-1" };
  const leftThere = { ...left(2), id: "game-2" };
  await addGames(dialog, backupText([wonThere, leftThere, left(3), left(4), left(5)]));
  await expectReport(dialog, [
    "2 games were added.",
    "2 games stay as they are here.",
    "1 game was replaced: the file knew it further along.",
  ]);
  const games = await storedIn(page, "games");
  expect(games["game-1"]).toMatchObject({ won: true });
  expect(games["game-2"]).toMatchObject({ won: true });
});

test("AP-25 the game on the table is saved as it stands, and goes on where the file was further", async ({
  app,
  page,
}) => {
  const game = await underWay(app, SIMON_MOVES);
  const id = await currentId(page);
  let dialog = await openDialog(page, "backup");
  const { text } = await saved(page, dialog.getByTestId("backup-save"));
  await closeDialog(dialog);
  const file = JSON.parse(text) as File;
  const stored = file.games.find((one) => one.id === id);
  expect(stored).toMatchObject({ actions: ["10>4", "8>6", "6>5x2"], cursor: 3, made: 3 });
  await app.undo.click();
  // As another device would have played on.
  const further = { ...stored, actions: ["10>4", "8>6", "6>5x2", "6>4"], cursor: 4, made: 4 };
  dialog = await openDialog(page, "backup");
  await addGames(dialog, JSON.stringify({ ...file, games: [further] }));
  await closeDialog(dialog);
  await expect(app.moves).toHaveText("4");
  await app.undo.click();
  await app.table.shows(currentPosition(game));
  await expect.poll(async () => (await storedIn(page, "games"))[id]).toMatchObject({ made: 4, cursor: 3 });
});

test("AP-25 games of a file that cannot be read are named with the reason, set aside, and saved again", async ({
  app,
  page,
}) => {
  await app.openCode(SIMON);
  const dialog = await openDialog(page, "backup");
  const broken = { ...left(1), id: "broken", actions: ["1>2x9"] };
  const newer = { ...left(2), id: "newer", version: 99 };
  await addGames(dialog, backupText([broken, left(3), newer, 7]));
  await expectReport(dialog, [
    "1 game was added.",
    "3 games of the file could not be read and were set aside:",
  ]);
  await expect(dialog.locator(".restore-report li")).toHaveText([
    "no. 1 (broken): one of its moves is not legal",
    "no. 3 (newer): written by a newer version of Faceup",
    "no. 4 (–): it is no stored game, or fields are missing",
  ]);
  await expect(dialog.getByTestId("backup-damaged")).toContainText("3 damaged games were set aside.");
  const { text } = await saved(page, dialog.getByTestId("backup-save-damaged"));
  expect((JSON.parse(text) as readonly { raw: unknown }[]).map(({ raw }) => raw)).toEqual(
    expect.arrayContaining([broken, newer, 7]),
  );
});

/** Files that are no backup, and what is said of them. */
const REFUSED: Readonly<Record<string, readonly [string | Buffer, RegExp]>> = {
  "an empty file": ["", /^The file is damaged in line 1, at character 1/],
  "one that breaks off": [
    `${backupText([])}`.slice(0, -2),
    /^The file is damaged in line 1, at character 1\d\d/,
  ],
  "a picture": [readFileSync(new URL("../../docs/picture.png", import.meta.url)), /^The file is damaged/],
  "another program's": ['{"games":[]}', /^This file is no backup of Faceup\./],
  "one of a newer version": [
    backupText([], { version: 2 }),
    /has format 2 of a newer Faceup; this one reads up to format 1/,
  ],
  "one without games": [backupText([], { games: "none" }), /“games” is missing or is not what it should be/],
};

for (const [what, [content, words]] of Object.entries(REFUSED)) {
  test(`AP-25 ${what} is refused, with what is wrong and where, and nothing is changed`, async ({
    app,
    page,
  }) => {
    await underWay(app, THOUGHTFUL_MOVES);
    const before = await storedIn(page, "games");
    const dialog = await openDialog(page, "backup");
    await chooseFile(dialog, content);
    const told = dialog.getByTestId("restore-said");
    await expect(told).toHaveText(words);
    await expect(told).toHaveText(/Nothing was changed\.$/);
    await expect(dialog.getByTestId("restore-add")).toHaveCount(0);
    expect(Object.keys(await storedIn(page, "games"))).toEqual(Object.keys(before));
  });
}

test("AP-25 where the games cannot be written nothing of the file is, and that is told", async ({
  app,
  page,
}) => {
  await app.openCode(SIMON);
  const before = Object.keys(await storedIn(page, "games"));
  const dialog = await openDialog(page, "backup");
  await chooseFile(dialog, backupText(history(20)));
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    let writings = 0;
    IDBObjectStore.prototype.put = function (...args) {
      writings++;
      if (writings === 10) throw new DOMException("The disk is full.", "QuotaExceededError");
      return put.apply(this, args);
    };
  });
  await dialog.getByTestId("restore-add").click();
  await expect(dialog.getByTestId("restore-said")).toHaveText(/could not be written.*Nothing was changed\.$/);
  expect(Object.keys(await storedIn(page, "games"))).toEqual(before);
});

test("AP-25 the browser is asked once, at the first move, to keep what is stored; whether it does is told", async ({
  app,
  page,
}) => {
  await page.addInitScript(() => {
    let kept = false;
    let asked = 0;
    navigator.storage.persisted = () => Promise.resolve(kept);
    navigator.storage.persist = () => {
      asked++;
      document.documentElement.dataset.asked = String(asked);
      kept = true;
      return Promise.resolve(true);
    };
  });
  await app.openCode(SIMON);
  let dialog = await openDialog(page, "backup");
  await expect(dialog.getByTestId("backup-kept")).toHaveText(/may clear stored games/);
  await expect(page.locator("html")).not.toHaveAttribute("data-asked");
  await closeDialog(dialog);
  await underWay(app, SIMON_MOVES);
  await expect(page.locator("html")).toHaveAttribute("data-asked", "1");
  dialog = await openDialog(page, "backup");
  await expect(dialog.getByTestId("backup-kept")).toHaveText(/has agreed to keep/);
});
