/** The figures of the statistics dialog. */
import { expect, type Locator } from "@playwright/test";

export function figure(dialog: Locator, name: string): Locator {
  return dialog.getByTestId(`stats-${name}`).locator(".figure-value");
}

export async function expectFigures(
  dialog: Locator,
  figures: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(figures))
    await expect(figure(dialog, name), name).toHaveText(value);
}
