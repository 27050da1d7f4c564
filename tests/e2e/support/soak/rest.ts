/** The state in which what the page holds is compared: the same each time, and everything has been used once. */

import { LOCALES } from "@faceup/text";
import type { App } from "../app.ts";
import { choose, closeDialog, type DialogName, openDialog } from "../dialogs.ts";
import { SIMON } from "../scenes.ts";
import { expect } from "../test.ts";

const DIALOGS: readonly DialogName[] = [
  "new",
  "games",
  "share",
  "statistics",
  "backup",
  "rules",
  "keys",
  "settings",
];

export async function rest(app: App): Promise<void> {
  const { page } = app;
  await page.emulateMedia({
    colorScheme: "light",
    contrast: "no-preference",
    forcedColors: "none",
    reducedMotion: "no-preference",
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await closeAll(app);
  await openHere(app, SIMON);
  // A win that is still to be told has its time until here.
  await closeAll(app);
  const settings = await openDialog(page, "settings");
  await settings.getByTestId("settings-reset").click();
  await closeDialog(settings);
  // Nothing is worked out meanwhile.
  await app.set({ noHelp: true });
  for (const language of [...LOCALES, "en"]) await choose(page, { language });
  for (const name of DIALOGS) await closeDialog(await openDialog(page, name));
  await app.table.settled();
}

async function closeAll({ page }: App): Promise<void> {
  const dialog = page.locator("dialog");
  await expect(async () => {
    if ((await dialog.count()) > 0) await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0, { timeout: 100 });
  }).toPass({ timeout: 10_000 });
}

async function openHere(app: App, code: string): Promise<void> {
  await app.page.evaluate((hash) => {
    location.hash = hash;
  }, `#r=${code}`);
  await app.ready();
  await expect(app.page.getByTestId("code")).toContainText(code);
}
