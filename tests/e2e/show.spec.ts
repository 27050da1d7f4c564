/** AP-20: the way to win, shown by the computer. */
import { actAll, currentPosition } from "@faceup/rules";
import { solve } from "@faceup/solver";
import { loadAppText } from "@faceup/text";
import type { Page } from "@playwright/test";
import { openDialog } from "./support/dialogs.ts";
import { listen } from "./support/listener.ts";
import { KLONDIKE, SIMON_BEFORE_WIN, THOUGHTFUL, underWay } from "./support/scenes.ts";
import { expect, test } from "./support/test.ts";

const english = await loadAppText("en");
const button = (page: Page, name: string) => page.getByTestId(`show-${name}`);
/** Near its end, so that the way to win is short. */
const LATE =
  "SS1-S1-AAAAABD 10>4 8>6 6>5x2 6>4 6>3 9>6 6>5x2 7>6 7>3 6>4x2 3>2x3 7>6 3>7 5>6x5 3>5 5>3x2 3>8x3 3>7";

test.describe("AP-20 show me", () => {
  test("says what it costs, plays the rest to the win, and the win does not count", async ({ app, page }) => {
    const listener = await listen(page);
    await underWay(app, SIMON_BEFORE_WIN.replace(/ 2>1$/, ""));
    await page.keyboard.press("s");
    await expect(app.words).toHaveText(english.t("show.offer", { count: 1 }));
    await expect.poll(() => listener.said()).toContain(english.t("show.offer", { count: 1 }));
    await button(page, "play").click();
    await expect(app.win).toBeVisible();
    await expect(app.win).toContainText(english.t("show.won"));
    await page.keyboard.press("Escape");
    const dialog = await openDialog(page, "statistics");
    await expect(dialog).toContainText(english.t("stats.uncounted.shown"));
  });

  test("a move at a time, then at another speed, stopped and gone on with by hand", async ({ app, page }) => {
    let game = await underWay(app, LATE);
    const found = solve(currentPosition(game));
    if (found.verdict !== "winnable") throw new Error("not won");
    await (await openDialog(page, "menu")).getByTestId("menu-show").click();
    await expect(app.words).toHaveText(english.t("show.offer", { count: found.moves.length }));
    for (const move of found.moves.slice(0, 2)) {
      await button(page, "step").click();
      game = actAll(game, [[move]]).game;
      await app.shows(game);
    }
    await expect(app.words).toHaveText(english.t("show.progress", { shown: 2, count: found.moves.length }));
    await button(page, "speed").selectOption("fast");
    await button(page, "play").click();
    await expect(app.words).toHaveText(english.t("show.progress", { shown: 4, count: found.moves.length }));
    await button(page, "play").click();
    await button(page, "stop").click();
    await expect(app.words).toHaveCount(0);
    await page.keyboard.press("u");
    await expect(button(page, "play")).toHaveCount(0);
  });

  test("in a game with hidden cards says that it has looked under them", async ({ app, page }) => {
    await app.openCode(KLONDIKE);
    await page.keyboard.press("s");
    await expect(app.words).toContainText(english.t("advice.peeked"), { timeout: 30_000 });
  });

  test("AP-23 is not there without help", async ({ app, page }) => {
    await app.openCode(THOUGHTFUL);
    await app.set({ noHelp: true });
    const menu = await openDialog(page, "menu");
    await expect(menu.getByTestId("menu-show")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.keyboard.press("s");
    await expect(app.words).toHaveCount(0);
  });
});
