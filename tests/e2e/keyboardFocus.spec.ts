/** AP-27: the focus is never lost. */
import { dialogNamed } from "./support/dialogs.ts";
import { expectFocusAt, expectFocusSeen, focused } from "./support/focus.ts";
import { positionOf } from "./support/positions.ts";
import {
  SIMON,
  SIMON_BEFORE_WIN,
  SIMON_MOVES,
  THOUGHTFUL_BEFORE_WIN,
  twoGames,
  underWay,
} from "./support/scenes.ts";
import { expect, test } from "./support/test.ts";

test.describe("AP-27 the focus is never lost", () => {
  test("by undoing to the start with the button", async ({ app, page }) => {
    await underWay(app, SIMON_MOVES);
    await app.undo.focus();
    for (let i = 0; i < 5; i++) {
      await page.keyboard.press("Enter");
      expect(await focused(page)).toBe("tool-undo");
      await expectFocusSeen(page);
    }
    await app.redo.focus();
    for (let i = 0; i < 5; i++) {
      await page.keyboard.press("Enter");
      expect(await focused(page)).toBe("tool-redo");
    }
  });

  test("by a run that leaves the table, or the win", async ({ app, page }) => {
    await underWay(app, SIMON_BEFORE_WIN);
    await expect(app.win).toBeVisible();
    await expectFocusSeen(page);
    await page.keyboard.press("Escape");
    await expect(app.win).toHaveCount(0);
    await expect.poll(() => focused(page)).toBe("table");
    await expectFocusSeen(page);
  });

  test("by a message that goes", async ({ app, page }) => {
    await app.openCode(SIMON);
    await page.keyboard.press("d");
    await app.rule.focus();
    // Any next move takes the message away, and its button with it.
    await page.keyboard.press("Escape");
    await expect(app.rule).toHaveCount(0);
    await expect.poll(() => focused(page)).not.toBe("nothing");
  });

  test("by a notice that is dismissed", async ({ app, page }) => {
    await page.goto("/?g=nonsense");
    const close = page.getByTestId("message").getByRole("button");
    await close.focus();
    await page.keyboard.press("Enter");
    await expect(app.words).toHaveCount(0);
    await expect.poll(() => focused(page)).not.toBe("nothing");
  });

  test("by reading the rule of a refusal", async ({ app, page }) => {
    await app.openCode(SIMON);
    await page.keyboard.press("d");
    await app.rule.focus();
    await page.keyboard.press("Enter");
    await expect(dialogNamed(page, "rules")).toBeVisible();
    await expectFocusSeen(page);
    await page.keyboard.press("Escape");
    await expect(dialogNamed(page, "rules")).toHaveCount(0);
    await expect.poll(() => focused(page)).toBe("rule");
  });

  test("by finishing", async ({ app, page }) => {
    await app.openRecord(positionOf(THOUGHTFUL_BEFORE_WIN));
    await app.finish.focus();
    await page.keyboard.press("Enter");
    await expect(app.win).toBeVisible();
    await expectFocusSeen(page);
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(page)).toBe("table");
  });

  test("by deleting a game from the list, or keeping it", async ({ app, page }) => {
    await twoGames(app);
    await page.getByTestId("tool-menu").click();
    await page.getByTestId("menu-games").click();
    const dialog = dialogNamed(page, "games");
    await dialog.getByTestId("delete").focus();
    await page.keyboard.press("Enter");
    await expectFocusSeen(page);
    // The safe answer has it.
    await page.keyboard.press("Enter");
    await expect(dialog.getByTestId("delete")).toBeVisible();
    await expect.poll(() => focused(page)).not.toBe("nothing");
    await dialog.getByTestId("delete").focus();
    await page.keyboard.press("Enter");
    await dialog.getByTestId("delete-confirm").focus();
    await page.keyboard.press("Enter");
    await expect(dialog.getByTestId("game")).toHaveCount(0);
    await expect.poll(() => focused(page)).not.toBe("nothing");
  });

  test("by a new game: it begins at the first column", async ({ app, page }) => {
    await underWay(app, SIMON_MOVES);
    await page.keyboard.press("n");
    await expect(dialogNamed(page, "new")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(dialogNamed(page, "new")).toHaveCount(0);
    await expect.poll(() => focused(page)).toBe("table");
    await expectFocusAt(app.table, "c0", 7);
    await expectFocusSeen(page);
  });
});
