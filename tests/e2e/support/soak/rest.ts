/** The state in which what the page holds is compared: the same each time, and everything has been used once. */
import { currentPosition, newGame, parseRecord } from "@faceup/rules";
import { LOCALES } from "@faceup/text";
import type { App } from "../app.ts";
import { choose, closeDialog, type DialogName, IN_MENU, openDialog } from "../dialogs.ts";
import { SIMON_BEFORE_WIN } from "../scenes.ts";
import { expect } from "../test.ts";

/** Those that a game without a move has. */
const DIALOGS: readonly DialogName[] = ["new", ...IN_MENU.filter((name) => name !== "restart")];

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
  await openSmallGame(app);
  // A win that was still to be told has been told by now.
  await closeAll(app);
  const settings = await openDialog(page, "settings");
  await settings.getByTestId("settings-reset").click();
  await closeDialog(settings);
  for (const language of [...LOCALES, "en"]) await choose(page, { language });
  for (const name of DIALOGS) await closeDialog(await openDialog(page, name));
  await hearVerdict(app);
  await app.table.settled();
}

async function closeAll({ page }: App): Promise<void> {
  const dialog = page.locator("dialog");
  await expect(async () => {
    if ((await dialog.count()) > 0) await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0, { timeout: 100 });
  }).toPass({ timeout: 10_000 });
}

/** One move before its end: there is next to nothing to know about it. */
async function openSmallGame({ page, table }: App): Promise<void> {
  const record = parseRecord(SIMON_BEFORE_WIN);
  if (!record.ok) throw new Error("the small game is no record");
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    `#r=${encodeURIComponent(SIMON_BEFORE_WIN)}`,
  );
  await table.shows(currentPosition(newGame(record.value.start)));
}

/** What was known of other deals is forgotten with it. */
async function hearVerdict({ page, table, words }: App): Promise<void> {
  await table.root.focus();
  await page.keyboard.press("w");
  await expect(words).toHaveAttribute("data-advice", "winnable");
  await page.keyboard.press("Escape");
  await expect(words).toHaveCount(0);
}
