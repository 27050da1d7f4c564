/** What a page does without a part that cannot be had, or that this browser does not offer it. */
import { loadAppText } from "@faceup/text";
import { test as bare } from "@playwright/test";
import { App } from "./support/app.ts";
import { playedOn } from "./support/deals.ts";
import { dialogNamed } from "./support/dialogs.ts";
import { SIMON, THOUGHTFUL_MOVES, underWay } from "./support/scenes.ts";
import { expect, test } from "./support/test.ts";

const english = await loadAppText("en");

bare.describe("AP-31 a part that cannot be had", () => {
  // A service worker would have it (AP-29).
  bare.use({ serviceWorkers: "block" });

  // Without the fixture that fails for what the console says: here the browser reports the missing file itself.
  bare(
    "AP-31 a dialog that cannot be loaded is told, and opens when it can be",
    async ({ context, page }) => {
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
    },
  );
});

test("AP-2 UN-3 a page without HTTPS plays and keeps its games, without what browsers give to others only", async ({
  app,
  page,
}) => {
  await page.addInitScript(() => {
    for (const [from, name] of [
      [Crypto.prototype, "randomUUID"],
      [Crypto.prototype, "subtle"],
      [Navigator.prototype, "locks"],
      [Navigator.prototype, "clipboard"],
      [Navigator.prototype, "storage"],
      [Navigator.prototype, "share"],
    ] as const) {
      Object.defineProperty(from, name, { value: undefined });
    }
  });
  const game = await underWay(app, THOUGHTFUL_MOVES);
  await page.keyboard.press("d");
  await app.shows(playedOn(game, "d"));
  await page.reload();
  await app.shows(playedOn(game, "d"));
  await app.openCode(SIMON);
});
