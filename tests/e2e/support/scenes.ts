/** Everything the app can show, each in one step from an empty browser: what axe, languages and layout walk through. */
import { dayOf, type Game, type Move, makeCode, makePosition, newGame, parseRecord } from "@faceup/rules";
import { expect, type Page, test } from "@playwright/test";
import type { App } from "./app.ts";
import { backupText, chooseFile } from "./backups.ts";
import { dailyGames } from "./dailyGames.ts";
import { dialogNamed, openDialog } from "./dialogs.ts";
import { history, storeGames } from "./history.ts";
import { longColumn } from "./longColumns.ts";
import { playBy } from "./players.ts";
import { typist } from "./typist.ts";

export interface Scene {
  readonly name: string;
  show(app: App): Promise<void>;
}

/** Openings that begin without a move to be made by themselves. */
export const SIMON = "SS1-S4-AAAAABD";
export const THOUGHTFUL = "TF1-D1N-AAAAAAC";
export const SPIDERETTE = "ST1-S4-AAAAABD";
export const KLONDIKE = "KL1-D1N-AAAAAAD";
export const SPIDER = "SD1-S4-AAAAABD";
/** Its first column is empty, and the stock is not. */
const SPIDERETTE_GAP = "ST1-S1-AAAAAAA 5>7 1>7";
/** Of the option that `history` plays. */
const SIMON_HISTORY = "SS1-S1-AAAAABD";

/** The first moves of a game. */
export const SIMON_MOVES = "SS1-S1-AAAAABD 10>4 8>6 6>5x2";
/** Cards on the foundations and a fanned waste. */
export const THOUGHTFUL_MOVES = "TF1-D1N-AAAAAAC 2>f d d w>f d d d";

const KING_TO_TWO = ["K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"].map((rank) => `${rank}S`);
/** One move before the win. */
export const SIMON_BEFORE_WIN = record(
  {
    game: "SS1-S1",
    columns: [KING_TO_TWO, ["AS"], [], [], [], [], [], [], [], []],
    removed: ["S", "S", "S"],
  },
  "2>1",
);
export const THOUGHTFUL_BEFORE_WIN = record(
  {
    game: "TF1-D1N",
    columns: [["KS"], [], [], [], [], [], []],
    stock: [],
    waste: [],
    foundations: { S: 12, H: 13, D: 13, C: 13 },
  },
  "1>f",
);

const BOARD_SCENES: readonly Scene[] = [
  { name: "Simple Simon", show: (app) => app.openCode(SIMON) },
  { name: "Thoughtful", show: (app) => app.openCode(THOUGHTFUL) },
  { name: "Klondike", show: (app) => app.openCode(KLONDIKE) },
  {
    name: "Spiderette, a row dealt",
    async show(app) {
      await underWay(app, `${SPIDERETTE} d`);
    },
  },
  {
    name: "Spider, a row dealt",
    async show(app) {
      await underWay(app, `${SPIDER} d`);
    },
  },
  {
    name: "row refused over a gap",
    async show(app) {
      await underWay(app, SPIDERETTE_GAP);
      await app.page.keyboard.press("d");
      await expect(app.rule).toBeVisible();
    },
  },
  {
    name: "Thoughtful under way",
    async show(app) {
      await underWay(app, THOUGHTFUL_MOVES);
    },
  },
  { name: "twenty cards", show: (app) => app.openRecord(JSON.stringify(longColumn("ss-20-s4").position)) },
  {
    name: "refusal",
    async show(app) {
      await app.openCode(SIMON);
      await refuse(app);
    },
  },
  {
    name: "carried cards",
    async show(app) {
      await app.openCode(THOUGHTFUL);
      await carry(app);
    },
  },
  {
    name: "notice",
    async show({ page, words }) {
      await page.goto("/?g=SS1-S3-AAAAABD");
      await expect(words).toBeVisible();
    },
  },
  {
    name: "show me",
    async show(app) {
      await underWay(app, SIMON_MOVES);
      await app.page.keyboard.press("s");
      await expect(app.page.getByTestId("show-play")).toBeVisible();
    },
  },
  {
    name: "offer to finish",
    async show(app) {
      await app.openRecord(THOUGHTFUL_BEFORE_WIN);
      await expect(app.finish).toBeVisible();
    },
  },
];

export const DIALOG_SCENES: readonly Scene[] = [
  ...(["new", "menu", "settings", "keys", "pause"] as const).map((name) => ({
    name: `dialog ${name}`,
    async show(app: App) {
      await app.openCode(SIMON);
      await openDialog(app.page, name);
    },
  })),
  {
    name: "dialog new, wrong code",
    async show(app) {
      await app.openCode(THOUGHTFUL);
      const dialog = await openDialog(app.page, "new");
      await dialog.getByTestId("code-field").fill("SS1-S3");
      await expect(dialog.getByTestId("code-field")).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "dialog new, right code",
    async show(app) {
      await app.openCode(THOUGHTFUL);
      const dialog = await openDialog(app.page, "new");
      await dialog.getByTestId("code-field").fill(SIMON);
    },
  },
  {
    name: "dialog games",
    async show(app) {
      await twoGames(app);
      const dialog = await openDialog(app.page, "games");
      await expect(dialog.getByTestId("game")).toHaveCount(1);
    },
  },
  {
    name: "dialog games, deleting",
    async show(app) {
      await twoGames(app);
      const dialog = await openDialog(app.page, "games");
      await dialog.getByTestId("delete").click();
      await expect(dialog.getByTestId("delete-confirm")).toBeVisible();
    },
  },
  // Of the pages that are made of differences one stands for all.
  ...[SIMON, THOUGHTFUL, SPIDERETTE].map((code) => ({
    name: `dialog rules of ${code.slice(0, 2)}`,
    async show(app: App) {
      await app.openCode(code);
      await openDialog(app.page, "rules");
    },
  })),
  {
    name: "dialog rules, at a rule",
    async show(app) {
      await app.openCode(SIMON);
      await refuse(app);
      await app.rule.click();
      await expect(dialogNamed(app.page, "rules")).toBeVisible();
    },
  },
  {
    name: "dialog statistics",
    async show(app) {
      await app.openCode(SIMON_HISTORY);
      await storeGames(app.page, history(128));
      const dialog = await openDialog(app.page, "statistics");
      await expect(dialog.getByTestId("attempt")).toHaveCount(30);
      await dialog.getByTestId("how-counted").locator("summary").click();
      await dialog.locator("h2").focus();
    },
  },
  {
    name: "dialog calendar",
    async show(app) {
      await app.openCode(SIMON_HISTORY);
      await storeGames(app.page, dailyGames(dayOf(Date.now())));
      const dialog = await openDialog(app.page, "calendar");
      await expect(dialog.locator("[data-day]").first()).toBeVisible();
    },
  },
  {
    name: "dialog statistics, empty",
    async show(app) {
      await app.openCode(THOUGHTFUL);
      const dialog = await openDialog(app.page, "statistics");
      await expect(dialog.getByTestId("stats-empty")).toBeVisible();
    },
  },
  {
    name: "dialog analysis",
    async show(app) {
      await underWay(app, SIMON_MOVES);
      await openDialog(app.page, "analysis");
      await expect(app.page.getByTestId("move-row")).toHaveCount(4);
    },
  },
  {
    name: "dialog analysis, asking",
    async show(app) {
      await app.openCode(KLONDIKE);
      await openDialog(app.page, "analysis");
    },
  },
  {
    name: "dialog backup",
    async show(app) {
      await app.openCode(SIMON);
      await openDialog(app.page, "backup");
    },
  },
  {
    name: "dialog backup, a file with damaged games",
    async show(app) {
      await app.openCode(SIMON);
      const dialog = await openDialog(app.page, "backup");
      await chooseFile(dialog, backupText([...history(3), { id: "broken", version: 2 }]));
      await dialog.getByTestId("restore-add").click();
      await expect(dialog.getByTestId("backup-damaged")).toBeVisible();
    },
  },
  {
    name: "dialog share",
    async show(app) {
      await underWay(app, SIMON_MOVES);
      const dialog = await openDialog(app.page, "share");
      await expect(dialog.getByTestId("shared")).toHaveValue(/^http/m);
    },
  },
  {
    name: "dialog restart",
    async show(app) {
      await underWay(app, SIMON_MOVES);
      await openDialog(app.page, "restart");
    },
  },
  ...[SIMON_BEFORE_WIN, THOUGHTFUL_BEFORE_WIN].map((before) => ({
    name: `dialog win of ${before.includes("SS1") ? "SS" : "TF"}`,
    async show(app: App) {
      await underWay(app, before);
      await expect(app.win).toBeVisible();
    },
  })),
];

export const SCENES: readonly Scene[] = [...BOARD_SCENES, ...DIALOG_SCENES];

/** Shows scene after scene in one page, each as if in a new browser. */
export async function eachScene(
  app: App,
  scenes: readonly Scene[],
  check: () => Promise<void>,
): Promise<void> {
  for (const scene of scenes) {
    await test.step(scene.name, async () => {
      await forgetEverything(app.page);
      await scene.show(app);
      await check();
    });
  }
}

async function forgetEverything(page: Page): Promise<void> {
  const { origin, protocol } = new URL(page.url());
  if (protocol === "about:") return;
  await page.goto("about:blank");
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb,local_storage" });
  await session.detach();
}

/** Opens the start of a record and plays its moves. Returns the game as it should be now. */
export async function underWay(app: App, text: string): Promise<Game> {
  const read = parseRecord(text);
  if (!read.ok) throw new Error(`no record: ${text}`);
  const { start, moves } = read.value;
  if (start.type === "code") await app.openCode(makeCode(start.code));
  else await app.openRecord(JSON.stringify(makePosition(start.position)));
  return playOn(app, newGame(start), moves);
}

/** Plays by the keyboard. Returns the game as it should be now. */
export async function playOn(app: App, from: Game, moves: readonly Move[]): Promise<Game> {
  const player = typist(app.table, "letters");
  await player.begin();
  return playBy(app, player, from, moves);
}

/** A group that may not be lifted, tried by the keyboard: SIMON's first column ends in two aces. */
export async function refuse({ page, table, rule }: App): Promise<void> {
  await table.root.focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(rule).toBeVisible();
}

/** Picks up the last card of the last column of THOUGHTFUL, which two columns would take. */
export async function carry({ page, table }: App): Promise<void> {
  await table.root.focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(table.inHand).toHaveCount(1);
}

/** Another game is under way beside the one on the table. */
export async function twoGames(app: App): Promise<void> {
  await underWay(app, SIMON_MOVES);
  await app.openCode(THOUGHTFUL);
  await expect(app.words).toBeVisible();
}

function record(position: object, moves: string): string {
  return `${JSON.stringify(position)} ${moves}`;
}
