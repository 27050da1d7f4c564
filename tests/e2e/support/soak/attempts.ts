/** An attempt counts once (UN-2, AP-24): the statistics against the games that were seen to be played. */
import { GAMES } from "@faceup/rules";
import type { Locator, Page } from "@playwright/test";
import type { SavedGame } from "../../../../packages/web/src/db/savedGame.ts";
import { closeDialog, openDialog } from "../dialogs.ts";
import { expect } from "../test.ts";

/** The statistics say what the stored games come to, counted here in another way than there. */
export async function expectAttempts(page: Page, games: readonly SavedGame[]): Promise<void> {
  const dialog = await openDialog(page, "statistics");
  for (const game of GAMES) {
    await dialog.getByTestId("stats-game").selectOption(game);
    await dialog.getByTestId("stats-options").locator('label:has(input[value="all"])').click();
    const counted = games.filter((saved) => counts(saved, games) && String(saved.start).startsWith(game));
    const expected = { played: String(counted.length), won: String(counted.filter(({ won }) => won).length) };
    await expect.poll(() => figuresIn(dialog), { message: game }).toEqual(expected);
  }
  await closeDialog(dialog);
}

/** Where no game is over, there are no figures yet. */
async function figuresIn(dialog: Locator): Promise<{ readonly played: string; readonly won: string }> {
  const texts = await dialog.locator(".figure-value").allTextContents();
  return { played: texts[0] ?? "0", won: texts[1] ?? "0" };
}

/** Over, the player's own, with a move, dealt by a code, and not at a deal that nobody can win. */
function counts({ made, state, won, source, start }: SavedGame, all: readonly SavedGame[]): boolean {
  const hopeless = all.some((other) => other.start === start && other.deal === "unwinnable");
  const over = won || (state === "ended" && !hopeless);
  return made > 0 && over && source === "own" && typeof start === "string";
}
