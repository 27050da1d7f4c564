/** The ways to every dialog, as a player finds them. */
import { expect, type Locator, type Page } from "@playwright/test";

export const IN_MENU = [
  "settings",
  "games",
  "calendar",
  "share",
  "statistics",
  "backup",
  "rules",
  "keys",
  "pause",
  "restart",
  "analysis",
] as const;
type InMenu = (typeof IN_MENU)[number];
export type DialogName = "new" | "menu" | InMenu;

export function dialogNamed(page: Page, name: DialogName | "win"): Locator {
  return page.getByTestId(`dialog-${name}`);
}

/** `restart` asks only in a game under way. */
export async function openDialog(page: Page, name: DialogName): Promise<Locator> {
  if (name === "new") await page.getByTestId("tool-new").click();
  else {
    await page.getByTestId("tool-menu").click();
    if (name !== "menu") await page.getByTestId(`menu-${name}`).click();
  }
  const dialog = dialogNamed(page, name);
  await expect(dialog).toBeVisible();
  return dialog;
}

export async function closeDialog(dialog: Locator): Promise<void> {
  await dialog.getByTestId("close").click();
  await expect(dialog).toHaveCount(0);
}

/** Settings with more than two values. */
export type Choices = Readonly<Partial<Record<"theme" | "suits" | "hand" | "letters" | "language", string>>>;

/** Chooses in the settings dialog and closes it. */
export async function choose(page: Page, choices: Choices): Promise<void> {
  const dialog = await openDialog(page, "settings");
  for (const [name, value] of Object.entries(choices)) await chooseIn(dialog, name, value);
  await closeDialog(dialog);
}

/** In the open settings dialog. */
export async function chooseIn(dialog: Locator, name: string, value: string): Promise<void> {
  const control = dialog.getByTestId(`set-${name}`);
  if (name === "hand") {
    const choice = control.locator(`label:has(input[value="${value}"])`);
    await choice.click();
    await expect(choice.locator("input")).toBeChecked();
  } else {
    await control.selectOption(value);
    await expect(control).toHaveValue(value);
  }
}

/** Through the list of unfinished games. */
export async function resumeGame(page: Page, code: string): Promise<void> {
  const dialog = await openDialog(page, "games");
  await dialog.getByTestId("game").filter({ hasText: code }).getByRole("button").first().click();
  await expect(dialog).toHaveCount(0);
}
