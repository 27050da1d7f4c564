/** AP-28: WCAG 2.2 AA throughout, as far as axe can tell: every scene, theme and size. */
import { LOCALES } from "@faceup/text";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { choose } from "./support/dialogs.ts";
import { eachScene, SCENES, SIMON } from "./support/scenes.ts";
import { deviceOf, nameOf, SCREENS, type Screen } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

/** What the system asks for. */
const THEMES = {
  light: { colorScheme: "light", contrast: "no-preference", forcedColors: "none" },
  dark: { colorScheme: "dark", contrast: "no-preference", forcedColors: "none" },
  contrast: { colorScheme: "light", contrast: "more", forcedColors: "none" },
  "forced colours": { colorScheme: "light", contrast: "no-preference", forcedColors: "active" },
} as const;
type Theme = keyof typeof THEMES;
const THEME_NAMES = Object.keys(THEMES) as Theme[];

/** Milliseconds for a walk through all scenes. */
const LONG_WALK = 600_000;

function wear(page: Page, theme: Theme): Promise<void> {
  return page.emulateMedia({ ...THEMES[theme], reducedMotion: "reduce" });
}

/**
 * Every day so many: each scene at least once. Sizes, languages and themes are 9, 5 and 4, of which no two share a
 * divisor, so that their turns meet in every pair within the first 45.
 */
const RUNS = Math.max(60, SCENES.length);

for (let i = 0; i < RUNS; i++) {
  const scene = takingTurns(SCENES, i);
  const screen = takingTurns(SCREENS, i);
  const locale = takingTurns(LOCALES, i);
  const theme = takingTurns(THEME_NAMES, i);
  test.describe(`${nameOf(screen)}, ${locale}, ${theme}`, () => {
    test.use({ ...deviceOf(screen), locale });
    test(`AP-28 ${scene.name}`, async ({ app, page }) => {
      await wear(page, theme);
      await scene.show(app);
      await expectAccessible(page);
    });
  });
}

function takingTurns<T>(all: readonly T[], i: number): T {
  return all[i % all.length] as T;
}

for (const theme of ["light", "dark", "contrast"] as const) {
  test(`AP-12 AP-28 theme ${theme} by setting, against the system's`, async ({ app, page }) => {
    await wear(page, theme === "dark" ? "light" : "dark");
    await app.openCode(SIMON);
    await choose(page, { theme });
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    await expectAccessible(page);
  });
}

// Plots and long lists look different in each of these.
for (const screen of [SCREENS[1], SCREENS[7]] as readonly Screen[]) {
  test.describe(nameOf(screen), () => {
    test.use(deviceOf(screen));
    for (const theme of ["light", "dark"] as const) {
      test(`AP-24 AP-28 statistics and backup in ${theme}`, async ({ app, page }) => {
        test.setTimeout(LONG_WALK);
        await wear(page, theme);
        const scenes = SCENES.filter(({ name }) => /^dialog (statistics|backup)/.test(name));
        await eachScene(app, scenes, () => expectAccessible(page));
      });
    }
  });
}

for (const screen of SCREENS) {
  for (const locale of LOCALES) {
    test.describe(`${nameOf(screen)}, ${locale}`, () => {
      test.use({ ...deviceOf(screen), locale });
      for (const theme of THEME_NAMES) {
        test(`AP-26 AP-28 everything in ${theme} @audit`, async ({ app, page }) => {
          test.setTimeout(LONG_WALK);
          await wear(page, theme);
          await eachScene(app, SCENES, () => expectAccessible(page));
        });
      }
    });
  }
}
