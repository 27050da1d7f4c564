/** AP-3, AP-24, SO-8: the deal of the day, the calendar of one's own results, how hard deals are, and goals. */
import {
  type Day,
  dailyCandidates,
  dayOf,
  deal,
  isListed,
  makeCode,
  makeMove,
  parseStrictCode,
  type Variant,
} from "@faceup/rules";
import { difficultyOf, solve } from "@faceup/solver";
import { loadAppText, makeCalendarWords } from "@faceup/text";
import type { Locator, Page } from "@playwright/test";
import { dailyGames } from "./support/dailyGames.ts";
import { dealt, shownCode } from "./support/deals.ts";
import { closeDialog, dialogNamed, openDialog } from "./support/dialogs.ts";
import { storeGames, won } from "./support/history.ts";
import { SIMON_BEFORE_WIN, SIMON_MOVES, underWay } from "./support/scenes.ts";
import { currentId, storedIn } from "./support/stored.ts";
import { expect, test } from "./support/test.ts";
import { WON_GAMES } from "./support/wonGames.ts";

const english = await loadAppText("en");
const words = makeCalendarWords("en");
const SIMON: Variant = { game: "SS", option: "S1" };
/** A Monday. */
const TODAY = new Date("2026-11-30T12:00:00");
const DAY = dayOf(TODAY.getTime());

/** As docs/codes.md has it. */
function dailyCode(variant: Variant, day: Day): string {
  for (const code of dailyCandidates(variant, day)) {
    if (isListed(code.game) || solve(deal(code)).verdict === "winnable") return makeCode(code);
  }
  throw new Error("no deal");
}

function dayCell(dialog: Locator, day: Day): Locator {
  return dialog.locator(`button[data-day="${day}"]`);
}

async function pick(dialog: Locator, group: string, value: string): Promise<void> {
  await dialog.getByTestId(group).locator(`label:has(input[value="${value}"])`).click();
}

async function playToday(page: Page, { game, option }: Variant): Promise<void> {
  const dialog = await openDialog(page, "new");
  await pick(dialog, "games", game);
  await pick(dialog, "options", option);
  await dialog.getByTestId("today").click();
  await expect(dialog).toHaveCount(0);
}

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: TODAY });
});

test.describe("AP-3 today’s deal", () => {
  for (const variant of [
    SIMON,
    { game: "TF", option: "D3N" },
    { game: "SD", option: "S4" },
  ] as const satisfies readonly Variant[]) {
    test(`of ${variant.game} ${variant.option} is the one that the rule names`, async ({ app, page }) => {
      await app.openCode("SS1-S4-AAAAABD");
      await playToday(page, variant);
      await app.shows(dealt(dailyCode(variant, DAY)));
    });
  }

  test("ends nothing, is another one the next day, and is gone on with on the same day", async ({
    app,
    page,
  }) => {
    await underWay(app, SIMON_MOVES);
    const left = await currentId(page);
    await playToday(page, SIMON);
    const today = dailyCode(SIMON, DAY);
    await expect(page.getByTestId("code")).toContainText(today);
    expect((await storedIn(page, "games"))[left]).toMatchObject({ state: "open" });
    expect((await storedIn(page, "values")).daily).toEqual({ rule: 1, deals: [[`SS1-S1 ${DAY}`, today]] });

    await page.clock.setFixedTime(new Date("2026-12-01T00:00:01"));
    await playToday(page, SIMON);
    await expect(page.getByTestId("code")).toContainText(dailyCode(SIMON, DAY + 1));
  });

  test("AP-31 asks nobody: it is found without a network", async ({ app, context, page }) => {
    await app.openCode("SS1-S4-AAAAABD");
    const dialog = await openDialog(page, "new");
    await pick(dialog, "options", "S1");
    await expect(dialog.getByTestId("today")).toContainText(words.shortDay(DAY));
    // The solver is loaded with its first question.
    await dialog.getByTestId("code-field").fill("SS1-S1-AAAAABD");
    await expect(dialog.getByTestId("code-note")).toHaveText(english.t("new.codeWinnable"));
    await context.setOffline(true);
    await dialog.getByTestId("today").click();
    await expect(dialog).toHaveCount(0);
    await app.shows(dealt(dailyCode(SIMON, DAY)));
  });
});

test.describe("AP-24 the calendar", () => {
  test("AP-27 AP-28 by the keyboard: a grid of days, each with its result in words", async ({
    app,
    page,
  }) => {
    await app.openCode("SS1-S1-AAAAABD");
    await storeGames(page, dailyGames(DAY));
    const dialog = await openDialog(page, "calendar");
    const full = (day: Day) => words.fullDay(day);
    await expect(page.getByRole("grid", { name: "November 2026" })).toBeVisible();
    const today = dayCell(dialog, DAY);
    await expect(today).toBeFocused();
    await expect(today).toHaveAccessibleName(
      english.t("calendar.none", { day: english.t("calendar.today", { day: full(DAY) }) }),
    );
    await page.keyboard.press("ArrowLeft");
    await expect(dayCell(dialog, DAY - 1)).toBeFocused();
    await expect(dayCell(dialog, DAY - 1)).toHaveAccessibleName(
      english.t("calendar.par", { day: full(DAY - 1) }),
    );
    await expect(dayCell(dialog, DAY - 2)).toHaveAccessibleName(
      english.t("calendar.won", { day: full(DAY - 2) }),
    );
    await expect(dayCell(dialog, DAY - 3)).toHaveAccessibleName(
      english.t("calendar.played", { day: full(DAY - 3) }),
    );
    await expect(dialog.getByTestId("calendar-streak")).toContainText(/^2days in a row won/);

    await page.keyboard.press("ArrowUp");
    await expect(dayCell(dialog, DAY - 8)).toBeFocused();
    await page.keyboard.press("Home");
    await page.keyboard.press("PageUp");
    await expect(page.getByRole("grid", { name: "October 2026" })).toBeVisible();
    const there = dayOf(new Date("2026-10-22T12:00:00").getTime());
    await expect(dayCell(dialog, there)).toBeFocused();
    // Nothing lies beyond today.
    await page.keyboard.press("PageDown");
    await page.keyboard.press("PageDown");
    await expect(today).toBeFocused();
    await page.keyboard.press("PageUp");
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await app.shows(dealt(dailyCode(SIMON, dayOf(new Date("2026-10-30T12:00:00").getTime()))));
  });

  test("months are turned by buttons, as far as there are deals", async ({ app, page }) => {
    await app.openCode("SS1-S1-AAAAABD");
    const dialog = await openDialog(page, "calendar");
    const [previous, next] = [dialog.getByTestId("calendar-previous"), dialog.getByTestId("calendar-next")];
    await expect(next).toHaveAttribute("aria-disabled", "true");
    for (let month = 10; month >= 1; month--) await previous.click();
    await expect(dialog.getByTestId("calendar-title")).toHaveText("January 2026");
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await previous.click({ force: true });
    await expect(dialog.getByTestId("calendar-title")).toHaveText("January 2026");
  });

  test("is reached from the new game with its game and option, each with results of its own", async ({
    app,
    page,
  }) => {
    await app.openCode("SS1-S1-AAAAABD");
    await storeGames(page, dailyGames(DAY));
    const dialog = await openDialog(page, "new");
    await pick(dialog, "options", "S2");
    await dialog.getByTestId("to-calendar").click();
    const calendar = dialogNamed(page, "calendar");
    await expect(calendar.getByTestId("calendar-options").locator('input[value="S2"]')).toBeChecked();
    await expect(calendar.locator("button[data-result]")).toHaveCount(0);
    await pick(calendar, "calendar-options", "S1");
    await expect(calendar.locator("button[data-result]")).not.toHaveCount(0);
  });

  test("AP-23 who wants no help is told of no best line", async ({ app, page }) => {
    await app.openCode("SS1-S1-AAAAABD");
    await app.set({ noHelp: true });
    await storeGames(page, dailyGames(DAY));
    const dialog = await openDialog(page, "calendar");
    await expect(dayCell(dialog, DAY - 1)).toHaveAttribute("data-result", "won");
    await expect(dialog).not.toContainText(english.t("calendar.sign.par"));
  });
});

test.describe("SO-8 the kind of deal", () => {
  test("is chosen among deals that can be won, and remembered", async ({ app, page }) => {
    await app.openCode("SS1-S4-AAAAABD");
    for (const kind of ["hard", "easy"] as const) {
      const before = await shownCode(page);
      const dialog = await openDialog(page, "new");
      await dialog.getByTestId("new-kind").selectOption(kind);
      await dialog.getByTestId("deal").click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByTestId("code")).not.toContainText(before.slice(-7));
      const code = parseStrictCode(await shownCode(page));
      if (!code.ok) throw new Error("no code");
      expect(difficultyOf(deal(code.value))?.level).toBe(kind);
      await page.reload();
      await app.ready();
      await expect((await openDialog(page, "new")).getByTestId("new-kind")).toHaveValue(kind);
      await closeDialog(dialogNamed(page, "new"));
    }
  });

  test("AP-23 is not there without winnable deals only, nor with no help", async ({ app, page }) => {
    await app.openCode("SS1-S4-AAAAABD");
    const dialog = await openDialog(page, "new");
    await expect(dialog.getByTestId("new-kind")).toBeVisible();
    await dialog.getByTestId("new-winnableOnly").focus();
    await page.keyboard.press("Space");
    await expect(dialog.getByTestId("new-kind")).toHaveCount(0);
    await page.keyboard.press("Space");
    await expect(dialog.getByTestId("new-kind")).toBeVisible();
    await closeDialog(dialog);
    await app.set({ noHelp: true });
    await expect((await openDialog(page, "new")).getByTestId("new-kind")).toHaveCount(0);
  });
});

test.describe("AP-9 AP-18 goals", () => {
  test("the best line known is marked where it is reached, at the win and in the list", async ({
    app,
    page,
  }) => {
    await app.openRecord(SIMON_BEFORE_WIN.slice(0, SIMON_BEFORE_WIN.lastIndexOf(" ")));
    const menu = await openDialog(page, "menu");
    await expect(menu.getByTestId("par")).toBeVisible();
    await closeDialog(menu);
    await app.table.root.focus();
    for (const key of ["2", "Enter", "1"]) await page.keyboard.press(key);
    await page.clock.runFor(1000);
    await expect(app.win.getByTestId("par-mark")).toHaveText(english.t("par.reached"));
    await closeDialog(app.win);
    const dialog = await openDialog(page, "statistics");
    await expect(dialog.getByTestId("attempt-par")).toContainText(english.t("stats.par"));
  });

  test("one’s best of a deal is told at its win, in the list and where it is shared", async ({
    app,
    page,
  }) => {
    const game = WON_GAMES.find(({ code }) => code.startsWith("SS1-S1"));
    if (game === undefined) throw new Error("won.txt has no such game");
    await app.openRecord(`${game.code} ${game.record.moves.map(makeMove).join(" ")}`);
    const one = won(1, "SS1-S1");
    const better = { ...one, id: "better", win: { ...(one.win as object), score: game.score + 7 } };
    await storeGames(page, [one, better]);
    const best = english.number(game.score + 7);
    for (let i = 0; i < game.record.moves.length; i++) await app.redo.click();
    await page.clock.runFor(1000);
    await expect(app.win.getByTestId("own-best")).toContainText(best);
    await app.win.getByTestId("share").click();
    await expect(dialogNamed(page, "share").getByTestId("shared")).toHaveValue(
      new RegExp(english.t("share.best", { score: best })),
    );
    await closeDialog(dialogNamed(page, "share"));
    const dialog = await openDialog(page, "statistics");
    await expect(dialog.getByTestId("attempt-best")).toHaveCount(1);
  });
});
