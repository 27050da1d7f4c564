/** A player who comes back to a desk: the game of yesterday, without a network for a while, and a friend's link. */
import { redo, undo } from "@faceup/rules";
import { loadAppText } from "@faceup/text";
import { App } from "../support/app.ts";
import { dealt } from "../support/deals.ts";
import { choose, closeDialog, openDialog } from "../support/dialogs.ts";
import { expectFigures } from "../support/figures.ts";
import { history, storeGames } from "../support/history.ts";
import { expect, test, visit } from "../support/hosted.ts";
import { movesOf } from "../support/movesOf.ts";
import { dragger, playBy } from "../support/players.ts";
import { mouse } from "../support/pointers.ts";
import { playOn, SIMON, THOUGHTFUL } from "../support/scenes.ts";
import { snapshot } from "../support/snapshot.ts";
import { winningLine } from "../support/winningLine.ts";

test.use({ viewport: { width: 1440, height: 900 }, trace: "off" });

const english = await loadAppText("en");
/** Games of earlier months. */
const EARLIER = 60;

test("a returning player: the game as it was left, dark, offline, the outcome, a friend's deal, statistics (AP-2 AP-4 AP-12 AP-16 AP-24 AP-29)", async ({
  page,
  host,
  context,
}) => {
  test.setTimeout(180_000);
  // Yesterday: some moves by the mouse, one taken back; then the tab is closed.
  const yesterday = await visit(page, host, SIMON);
  await storeGames(page, history(EARLIER));
  const line = winningLine(dealt(SIMON));
  let game = await playBy(yesterday, dragger(yesterday.table, mouse(page)), dealt(SIMON), line.slice(0, 8));
  await yesterday.undo.click();
  game = undo(game);
  await yesterday.shows(game);
  await page.close();

  // AP-2: today it lies there as it was left, what was taken back included.
  const desk = await context.newPage();
  await desk.goto(host.address);
  const app = new App(desk);
  await app.ready();
  await app.shows(game);
  await app.redo.click();
  game = redo(game);
  game = await playOn(app, game, line.slice(8, 12));

  // AP-12: it is evening.
  await choose(desk, { theme: "dark" });
  await expect(desk.locator("html")).toHaveAttribute("data-theme", "dark");

  // AP-29: without a network the page comes back with the game, and AP-16: the solver with the truth.
  await host.stop();
  await desk.reload();
  await app.ready();
  await app.shows(game);
  await expect(desk.locator("html")).toHaveAttribute("data-theme", "dark");
  await desk.getByTestId("tool-menu").click();
  await desk.getByTestId("menu-verdict").click();
  await expect(app.words).toHaveText(/^This position can be won\. Best line known: \d+ more moves\.$/);
  await snapshot(desk, "returning-player-1-offline");
  await host.start();

  // AP-4: a friend's link opens beside it, and takes nothing away.
  const beside = new App(await context.newPage());
  await beside.page.goto(`${host.address}?g=${THOUGHTFUL}`);
  await beside.ready();
  await expect(beside.words).toHaveText(english.t("notice.other-kept"));
  const byMouse = dragger(beside.table, mouse(beside.page));
  const friends = await playBy(beside, byMouse, dealt(THOUGHTFUL), movesOf("2>f d d"));
  await beside.shows(friends);
  await app.shows(game);
  const list = await openDialog(desk, "games");
  await expect(list.getByTestId("game")).toHaveCount(2);
  await expect(list.getByTestId("game").filter({ hasText: SIMON })).toContainText("Current game");
  await expect(list.getByTestId("game").filter({ hasText: THOUGHTFUL })).toContainText("3 moves");
  await snapshot(desk, "returning-player-2-unfinished");
  await closeDialog(list);

  // AP-24: the months before, as figures, as plots and as a list.
  const statistics = await openDialog(desk, "statistics");
  await statistics.getByTestId("stats-options").locator('label:has(input[value="S1"])').click();
  const won = history(EARLIER).filter((earlier) => earlier.won).length;
  await expectFigures(statistics, { played: String(EARLIER), won: String(won) });
  await expect(statistics.locator('[data-testid^="plot-"] svg')).toHaveCount(2);
  await expect(statistics.getByTestId("attempt")).toHaveCount(30);
  await snapshot(desk, "returning-player-3-statistics");
});
