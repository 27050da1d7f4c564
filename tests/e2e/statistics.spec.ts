/** AP-24, UN-2, AP-36: what has been played, counted as people expect, and every game of it to be replayed. */
import { currentPosition, newGame } from "@faceup/rules";
import type { Locator, Page } from "@playwright/test";
import type { App } from "./support/app.ts";
import { dealt } from "./support/deals.ts";
import { closeDialog, openDialog } from "./support/dialogs.ts";
import { expectFigures, figure } from "./support/figures.ts";
import { history, left, storeGames, won } from "./support/history.ts";
import { playOn, SIMON_BEFORE_WIN, SIMON_MOVES, THOUGHTFUL_MOVES, underWay } from "./support/scenes.ts";
import { currentId, storedIn } from "./support/stored.ts";
import { expect, test } from "./support/test.ts";
import { WON_GAMES } from "./support/wonGames.ts";

const SIMON = "SS1-S1-AAAAABD";
/** Of Thoughtful; the solver proves it at once. */
const HOPELESS = "TF1-D1N-AAAAACA";

/** Milliseconds for fifty moves by the keyboard on a busy machine. */
const WHOLE_GAME = 240_000;

/** Statistics of stored games, opened beside a deal without a move. */
async function statisticsOf(app: App, games: Parameters<typeof storeGames>[1]): Promise<Locator> {
  await app.openCode(SIMON);
  await storeGames(app.page, games);
  return openDialog(app.page, "statistics");
}

/** The whole record of won.txt for a game, played by the keyboard. */
async function win(app: App, code: string): Promise<void> {
  const game = WON_GAMES.find((one) => one.code === code);
  if (game === undefined) throw new Error(`won.txt has no ${code}`);
  await app.openCode(code);
  await playOn(app, newGame(game.record.start), game.record.moves);
  await expect(app.win).toBeVisible();
}

test("AP-24 before any game friendly words, and no figure", async ({ app, page }) => {
  await app.openCode(SIMON);
  const dialog = await openDialog(page, "statistics");
  await expect(dialog.getByTestId("stats-empty")).toBeVisible();
  await expect(dialog.locator(".figures")).toHaveCount(0);
  await expect(dialog.getByTestId("attempt")).toHaveCount(0);
});

test("AP-24 UN-2 a game won by hand counts once, as it was won, whatever is taken back and won again", async ({
  app,
  page,
}) => {
  test.setTimeout(WHOLE_GAME);
  await win(app, SIMON);
  await closeDialog(app.win);
  const expected = { played: "1", won: "1", "win-rate": "100%", streak: "1", score: "850", fewest: "50" };
  let dialog = await openDialog(page, "statistics");
  await expectFigures(dialog, expected);
  const time = await figure(dialog, "fastest").textContent();
  await closeDialog(dialog);
  for (let i = 0; i < 3; i++) await app.undo.click();
  for (let i = 0; i < 3; i++) await app.redo.click();
  await expect(app.win).toBeVisible();
  await closeDialog(app.win);
  await app.undo.click();
  await page.reload();
  await app.ready();
  dialog = await openDialog(page, "statistics");
  await expectFigures(dialog, { ...expected, fastest: time ?? "" });
  await expect(dialog.getByTestId("attempt")).toHaveCount(1);
  await expect(dialog.getByTestId("attempt")).toContainText(SIMON);
});

test("UN-2 a restart and a new game count as not won, one under way does not count yet", async ({
  app,
  page,
}) => {
  await underWay(app, SIMON_MOVES);
  let dialog = await openDialog(page, "statistics");
  await expect(dialog.getByTestId("stats-empty")).toBeVisible();
  await expect(dialog.getByTestId("attempt")).toHaveAttribute("data-outcome", "open");
  await closeDialog(dialog);
  const restart = await openDialog(page, "restart");
  await restart.getByTestId("restart").click();
  await expect(app.moves).toHaveText("0");
  dialog = await openDialog(page, "statistics");
  await expectFigures(dialog, { played: "1", won: "0", "win-rate": "0%", score: "–", fastest: "–" });
  await expect(dialog.getByTestId("attempt")).toHaveAttribute("data-outcome", "left");
});

test("AP-36 a deal that is proved hopeless is no loss, and said to be none", async ({ app, page }) => {
  await underWay(app, `${HOPELESS} d`);
  const left = await currentId(page);
  const restart = await openDialog(page, "restart");
  await restart.getByTestId("restart").click();
  await expect.poll(async () => (await storedIn(page, "games"))[left]).toMatchObject({ deal: "unwinnable" });
  const dialog = await openDialog(page, "statistics");
  await expect(dialog.getByTestId("not-counted")).toHaveText("1 deal proved unwinnable is not counted");
  await expectFigures(dialog, { played: "0", "win-rate": "–" });
  await expect(dialog.getByTestId("attempt")).toContainText("Unwinnable");
});

test("AP-36 deals nobody asked about are asked about when one looks, without anybody waiting", async ({
  app,
}) => {
  const games = [left(1, { start: HOPELESS, actions: ["d"], cursor: 1, made: 1, deal: "unknown" }), left(2)];
  const dialog = await statisticsOf(app, games);
  await expectFigures(dialog, { played: "1" });
  await dialog.getByTestId("stats-game").selectOption("TF");
  await expect(dialog.getByTestId("not-counted")).toHaveText("1 deal proved unwinnable is not counted");
  await expectFigures(dialog, { played: "0" });
});

test("AP-24 somebody else's record and a position set up by hand are listed at most, never counted", async ({
  app,
  page,
}) => {
  // A record is stepped through to its win.
  await app.openRecord(SIMON_BEFORE_WIN);
  await app.redo.click();
  await expect(app.win).toBeVisible();
  await closeDialog(app.win);
  await underWay(app, SIMON_BEFORE_WIN);
  await expect(app.win).toBeVisible();
  await closeDialog(app.win);
  await app.openCode(SIMON);
  const dialog = await openDialog(page, "statistics");
  await expectFigures(dialog, { played: "0", won: "0" });
  await expect(dialog.getByTestId("attempt")).toHaveCount(1);
  await expect(dialog.getByTestId("not-counted")).toHaveText("1 game set up by hand is not counted");
});

test("AP-24 figures, plots and their tables are those of the games and the option chosen", async ({
  app,
}) => {
  const games = [won(0, "SS1-S1"), left(1), won(2, "SS1-S1"), won(3, "TF1-D1N"), won(4, "TF1-D3N")];
  const dialog = await statisticsOf(app, games);
  await expectFigures(dialog, {
    played: "3",
    won: "2",
    "win-rate": "67%",
    streak: "1",
    score: "850",
    fewest: "50",
  });
  await expect(dialog.getByTestId("stats-streak")).toContainText("longest 1");
  const rows = (plot: string) => dialog.getByTestId(`plot-${plot}`).locator("tbody tr");
  await expect(rows("moves")).toHaveText(["502"]);
  await expect(rows("trend")).toHaveText(["1–32"]);
  await expect(dialog.getByTestId("plot-trend")).toContainText("The curve begins after 17 more games.");

  await dialog.getByTestId("stats-options").locator('label:has(input[value="S4"])').click();
  await expect(dialog.getByTestId("stats-empty")).toBeVisible();
  await dialog.getByTestId("stats-game").selectOption("TF");
  await expectFigures(dialog, { played: "1", won: "1", score: "160", fewest: "182" });
  await dialog.getByTestId("stats-options").locator('label:has(input[value="all"])').click();
  await expectFigures(dialog, { played: "2", won: "2", score: "390", fewest: "163" });
  await expect(dialog.getByTestId("attempt")).toHaveCount(2);
});

test("AP-24 the drawings say what their tables say", async ({ app }) => {
  const dialog = await statisticsOf(app, history(128));
  await expect(dialog.getByTestId("attempt")).toHaveCount(30);
  const plot = dialog.getByTestId("plot-moves");
  const counts = await plot.locator("tbody td").allTextContents();
  expect(await plot.locator("svg .plot-count").allTextContents()).toEqual(
    counts.filter((count) => count !== "0"),
  );
  const heights = await plot
    .locator("svg rect")
    .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute("height"))));
  const most = Math.max(...counts.map(Number));
  const tallest = Math.max(...heights);
  const drawn = counts.map(Number).filter((count) => count > 0);
  for (const [i, height] of heights.entries()) {
    expect(height / tallest).toBeCloseTo((drawn[i] ?? 0) / most);
  }
  const games = await dialog.getByTestId("plot-trend").locator("tbody td").allTextContents();
  await expect(figure(dialog, "won")).toHaveText(String(games.reduce((sum, game) => sum + Number(game), 0)));
});

test("AP-24 each game of the list can be replayed, the one under way stays", async ({ app, page }) => {
  const first = await underWay(app, THOUGHTFUL_MOVES);
  await storeGames(page, [won(1, "SS1-S1"), left(2)]);
  const dialog = await openDialog(page, "statistics");
  await dialog.getByTestId("stats-game").selectOption("SS");
  const wonRow = dialog.locator('[data-testid="attempt"][data-outcome="won"]');
  await expect(wonRow.getByTestId("attempt-moves")).toHaveText(/50$/);
  await wonRow.getByTestId("replay").click();
  await expect(dialog).toHaveCount(0);
  await expect(app.words).toHaveText(/^Game opened/);
  await app.table.shows(currentPosition(dealt(SIMON)));
  for (let i = 0; i < 50; i++) await app.redo.click();
  await expect(app.win).toBeVisible();
  await closeDialog(app.win);
  // Stepping through is no win, and the other game is still there.
  const again = await openDialog(page, "statistics");
  await expectFigures(again, { played: "2", won: "1" });
  await again.getByTestId("stats-game").selectOption("TF");
  await again.getByTestId("continue").click();
  await app.shows(first);
});

test("AP-24 a long list comes in pages, and the focus goes on where one reads", async ({ app, page }) => {
  const dialog = await statisticsOf(app, history(75));
  const rows = dialog.getByTestId("attempt");
  await expect(rows).toHaveCount(30);
  await dialog.getByTestId("stats-more").focus();
  await page.keyboard.press("Enter");
  await expect(rows).toHaveCount(60);
  await expect(rows.nth(30).getByRole("button")).toBeFocused();
  await expect(dialog.getByTestId("stats-more")).toHaveText("Show 15 more");
  await dialog.getByTestId("stats-more").click();
  await expect(rows).toHaveCount(75);
  await expect(dialog.getByTestId("stats-more")).toHaveCount(0);
});

test("AP-24 ten thousand games are counted, and drawn as few", async ({ app, page }) => {
  const dialog = await statisticsOf(app, history(10_000));
  await expectFigures(dialog, { played: "10,000" });
  expect(await elementsIn(page)).toBeLessThan(1500);
});

test("AP-25 a damaged game is told and spoils no figure", async ({ app, page }) => {
  const dialog = await statisticsOf(app, [won(1, "SS1-S1"), { id: "broken", version: 2, start: 7 }]);
  await expectFigures(dialog, { played: "1", won: "1" });
  await closeDialog(dialog);
  await expect(app.words).toHaveText(/^A saved game is damaged/);
  expect(Object.keys(await storedIn(page, "damaged"))).toEqual(["broken"]);
});

test("AP-24 every figure is explained", async ({ app }) => {
  const dialog = await statisticsOf(app, [won(1, "SS1-S1")]);
  await dialog.getByTestId("how-counted").locator("summary").click();
  await expect(dialog.getByTestId("how-counted")).toContainText("Every attempt counts once");
});

function elementsIn(page: Page): Promise<number> {
  return page.locator("dialog *").count();
}
