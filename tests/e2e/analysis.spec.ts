/** AP-19: a game looked at move by move, where it was lost, and played on from there as a branch. */
import { currentPosition, currentScore, jump, lineMoves, makeRecord, moveCount } from "@faceup/rules";
import { solve } from "@faceup/solver";
import { loadAppText } from "@faceup/text";
import type { Page } from "@playwright/test";
import { dealt } from "./support/deals.ts";
import { dialogNamed, openDialog } from "./support/dialogs.ts";
import { Fingers } from "./support/pointers.ts";
import { KLONDIKE, playOn, SIMON, SIMON_BEFORE_WIN, SIMON_MOVES, underWay } from "./support/scenes.ts";
import { expect, test } from "./support/test.ts";
import { playedToLoss } from "./support/thoughtless.ts";

const english = await loadAppText("en");
const rows = (page: Page) => page.getByTestId("move-row");
const summary = (page: Page) => page.getByTestId("analysis-summary");
const judgement = (page: Page) => page.getByTestId("analysis-judgement");
/** Played without a thought, lost on the way and played on. */
const LOST = playedToLoss(dealt(SIMON), 3);

test("a lost game: the losing move is marked, what would have won is told, and wins as a branch", async ({
  app,
  page,
}) => {
  const { game, lastWinnable } = LOST;
  await underWay(app, makeRecord({ start: game.start, moves: lineMoves(game) }));
  await page.keyboard.press("a");
  await expect(summary(page)).toHaveText(english.t("analysis.lost", { move: lastWinnable + 1 }));
  await expect(rows(page)).toHaveCount(game.cursor + 1);
  const losing = rows(page).nth(lastWinnable + 1);
  await expect(losing).toHaveAttribute("data-judgement", "lost");
  await expect(rows(page).nth(lastWinnable + 2)).toHaveAttribute("data-judgement", "gone");
  await losing.click();
  await expect(judgement(page)).toHaveText(english.t("analysis.losing"));
  await expect(page.getByTestId("analysis-better")).toBeVisible();
  // What is shown as better wins: the position before the losing move, and the line from there.
  await page.keyboard.press("ArrowLeft");
  await page.getByTestId("analysis-play").click();
  const back = jump(game, lastWinnable);
  await app.shows(back);
  const found = solve(currentPosition(back));
  if (found.verdict !== "winnable") throw new Error("not winnable");
  const branch = await playOn(app, back, found.moves.slice(0, 2));

  // Both lines are kept, and each can be returned to.
  await page.keyboard.press("a");
  const line = page.getByTestId("analysis-line");
  await expect(line.locator("option")).toHaveCount(2);
  await expect(rows(page)).toHaveCount(lastWinnable + 3);
  await line.selectOption({ index: 0 });
  await expect(rows(page)).toHaveCount(game.cursor + 1);
  await page.keyboard.press("End");
  // The focus is in the list of lines, where End is its own.
  await page.getByTestId("step-last").click();
  await page.getByTestId("analysis-play").click();
  const home = jump(branch, game.cursor);
  await app.shows(home);
  expect([currentScore(home), moveCount(home)]).toEqual([currentScore(game), moveCount(game)]);
});

test("is stepped through by keys, buttons, the list, the graph and a swipe", async ({ app, page }) => {
  await underWay(app, SIMON_MOVES);
  await openDialog(page, "analysis");
  const current = page.locator(".move-row[aria-current]");
  const at = (number: number) => expect(current.locator(".move-number")).toHaveText(String(number));
  await at(3);
  await page.keyboard.press("Home");
  await at(0);
  await page.keyboard.press("ArrowRight");
  await at(1);
  await page.keyboard.press("End");
  await at(3);
  await page.getByTestId("step-back").click();
  await at(2);
  await rows(page).nth(1).click();
  await at(1);
  const box = await page.getByTestId("analysis-graph").boundingBox();
  if (box === null) throw new Error("no graph");
  await page.mouse.click(box.x + box.width - 14, box.y + box.height / 2);
  await at(3);
  const table = await page.locator(".analysis-table .picture").boundingBox();
  if (table === null) throw new Error("no table");
  const hand = await Fingers.on(page);
  await hand.press({ x: table.x + 60, y: table.y + 200 });
  await hand.moveTo({ x: table.x + 160, y: table.y + 205 });
  await hand.release();
  await at(2);
});

test("a won game says how far each move was from the win, and finishes", async ({ app, page }) => {
  await underWay(app, SIMON_BEFORE_WIN);
  await page.getByTestId("analysis").click();
  await expect(summary(page)).toHaveText(english.t("analysis.won", { count: 1 }));
  await expect(page.getByTestId("analysis-progress")).toHaveCount(0);
  await expect(rows(page).nth(0).locator(".move-distance")).toHaveText(/^1/);
  await expect(rows(page).nth(1).locator(".move-distance")).toHaveText(/^0/);
  await rows(page).nth(1).click();
  await expect(judgement(page)).toHaveText(english.t("analysis.fine"));
});

test("AP-15 looks under hidden cards only for who agrees", async ({ app, page }) => {
  await app.openCode(KLONDIKE);
  await openDialog(page, "analysis");
  await expect(rows(page)).toHaveCount(0);
  await page.getByTestId("analysis-begin").click();
  await expect(rows(page)).toHaveCount(1);
});

test("AP-23 is not there without help", async ({ app, page }) => {
  await app.openCode(SIMON);
  await app.set({ noHelp: true });
  await page.keyboard.press("a");
  await expect(dialogNamed(page, "analysis")).toHaveCount(0);
  const menu = await openDialog(page, "menu");
  await expect(menu.getByTestId("menu-analysis")).toHaveCount(0);
});
