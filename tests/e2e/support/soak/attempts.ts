/** An attempt counts once (UN-2, AP-24): the statistics against the games that were seen to be played. */
import type { Page } from "@playwright/test";
import type { SavedGame } from "../../../../packages/web/src/db/savedGame.ts";
import { closeDialog, openDialog } from "../dialogs.ts";
import { expect } from "../test.ts";

const GAMES = ["SS", "TF"] as const;

/** The statistics say what the stored games come to, counted here in another way than there. */
export async function expectAttempts(page: Page, games: readonly SavedGame[]): Promise<void> {
  const dialog = await openDialog(page, "statistics");
  for (const game of GAMES) {
    await dialog.getByTestId("stats-game").selectOption(game);
    await dialog.getByTestId("stats-options").locator('label:has(input[value="all"])').click();
    const counted = games.filter((saved) => counts(saved, games) && String(saved.start).startsWith(game));
    const won = counted.filter((saved) => saved.won);
    const figure = (name: string) => dialog.getByTestId(`stats-${name}`).locator(".figure-value");
    if (counted.length > 0) {
      await expect(figure("played"), `${game} played`).toHaveText(String(counted.length));
      await expect(figure("won"), `${game} won`).toHaveText(String(won.length));
    } else await expect(figure("played")).toHaveCount(0);
  }
  await closeDialog(dialog);
}

/** Over, the player's own, with a move, dealt by a code, and not at a deal that nobody can win. */
function counts({ made, state, won, source, start }: SavedGame, all: readonly SavedGame[]): boolean {
  const hopeless = all.some((other) => other.start === start && other.deal === "unwinnable");
  const over = won || (state === "ended" && !hopeless);
  return made > 0 && over && source === "own" && typeof start === "string";
}
