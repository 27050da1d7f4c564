/** AP-27: dialogs by the keyboard alone. */
import type { Locator, Page } from "@playwright/test";
import { dialogNamed } from "./support/dialogs.ts";
import { expectFocusSeen, focused } from "./support/focus.ts";
import { SIMON, twoGames } from "./support/scenes.ts";
import { expect, test } from "./support/test.ts";

test.describe("AP-27 dialogs by the keyboard alone", () => {
  test("a new game of Thoughtful, draw 3", async ({ app, page }) => {
    await app.openCode(SIMON);
    await page.keyboard.press("n");
    const dialog = dialogNamed(page, "new");
    await expect(dialog).toBeVisible();
    await tabTo(page, dialog.locator('[data-testid="games"] input:checked'));
    await page.keyboard.press("ArrowRight");
    await expect(dialog.locator('input[value="TF"]')).toBeChecked();
    await expectFocusSeen(page);
    await tabTo(page, dialog.locator('[data-testid="options"] input:checked'));
    await page.keyboard.press("ArrowRight");
    await expect(dialog.locator('input[value="D3N"]')).toBeChecked();
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByTestId("code")).toContainText("TF1-D3N-");
  });

  test("settings: switches by Space, lists and choices by arrows", async ({ app, page }) => {
    await app.openCode(SIMON);
    await tabTo(page, page.getByTestId("tool-menu"));
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByTestId("menu-settings"));
    await page.keyboard.press("Enter");
    const dialog = dialogNamed(page, "settings");
    await expect(dialog).toBeVisible();
    await tabTo(page, dialog.locator('[data-testid="set-hand"] input:checked'));
    await page.keyboard.press("ArrowRight");
    await expect(page.locator("html")).toHaveAttribute("data-hand", "left");
    await expectFocusSeen(page);
    await tabTo(page, dialog.getByTestId("set-theme"));
    await page.keyboard.press("ArrowDown");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await expectFocusSeen(page);
    await tabTo(page, dialog.getByTestId("set-clock"));
    await page.keyboard.press("Space");
    await expect(page.getByTestId("time")).toHaveCount(0);
    await expectFocusSeen(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    expect(await focused(page)).toBe("tool-menu");
  });

  for (const name of ["new", "menu", "settings", "keys", "rules", "games"] as const) {
    test(`${name}: every stop is in sight, and none is behind it`, async ({ app, page }) => {
      await twoGames(app);
      await page.getByTestId(name === "new" ? "tool-new" : "tool-menu").click();
      if (name !== "new" && name !== "menu") await page.getByTestId(`menu-${name}`).click();
      await expect(dialogNamed(page, name)).toBeVisible();
      const stops = new Set<string>();
      for (let i = 0; i < 40; i++) {
        await page.keyboard.press("Tab");
        const stop = await focused(page);
        // Out of the page, into the browser's own bar, and round.
        if (stop === "nothing") continue;
        if (stops.has(stop)) break;
        stops.add(stop);
        await expectFocusSeen(page);
        expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null), stop).toBe(
          true,
        );
      }
      expect([...stops]).toContain("close");
    });
  }
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; !(await isThere()); stops++) {
    expect(stops, "Tab leads there").toBeLessThan(40);
    await page.keyboard.press("Tab");
  }
}
