/** AP-26, AP-13: five languages, chosen from the browser or by hand, and their index letters. */
import { parseCard, rankOf } from "@faceup/rules";
import {
  cardName,
  indexLetters,
  LANGUAGE_NAMES,
  type Letters,
  LOCALES,
  type Locale,
  loadAppText,
} from "@faceup/text";
import type { Page } from "@playwright/test";
import { app as englishApp } from "../../packages/text/src/catalogues/en/app.ts";
import { core as englishCore } from "../../packages/text/src/catalogues/en/core.ts";
import { rankGlyph } from "../../packages/web/src/cards/letters.ts";
import type { App } from "./support/app.ts";
import { colliding } from "./support/boxes.ts";
import { controlFaults, controlsIn } from "./support/controls.ts";
import { choose, openDialog } from "./support/dialogs.ts";
import { cutOff, inksIn } from "./support/inks.ts";
import { speakPseudo } from "./support/pseudo.ts";
import { textsOf } from "./support/says.ts";
import { eachScene, SCENES, SIMON, SIMON_MOVES, THOUGHTFUL, underWay } from "./support/scenes.ts";
import { deviceOf, isSideways, SCREENS, type Screen } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

/** Milliseconds for a walk through all scenes. */
const WALK = 240_000;

/** What a browser prefers, and what it gets. */
const PREFERRED: readonly (readonly [string, Locale])[] = [
  ["en-GB", "en"],
  ["cs", "cs"],
  ["cs-CZ", "cs"],
  ["sk-SK", "sk"],
  ["de-AT", "de"],
  ["fr-CA", "fr"],
  ["pl-PL", "en"],
];

for (const [preferred, locale] of PREFERRED) {
  test.describe(`a browser in ${preferred}`, () => {
    test.use({ locale: preferred });
    test(`AP-26 gets ${LANGUAGE_NAMES[locale]}`, async ({ app, page }) => {
      await app.openCode(THOUGHTFUL);
      await expectSpeaks(app, locale);
      await expectLetters(page, indexLetters(locale));
    });
  });
}

test.describe("AP-26 the setting", () => {
  test("speaks every language at once, keeps the game, and is kept", async ({ app, page }) => {
    const game = await underWay(app, SIMON_MOVES);
    for (const locale of [...LOCALES].reverse()) {
      await choose(page, { language: locale });
      await expectSpeaks(app, locale);
      await expectLetters(page, indexLetters(locale));
      await app.shows(game);
      await page.reload();
      await app.ready();
      await expectSpeaks(app, locale);
      await app.shows(game);
    }
    await choose(page, { language: "auto" });
    await expectSpeaks(app, "en");
  });

  test("names each language in itself", async ({ app, page }) => {
    await app.openCode(SIMON);
    const dialog = await openDialog(page, "settings");
    for (const locale of LOCALES) {
      const option = dialog.getByTestId("set-language").locator(`option[value="${locale}"]`);
      await expect(option).toHaveText(LANGUAGE_NAMES[locale]);
      await expect(option).toHaveAttribute("lang", locale);
    }
  });

  test("changes a refusal that is on the screen", async ({ app, page }) => {
    await app.openCode(SIMON);
    await page.keyboard.press("d");
    const german = await loadAppText("de");
    await choose(page, { language: "de" });
    await expect(app.words).toHaveText(german.t("refusal.no-stock"));
  });
});

test.describe("AP-13 index letters", () => {
  test.use({ locale: "de" });
  for (const letters of ["AJQK", "ABDK", "AVDR"] as const) {
    test(`${letters} are drawn whatever the language`, async ({ app, page }) => {
      await app.openCode(THOUGHTFUL);
      await choose(page, { letters });
      await expectLetters(page, letters);
      await expectSpeaks(app, "de");
      await page.reload();
      await app.ready();
      await expectLetters(page, letters);
      await choose(page, { language: "cs" });
      await expectLetters(page, letters);
      await choose(page, { letters: "auto" });
      await expectLetters(page, "AJQK");
    });
  }

  test("stand on the cards in the sentence of a refusal, too", async ({ app, page }) => {
    await app.openCode(SIMON);
    await choose(page, { letters: "AVDR" });
    // A queen on a jack: the sentence names both.
    await app.table.root.focus();
    for (const key of ["5", "ArrowUp", "ArrowUp", "Enter"]) await page.keyboard.press(key);
    await expect(app.rule).toBeVisible();
    const glyphs = await glyphsIn(page, ".message-words");
    expect(glyphs.length).toBeGreaterThan(0);
    expect(glyphs.filter((glyph) => /-[JQKB]$/.test(glyph))).toEqual([]);
  });
});

/** Catalogue ids, wherever they may turn up: `app.new`, `rule.TF-2.name`. */
const ID = new RegExp(
  `\\b(${[...new Set([...Object.keys(englishApp), ...Object.keys(englishCore)].map((id) => id.split(".")[0]))].join("|")})\\.[\\w-]{2,}`,
);
/** English sentences that no other language has: long enough to be none by chance. */
const ENGLISH: ReadonlySet<string> = new Set(
  [...Object.values(englishApp), ...Object.values(englishCore)].filter(
    (text) => !text.includes("{") && /[a-z]{2}/.test(text) && text.split(" ").length >= 3,
  ),
);

for (const screen of [SCREENS[0], SCREENS[3]] as readonly Screen[]) {
  for (const locale of LOCALES) {
    test.describe(`${locale} at ${screen.width} × ${screen.height}`, () => {
      test.use({ locale, ...deviceOf(screen) });
      // The languages with the longest words, and one of the two Slavic ones, stand for all.
      const daily = (isSideways(screen) ? ["de"] : ["cs", "de", "fr"]).includes(locale) ? "" : " @audit";
      test(`AP-26 AP-11 every screen speaks ${LANGUAGE_NAMES[locale]}, and every button holds its words${daily}`, async ({
        app,
        page,
      }) => {
        test.setTimeout(WALK);
        let seen = 0;
        await eachScene(app, SCENES, async () => {
          const texts = await textsOf(page);
          seen += texts.length;
          await expect(page.locator("html")).toHaveAttribute("lang", locale);
          expectTranslated(texts, locale);
          await expectRoom(page);
        });
        expect(seen, "texts read").toBeGreaterThan(1000);
      });
    });
  }
}

/** No raw message, no id of one, and nothing left in English. */
function expectTranslated(texts: readonly string[], locale: Locale): void {
  expect(
    texts.filter((text) => /[{}]|undefined|NaN|\[object/.test(text)),
    "raw messages",
  ).toEqual([]);
  expect(
    texts.filter((text) => ID.test(text)),
    "ids of messages",
  ).toEqual([]);
  const english = locale === "en" ? [] : texts.filter((text) => ENGLISH.has(text));
  expect(english, "left in English").toEqual([]);
}

/** Words whole, buttons large enough, and the header's words apart. */
async function expectRoom(page: Page): Promise<void> {
  const dialog = page.locator("dialog[open]");
  const shown = (await dialog.count()) > 0 ? dialog : page.locator("#app");
  await shown.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  // Cards have no words, and their index is looked at elsewhere.
  const inks = await inksIn(page.locator("dialog[open], header, nav, [data-testid=message]"));
  expect.soft(cutOff(inks), "words whole").toEqual([]);
  expect.soft(controlFaults(await controlsIn(shown), 44), "buttons").toEqual([]);
  expect.soft(colliding(await inksIn(page.locator("header"))), "words of the header").toEqual([]);
}

test.describe("a language with longer words", () => {
  test.use(deviceOf(SCREENS[0] as Screen));
  test("AP-26 AP-11 at 320 pixels no text is cut off", async ({ app, page }) => {
    test.setTimeout(WALK);
    await eachScene(app, SCENES, async () => {
      expect(await speakPseudo(page)).toBeGreaterThan(5);
      const dialog = page.locator("dialog[open]");
      const inks = await inksIn(page.locator("dialog[open], header, nav, [data-testid=message]"));
      expect.soft(cutOff(inks), "words whole").toEqual([]);
      if ((await dialog.count()) === 0) return;
      const body = dialog.locator(".dialog-body");
      expect
        .soft(await body.evaluate((part) => part.scrollWidth - part.clientWidth), "nothing scrolls sideways")
        .toBeLessThanOrEqual(0);
    });
  });
});

/** Name of the window, `lang`, buttons, numbers and cards. */
async function expectSpeaks({ page, table, undo }: App, locale: Locale): Promise<void> {
  const text = await loadAppText(locale);
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await expect(undo).toHaveText(text.t("app.undo"));
  await expect(page.getByTestId("score").locator("dt")).toHaveText(text.t("app.score"));
  await expect(page.getByTestId("time").locator("dt")).toHaveText(text.t("app.time"));
  await expect(page.getByTestId("tools")).toHaveAccessibleName(text.t("app.tools"));
  await expect(table.root).toHaveAccessibleName(text.t("app.table"));
  await expect(table.root).toHaveAccessibleDescription(text.t("app.tableHelp"));
  const first = table.root.locator("[data-pile=c0][data-index]").first();
  const card = parseCard((await first.getAttribute("data-card")) ?? "");
  if (card === undefined) throw new Error("no card in the first column");
  await expect(first).toHaveAccessibleName(new RegExp(`^${cardName(text, card)}`, "i"));
}

/** The glyph of every index is the one of its rank in these letters. */
async function expectLetters(page: Page, letters: Letters): Promise<void> {
  const read = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("#table [data-card]")].map((card) => ({
        card: card.dataset.card ?? "",
        glyph: card.querySelector('use[href^="#card-glyph-"]')?.getAttribute("href") ?? "",
      })),
    );
  const wanted = (cards: Awaited<ReturnType<typeof read>>) =>
    cards.map(({ card }) => {
      const parsed = parseCard(card);
      if (parsed === undefined) throw new Error(`${card} is no card`);
      return { card, glyph: `#card-glyph-${rankGlyph(rankOf(parsed), letters)}` };
    });
  await expect
    .poll(async () => {
      const cards = await read();
      return cards.length > 20 && JSON.stringify(cards) === JSON.stringify(wanted(cards));
    })
    .toBe(true);
}

function glyphsIn(page: Page, selector: string): Promise<readonly string[]> {
  return page
    .locator(`${selector} use`)
    .evaluateAll((uses) =>
      uses.map((use) => use.getAttribute("href") ?? "").filter((href) => href.includes("glyph")),
    );
}
