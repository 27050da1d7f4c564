/** Backup files as docs/storage.md describes them. */
import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";

/** The text of a backup with these games. */
export function backupText(games: readonly unknown[], changes: object = {}): string {
  const saved = "2026-11-29T10:00:00.000Z";
  const rest = { settings: null, choice: null, damaged: [] };
  return JSON.stringify({ format: "faceup-backup", version: 1, saved, ...rest, games, ...changes });
}

/** Chooses a file in the open dialog, as its file picker would. */
export async function chooseFile(dialog: Locator, text: string | Buffer): Promise<void> {
  await dialog.getByTestId("backup-file").setInputFiles({
    name: "faceup.json",
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });
}

/** What a button of the dialog saves: the file's name and text. */
export async function saved(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent("download");
  await button.click();
  const download = await coming;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

/** Adds the games of a file whose contents were found good. */
export async function addGames(dialog: Locator, text: string, settings = false): Promise<void> {
  await chooseFile(dialog, text);
  if (settings) {
    await dialog.getByTestId("restore-settings").focus();
    await dialog.page().keyboard.press("Space");
  }
  await dialog.getByTestId("restore-add").click();
  await expect(dialog.locator(".restore-report")).toBeVisible();
}
