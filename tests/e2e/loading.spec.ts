/** AP-31: what is loaded later and cannot be had is told, and can be had later. */
import { loadAppText } from "@faceup/text";
import { test as bare } from "@playwright/test";
import { App } from "./support/app.ts";
import { dialogNamed } from "./support/dialogs.ts";
import { SIMON } from "./support/scenes.ts";
import { expect } from "./support/test.ts";

const english = await loadAppText("en");

// Without the fixture that fails for what the console says: here the browser reports the missing file itself.
bare("AP-31 a dialog that cannot be loaded is told, and opens when it can be", async ({ context, page }) => {
  const app = new App(page);
  await app.openCode(SIMON);
  await context.setOffline(true);
  await page.getByTestId("tool-menu").click();
  await expect(app.words).toHaveText(english.t("app.dialogFailed"));
  await expect(dialogNamed(page, "menu")).toHaveCount(0);
  await context.setOffline(false);
  await page.getByTestId("tool-menu").click();
  await expect(dialogNamed(page, "menu")).toBeVisible();
  await expect(app.words).toHaveText(english.t("app.dialogFailed"));
});
