/** AP-1, AP-3, SS-3: the first visit, the choice of a game, typed codes, and the code to be shared. */
import { type GameId, makeCode, type Option, parseCode } from "@faceup/rules";
import { codeErrorText, difficultyName, gameName, loadAppText, optionName } from "@faceup/text";
import type { Locator } from "@playwright/test";
import { FIRST_DEALS } from "../../packages/web/src/game/firstDeals.ts";
import type { App } from "./support/app.ts";
import { codeText, dealt, shownCode } from "./support/deals.ts";
import { closeDialog, openDialog } from "./support/dialogs.ts";
import { SIMON, SIMON_MOVES, THOUGHTFUL, THOUGHTFUL_MOVES, underWay } from "./support/scenes.ts";
import { currentId, storedIn } from "./support/stored.ts";
import { expect, test } from "./support/test.ts";

const english = await loadAppText("en");

/** Games and options as they are offered, in order. */
const OFFER: Readonly<Partial<Record<GameId, readonly Option[]>>> = {
  SS: ["S1", "S2", "S4"],
  TF: ["D1N", "D3N"],
  ST: ["S1", "S2", "S4"],
  KL: ["D1N", "D3N"],
  SD: ["S1", "S2", "S4"],
};

test.describe("AP-1 the first visit", () => {
  test("a one-suit deal that can be won stands ready, with nothing in its way", async ({ app, page }) => {
    await page.goto("/");
    await app.ready();
    const code = await shownCode(page);
    expect(FIRST_DEALS).toContain(code);
    await app.shows(dealt(code));
    await expect(page.locator("dialog")).toHaveCount(0);
    await expect(app.words).toHaveCount(0);
    // The first press on the page is a move already.
    await page.keyboard.press("d");
    await expect(app.rule).toBeVisible();
  });

  test("SS-3 the deals differ, and each visitor keeps theirs", async ({ browser }) => {
    const codes = new Set<string>();
    for (let visitor = 0; visitor < 6; visitor++) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto("/");
      const code = await shownCode(page);
      await page.reload();
      expect(await shownCode(page)).toBe(code);
      codes.add(code);
      await context.close();
    }
    expect(codes.size).toBeGreaterThan(1);
    expect([...codes].filter((code) => !FIRST_DEALS.some((first) => first === code))).toEqual([]);
  });
});

test.describe("AP-3 a new game", () => {
  test("offers each game with its options and their difficulty", async ({ app, page }) => {
    await app.openCode(SIMON);
    const dialog = await openDialog(page, "new");
    const games = Object.keys(OFFER) as GameId[];
    await expect(dialog.getByTestId("games").locator("label")).toHaveText(
      games.map((game) => gameName(english, game)),
    );
    for (const [game, options] of Object.entries(OFFER)) {
      await pick(dialog, "games", game);
      await expect(dialog.getByTestId("options").locator("label")).toHaveText(
        options.map((option) => difficultyName(english, option) + optionName(english, option)),
      );
      await expect(dialog.getByTestId("options").locator("input:checked")).toHaveCount(1);
    }
  });

  test("deals what was chosen, each time another deal, and offers it first the next time", async ({
    app,
    page,
  }) => {
    test.setTimeout(240_000);
    await app.openCode(SIMON);
    // Two packs take their time to be looked through.
    await app.set({ winnableOnly: false });
    const seen = new Set<string>();
    for (const [game, options] of Object.entries(OFFER)) {
      for (const option of options) {
        const dialog = await openDialog(page, "new");
        await pick(dialog, "games", game);
        await pick(dialog, "options", option);
        await dialog.getByTestId("deal").click();
        await expect(dialog).toHaveCount(0);
        await expect(page.getByTestId("code")).toContainText(`${game}1-${option}-`);
        const code = await shownCode(page);
        await app.shows(dealt(code));
        seen.add(code);

        await page.reload();
        await app.ready();
        expect(await shownCode(page)).toBe(code);
        const again = await openDialog(page, "new");
        await expect(again.getByTestId("games").locator(`input[value="${game}"]`)).toBeChecked();
        await expect(again.getByTestId("options").locator(`input[value="${option}"]`)).toBeChecked();
        await again.getByTestId("deal").click();
        await expect(page.getByTestId("code")).not.toContainText(code.slice(-7));
        await expect(page.getByTestId("code")).toContainText(`${game}1-${option}-`);
        seen.add(await shownCode(page));
      }
    }
    expect(seen.size).toBe(26);
  });

  test("what was used last counts, not what a link brought", async ({ app, page }) => {
    await app.openCode(SIMON);
    const dialog = await openDialog(page, "new");
    await pick(dialog, "games", "TF");
    await pick(dialog, "options", "D3N");
    await dialog.getByTestId("deal").click();
    await expect(page.getByTestId("code")).toContainText("TF1-D3N-");
    await app.openCode(SIMON);
    const again = await openDialog(page, "new");
    await expect(again.getByTestId("games").locator('input[value="TF"]')).toBeChecked();
    await expect(again.getByTestId("options").locator('input[value="D3N"]')).toBeChecked();
  });

  test("closing without a choice changes nothing", async ({ app, page }) => {
    const game = await underWay(app, SIMON_MOVES);
    const dialog = await openDialog(page, "new");
    await pick(dialog, "games", "TF");
    await closeDialog(dialog);
    await app.shows(game);
    const again = await openDialog(page, "new");
    await page.mouse.click(5, 5);
    await expect(again).toHaveCount(0);
    await app.shows(game);
  });

  test("UN-2 says beforehand that the game under way ends by it", async ({ app, page }) => {
    await app.openCode(SIMON);
    await expect(await openDialog(page, "new")).not.toContainText(english.t("new.ends"));
    await underWay(app, SIMON_MOVES);
    const dialog = await openDialog(page, "new");
    await expect(dialog).toContainText(english.t("new.ends"));
    // A typed code ends nothing.
    await dialog.getByTestId("code-field").fill(THOUGHTFUL);
    await expect(dialog).not.toContainText(english.t("new.ends"));
  });
});

test.describe("AP-3 CO-2 a typed code", () => {
  test("is judged with each key, with the reason", async ({ app, page }) => {
    await app.openCode(SIMON);
    const dialog = await openDialog(page, "new");
    const field = dialog.getByTestId("code-field");
    const note = dialog.getByTestId("code-note");
    await expect(note).toHaveText(english.t("new.codeHelp"));
    const typed = "tf1-d3n-aaaaaac";
    await field.focus();
    for (let length = 1; length < typed.length; length++) {
      await page.keyboard.press(typed.charAt(length - 1));
      await expect(note).toHaveText(reason(typed.slice(0, length)));
      await expect(field).toHaveAttribute("aria-invalid", "true");
    }
    await page.keyboard.press("c");
    await expect(note).toHaveText(english.t("new.codeWinnable"));
    await expect(field).not.toHaveAttribute("aria-invalid");
    // Game and option show what will be dealt.
    await expect(dialog.getByTestId("games").locator('input[value="TF"]')).toBeChecked();
    await expect(dialog.getByTestId("options").locator('input[value="D3N"]')).toBeChecked();
    await expect(field).toHaveAccessibleDescription(english.t("new.codeWinnable"));
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await app.shows(dealt("TF1-D3N-AAAAAAC"));
  });

  for (const wrong of ["SS1-S3-AAAAAAA", "SS2-S1-AAAAAAA", "XX", "SS1-S1-AAAAAA1", "SS1-S1-AAAAAAAA"]) {
    test(`that is wrong deals nothing: ${wrong}`, async ({ app, page }) => {
      const game = await underWay(app, SIMON_MOVES);
      const dialog = await openDialog(page, "new");
      const field = dialog.getByTestId("code-field");
      await field.fill(wrong);
      await expect(field).toHaveAccessibleDescription(reason(wrong));
      await dialog.getByTestId("deal").click();
      await expect(dialog).toBeVisible();
      await expect(field).toBeFocused();
      await closeDialog(dialog);
      await app.shows(game);
    });
  }

  test("AP-4 ends nothing: the game under way waits in the list", async ({ app, page }) => {
    await underWay(app, SIMON_MOVES);
    const left = await currentId(page);
    const dialog = await openDialog(page, "new");
    // As pasted from a message.
    await dialog.getByTestId("code-field").fill(" https://play.example/?g=tf1-d1n-aaaaaac ");
    await dialog.getByTestId("deal").click();
    await app.shows(dealt(THOUGHTFUL));
    expect((await storedIn(page, "games"))[left]).toMatchObject({ state: "open" });
    await expect((await openDialog(page, "games")).getByTestId("game")).toHaveCount(1);
  });

  test("choosing by hand is a change of mind", async ({ app, page }) => {
    await app.openCode(SIMON);
    const dialog = await openDialog(page, "new");
    await dialog.getByTestId("code-field").fill(THOUGHTFUL);
    await pick(dialog, "games", "SS");
    await expect(dialog.getByTestId("code-field")).toHaveValue("");
    await dialog.getByTestId("deal").click();
    await expect(page.getByTestId("code")).toContainText("SS1-");
    await expect(page.getByTestId("code")).not.toContainText(SIMON);
  });

  test("of the deal on the table leaves it as it is", async ({ app, page }) => {
    const game = await underWay(app, THOUGHTFUL_MOVES);
    const dialog = await openDialog(page, "new");
    await dialog.getByTestId("code-field").fill(codeText(game));
    await dialog.getByTestId("deal").click();
    await expect(dialog).toHaveCount(0);
    await app.shows(game);
  });
});

test.describe("AP-3 AP-8 the code of the deal", () => {
  test("is in sight and copied by one tap", async ({ app, context, page }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await app.openCode(SIMON);
    await expect(page.getByTestId("code")).toContainText(SIMON);
    await page.getByTestId("code").click();
    await expectCopied(app);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SIMON);
  });

  test("is copied where the page may not use the clipboard itself", async ({ app, context, page }) => {
    await context.grantPermissions(["clipboard-read"]);
    await page.addInitScript(refuseClipboard);
    await app.openCode(THOUGHTFUL);
    await page.getByTestId("code").click();
    await expectCopied(app);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(THOUGHTFUL);
    await expect(page.getByTestId("code")).toBeFocused();
  });

  test("is told to be not copied where nothing may be", async ({ app, page }) => {
    await page.addInitScript(refuseClipboard);
    await page.addInitScript(() => {
      document.execCommand = () => false;
    });
    await app.openCode(THOUGHTFUL);
    await page.getByTestId("code").click();
    await expect(page.getByTestId("live")).toHaveText(english.t("app.copyFailed"));
    await expect(page.getByTestId("code")).toContainText(english.t("app.code"));
    // To be read out at least, and typed elsewhere.
    await expect(page.getByTestId("code")).toContainText(THOUGHTFUL);
  });
});

async function expectCopied({ page }: App): Promise<void> {
  await expect(page.getByTestId("code")).toContainText(english.t("app.copied"));
  await expect(page.getByTestId("live")).toHaveText(english.t("app.copied"));
}

/** In the page: as if the player had refused. */
function refuseClipboard(): void {
  Clipboard.prototype.writeText = () => Promise.reject(new DOMException("Refused.", "NotAllowedError"));
}

async function pick(dialog: Locator, group: "games" | "options", value: string): Promise<void> {
  const choice = dialog.getByTestId(group).locator(`label:has(input[value="${value}"])`);
  await choice.click();
  await expect(choice.locator("input")).toBeChecked();
}

/** Why this is no code yet. */
function reason(typed: string): string {
  const parsed = parseCode(typed);
  if (parsed.ok) throw new Error(`${typed} is ${makeCode(parsed.value)}`);
  return codeErrorText(english, parsed.error);
}
