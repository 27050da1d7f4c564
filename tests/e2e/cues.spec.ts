/** AP-23: what is heard and felt, and a game without numbers. */
import type { Page } from "@playwright/test";
import { SIMON, SIMON_BEFORE_WIN, SIMON_MOVES, underWay } from "./support/scenes.ts";
import { expect, test } from "./support/test.ts";

declare global {
  interface Window {
    /** Pitches of the tones that were started, in Hz. */
    tones: number[];
    /** Patterns of vibration that were asked for. */
    felt: unknown[];
  }
}

/** Makes the page remember what it plays and how it vibrates. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.tones = [];
    window.felt = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      window.tones.push(this.frequency.value);
      start.call(this, when);
    };
    navigator.vibrate = (pattern) => {
      window.felt.push(pattern);
      return true;
    };
  });
}

const cues = (page: Page) => page.evaluate(() => ({ tones: window.tones.length, felt: window.felt.length }));

test("AP-23 at first nothing is heard or felt", async ({ app, page }) => {
  await listen(page);
  await underWay(app, SIMON_MOVES);
  await page.getByTestId("tool-undo").click();
  expect(await cues(page)).toEqual({ tones: 0, felt: 0 });
});

test("AP-23 sound: what is lifted sounds other than what is put down; switched off it is quiet", async ({
  app,
  page,
}) => {
  await listen(page);
  await app.openCode(SIMON);
  await app.set({ sound: true });
  await app.table.root.focus();
  await page.keyboard.press("0");
  await page.keyboard.press("Enter");
  await expect.poll(() => cues(page)).toEqual({ tones: 1, felt: 0 });
  await page.keyboard.press("4");
  await expect.poll(() => cues(page)).toEqual({ tones: 2, felt: 0 });
  const [lifted, placed] = await page.evaluate(() => window.tones);
  expect(lifted).not.toBe(placed);
  await app.set({ sound: false });
  await page.getByTestId("tool-undo").click();
  await expect(app.moves).toHaveText("0");
  expect(await cues(page)).toEqual({ tones: 2, felt: 0 });
});

test("AP-23 vibration is felt with each move, and not heard", async ({ app, page }) => {
  await listen(page);
  await underWay(app, SIMON_MOVES);
  await app.set({ vibration: true });
  await page.getByTestId("tool-undo").click();
  await expect.poll(() => cues(page)).toEqual({ tones: 0, felt: 1 });
  await page.getByTestId("tool-redo").click();
  await expect.poll(() => cues(page)).toEqual({ tones: 0, felt: 2 });
});

test("AP-23 relaxed: no number on the table or in the menu", async ({ app, page }) => {
  await underWay(app, SIMON_MOVES);
  // There is one to be hidden.
  await page.getByTestId("tool-menu").click();
  await expect(page.getByTestId("dialog-menu").getByTestId("par")).toHaveText(/\d/, { timeout: 30_000 });
  await app.closeDialog(page.getByTestId("dialog-menu"));
  await app.set({ relaxed: true });
  for (const number of ["score", "moves", "time"]) await expect(page.getByTestId(number)).toHaveCount(0);
  await page.getByTestId("tool-menu").click();
  await expect(page.getByTestId("dialog-menu")).toBeVisible();
  await expect(page.getByTestId("dialog-menu")).not.toContainText(/\d/);
  await app.closeDialog(page.getByTestId("dialog-menu"));
  await app.set({ relaxed: false });
  await expect(app.moves).toBeVisible();
});

test("AP-23 relaxed: a win without numbers", async ({ app, page }) => {
  await underWay(app, SIMON_BEFORE_WIN);
  await app.closeDialog(app.win);
  await page.getByTestId("tool-undo").click();
  await app.set({ relaxed: true });
  await page.getByTestId("tool-redo").click();
  await expect(app.win.locator("h2")).toBeVisible();
  await expect(app.win.getByTestId("score-sheet")).toHaveCount(0);
  await expect(app.win.getByTestId("live")).toHaveText("Won!");
});
