/** AP-8: the time of play. */
import type { Page } from "@playwright/test";
import { closeDialog, dialogNamed, openDialog } from "./support/dialogs.ts";
import { positionOf } from "./support/positions.ts";
import { SIMON_BEFORE_WIN, THOUGHTFUL } from "./support/scenes.ts";
import { expect, test } from "./support/test.ts";

test.describe("AP-8 the clock", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: new Date("2026-11-29T12:00:00") });
  });

  test("stands until the first move, then runs, and stands at the win", async ({ app, page }) => {
    await app.openRecord(positionOf(SIMON_BEFORE_WIN));
    await page.clock.fastForward("01:00");
    await expect(app.time).toHaveText("0:00");
    await app.table.root.focus();
    // To another column and back; then the last move.
    for (const key of ["2", "Enter", "3"]) await page.keyboard.press(key);
    await expect(app.moves).toHaveText("1");
    await page.clock.fastForward("02:05");
    await expect(app.time).toHaveText(/^2:0[5-9]$/);
    for (const key of ["3", "Enter", "1"]) await page.keyboard.press(key);
    await page.clock.fastForward("00:01");
    await expect(app.win).toBeVisible();
    const won = (await app.time.textContent()) ?? "";
    await page.clock.fastForward("05:00");
    await expect(app.time).toHaveText(won);
    await expect(app.win).toContainText(won);
  });

  test("stands while the page is hidden", async ({ app, page }) => {
    await app.openCode(THOUGHTFUL);
    await page.keyboard.press("d");
    await page.clock.fastForward("00:30");
    await expect(app.time).toHaveText(/^0:3\d$/);
    await hide(page, true);
    const before = (await app.time.textContent()) ?? "";
    await page.clock.fastForward("10:00");
    await expect(app.time).toHaveText(before);
    await hide(page, false);
    await expect(app.time).toHaveText(before);
    await page.clock.fastForward("01:00");
    await expect(app.time).toHaveText(/^1:[34]\d$/);
  });

  test("AP-27 pauses with P, and stands under any dialog", async ({ app, page }) => {
    await app.openCode(THOUGHTFUL);
    await page.keyboard.press("d");
    await page.clock.fastForward("00:30");
    await page.keyboard.press("p");
    const pause = dialogNamed(page, "pause");
    await expect(pause).toContainText(/0:3\d/);
    const before = (await app.time.textContent()) ?? "";
    await page.clock.fastForward("20:00");
    await hide(page, true);
    await hide(page, false);
    await page.clock.fastForward("20:00");
    await expect(pause).toContainText(before);
    await pause.getByTestId("play-on").click();
    await expect(pause).toHaveCount(0);
    const rules = await openDialog(page, "rules");
    await page.clock.fastForward("20:00");
    await closeDialog(rules);
    await expect(app.time).toHaveText(/^0:3\d$/);
    await page.clock.fastForward("01:00");
    await expect(app.time).toHaveText(/^1:[34]\d$/);
  });

  test("UN-3 time played since the last move is kept, too, when the page is left", async ({ app, page }) => {
    await app.openCode(THOUGHTFUL);
    await page.keyboard.press("d");
    await page.clock.fastForward("01:30");
    await expect(app.time).toHaveText(/^1:[34]\d$/);
    await page.reload();
    await app.ready();
    await expect(app.time).toHaveText(/^1:[34]\d$/);
  });

  test("stays away where it is not wanted, and counts all the same", async ({ app, page }) => {
    await app.openCode(THOUGHTFUL);
    await showTime(page, false);
    await expect(page.getByTestId("time")).toHaveCount(0);
    await page.keyboard.press("d");
    await page.clock.fastForward("03:00");
    await expect(page.getByTestId("time")).toHaveCount(0);
    await showTime(page, true);
    await expect(app.time).toHaveText(/^3:0\d$/);
  });
});

async function showTime(page: Page, shown: boolean): Promise<void> {
  const dialog = await openDialog(page, "settings");
  await dialog.locator('label:has([data-testid="set-clock"])').click();
  await expect(dialog.getByTestId("set-clock")).toBeChecked({ checked: shown });
  await closeDialog(dialog);
}

/** As if another tab came to the front, or this one did. */
async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((away) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => away });
    Object.defineProperty(document, "visibilityState", {
      configurable: true,
      get: () => (away ? "hidden" : "visible"),
    });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}
