/** A player who changes device: from an English desk to a German phone, by a backup file. */
import { newGame } from "@faceup/rules";
import { loadAppText } from "@faceup/text";
import { App } from "../support/app.ts";
import { addGames, saved } from "../support/backups.ts";
import { choose, closeDialog, openDialog, resumeGame } from "../support/dialogs.ts";
import { expectFigures } from "../support/figures.ts";
import { history, storeGames } from "../support/history.ts";
import { dragger, playBy } from "../support/players.ts";
import { Fingers } from "../support/pointers.ts";
import { playOn } from "../support/scenes.ts";
import { snapshot } from "../support/snapshot.ts";
import { expect, test } from "../support/test.ts";
import { WON_GAMES } from "../support/wonGames.ts";

test.use({ viewport: { width: 1024, height: 768 }, trace: "off" });

const german = await loadAppText("de");
/** Games of earlier months, and how many of them were won. */
const EARLIER = history(24);
const WON = EARLIER.filter(({ won }) => won).length;
/** So many moves of the won game are made at the desk. */
const AT_THE_DESK = 32;

test("a player who changes device: a backup file brings the game under way, statistics and settings; imported again it counts nothing twice (AP-24 AP-25 AP-26)", async ({
  app,
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const [won] = WON_GAMES;
  if (won === undefined) throw new Error("won.txt is empty");

  // At the desk: months of games, one under way, and a table as one likes it.
  await app.openCode(won.code);
  await storeGames(page, EARLIER);
  await choose(page, { hand: "left", theme: "dark" });
  let game = await playOn(app, newGame(won.record.start), won.record.moves.slice(0, AT_THE_DESK));
  const desk = await openDialog(page, "backup");
  const { text: file } = await saved(page, desk.getByTestId("backup-save"));
  await expect(desk.getByTestId("backup-saved")).toHaveText(`File saved, with ${EARLIER.length + 1} games.`);
  await snapshot(page, "new-device-1-saved");

  // On the phone: another language, another size, and nothing known yet.
  const phone = await browser.newContext({
    baseURL: baseURL ?? "",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "de-AT",
    serviceWorkers: "block",
  });
  const there = new App(await phone.newPage());
  await there.page.goto("/");
  await there.ready();
  await expect(there.page.locator("html")).toHaveAttribute("lang", "de");
  let dialog = await openDialog(there.page, "statistics");
  await expect(dialog.getByTestId("stats-empty")).toBeVisible();
  await closeDialog(dialog);

  // AP-25: the file brings all of it, settings because they are wanted.
  dialog = await openDialog(there.page, "backup");
  await addGames(dialog, file, true);
  await expect(dialog.locator(".restore-report > p")).toHaveText([
    german.t("backup.added", { count: EARLIER.length + 1 }),
    german.t("backup.settingsTaken"),
  ]);
  await dialog.locator(".restore-report").scrollIntoViewIfNeeded();
  await snapshot(there.page, "new-device-2-restored");
  await closeDialog(dialog);
  await expect(there.page.locator("html")).toHaveAttribute("data-hand", "left");
  await expect(there.page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(there.page.locator("html")).toHaveAttribute("lang", "de");
  dialog = await openDialog(there.page, "statistics");
  await expectFigures(dialog, { played: String(EARLIER.length), won: String(WON) });
  await closeDialog(dialog);

  // The game under way goes on where it was, to its win.
  await resumeGame(there.page, won.code);
  await there.shows(game);
  const finger = dragger(there.table, await Fingers.on(there.page));
  game = await playBy(there, finger, game, won.record.moves.slice(AT_THE_DESK));
  await expect(there.win.getByTestId("win-score")).toHaveText(String(won.score));
  await snapshot(there.page, "new-device-3-won");
  await closeDialog(there.win);

  // Once more the same file: the win stays, and nothing counts twice.
  const after = { played: String(EARLIER.length + 1), won: String(WON + 1) };
  dialog = await openDialog(there.page, "statistics");
  await expectFigures(dialog, after);
  await closeDialog(dialog);
  dialog = await openDialog(there.page, "backup");
  await addGames(dialog, file);
  await expect(dialog.locator(".restore-report > p")).toHaveText([
    german.t("backup.added", { count: 0 }),
    german.t("backup.keptGames", { count: EARLIER.length + 1 }),
  ]);
  await closeDialog(dialog);
  dialog = await openDialog(there.page, "statistics");
  await expectFigures(dialog, after);
  await expect(dialog.locator('[data-testid="attempt"][data-outcome="won"]').first()).toContainText(won.code);
  await phone.close();
});
