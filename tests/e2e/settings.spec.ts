/** AP-23: settings are applied at once, kept, and can be put back. */
import type { Page } from "@playwright/test";
import type { App } from "./support/app.ts";
import { cardsSeen } from "./support/cardsSeen.ts";
import { dealt, playedOn } from "./support/deals.ts";
import { choose, chooseIn, closeDialog, openDialog } from "./support/dialogs.ts";
import { positionText } from "./support/positions.ts";
import { carry, refuse, SIMON, SIMON_BEFORE_WIN, THOUGHTFUL, underWay } from "./support/scenes.ts";
import { at } from "./support/seen.ts";
import { expect, test } from "./support/test.ts";

const SWITCHES = {
  doubleTap: true,
  autoPlace: false,
  placementHints: true,
  interactiveRules: true,
  mixedRuns: false,
  largePrint: false,
  animation: true,
  sound: false,
  vibration: false,
  clock: true,
  relaxed: false,
  letterKeys: true,
  winnableOnly: true,
  keepVerdict: false,
  noHelp: false,
} as const;
type Switch = keyof typeof SWITCHES;
const LISTS = { theme: "dark", suits: "two", letters: "AVDR", language: "cs" } as const;
const LIST_DEFAULTS = { theme: "system", suits: "auto", letters: "auto", language: "auto" } as const;

test.describe("AP-23 the dialog", () => {
  test("begins with the defaults of the documents", async ({ app, page }) => {
    await app.openCode(SIMON);
    await openDialog(page, "settings");
    await expectSwitches(page, SWITCHES);
    await expectLists(page, LIST_DEFAULTS);
    await expect(page.locator('[data-testid="set-hand"] input:checked')).toHaveValue("right");
  });

  test("keeps every change over a reload, and puts all back with one button", async ({ app, page }) => {
    await app.openCode(SIMON);
    let dialog = await openDialog(page, "settings");
    for (const [name, on] of Object.entries(SWITCHES)) {
      await dialog.locator(`label:has([data-testid="set-${name}"])`).click();
      await expect(dialog.getByTestId(`set-${name}`)).toBeChecked({ checked: !on });
    }
    for (const [name, value] of Object.entries(LISTS)) await chooseIn(dialog, name, value);
    await chooseIn(dialog, "hand", "left");

    await page.reload();
    await app.ready();
    dialog = await openDialog(page, "settings");
    await expectSwitches(page, Object.fromEntries(Object.entries(SWITCHES).map(([name, on]) => [name, !on])));
    await expectLists(page, LISTS);
    await expect(dialog.locator('[data-testid="set-hand"] input:checked')).toHaveValue("left");

    await dialog.getByTestId("settings-reset").click();
    await expectSwitches(page, SWITCHES);
    await expectLists(page, LIST_DEFAULTS);
    // Told in the language that was chosen until then.
    await expect(dialog.getByTestId("live")).toHaveText("Všechna nastavení jsou znovu výchozí.");
    await expect(page.locator("html")).toHaveAttribute("data-hand", "right");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.reload();
    await app.ready();
    await openDialog(page, "settings");
    await expectSwitches(page, SWITCHES);
    await expectLists(page, LIST_DEFAULTS);
  });

  test("leaves the game as it is", async ({ app, page }) => {
    await app.openCode(SIMON);
    const game = playedOn(dealt(SIMON), "10>4");
    await app.table.root.focus();
    for (const key of ["0", "Enter", "4"]) await page.keyboard.press(key);
    await app.shows(game);
    await choose(page, { hand: "left", theme: "contrast", suits: "two", letters: "ABDK", language: "sk" });
    await app.shows(game);
  });
});

test.describe("AP-23 AP-12 the look", () => {
  for (const theme of ["light", "dark", "contrast"] as const) {
    test(`theme ${theme} changes ground, cards and the browser's bar at once`, async ({ app, page }) => {
      await page.emulateMedia({ colorScheme: theme === "dark" ? "light" : "dark" });
      await app.openCode(SIMON);
      const before = await look(page);
      await choose(page, { theme });
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      const after = await look(page);
      expect(after.ground).not.toBe(before.ground);
      expect(after.paper).not.toBe(before.paper);
      expect(after.scheme).toBe(theme === "light" ? "light" : "dark");
      expect(after.bar).toBe(after.token);
      await page.reload();
      await app.ready();
      expect(await look(page)).toEqual(after);
    });
  }

  test("without one, the system's is followed at once", async ({ app, page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await app.openCode(SIMON);
    const light = await look(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectBar(page);
    const dark = await look(page);
    expect(dark.ground).not.toBe(light.ground);
    await page.emulateMedia({ contrast: "more" });
    await expectBar(page);
    const contrast = await look(page);
    expect(contrast.ground).not.toBe(dark.ground);
  });

  test("AP-34 four colours where suits matter, two where colours do, or as chosen", async ({ app, page }) => {
    await app.openCode(SIMON);
    expect(new Set(Object.values(await suitColours(page))).size).toBe(4);
    await app.openCode(THOUGHTFUL);
    const two = await suitColours(page);
    expect(two.S).toBe(two.C);
    expect(two.H).toBe(two.D);
    expect(two.S).not.toBe(two.H);
    await choose(page, { suits: "four" });
    expect(new Set(Object.values(await suitColours(page))).size).toBe(4);
    await app.openCode(SIMON);
    await choose(page, { suits: "two" });
    expect(await suitColours(page)).toEqual(two);
  });

  test("large print makes ranks and suits larger at once, and none is cut off", async ({ app }) => {
    await app.openCode(THOUGHTFUL);
    const usual = await cardsSeen(app.table.root);
    await app.set({ largePrint: true });
    await app.table.settled();
    const large = await cardsSeen(app.table.root);
    const open = large.filter(({ buried }) => !buried);
    expect(open.filter(({ hidden }) => hidden.length > 0)).toEqual([]);
    // The last card of each column has the room.
    for (const [i, { name, face }] of large.entries()) {
      const before = usual[i]?.face?.rank.height ?? 0;
      expect(face?.rank.height ?? 0, name).toBeGreaterThanOrEqual(before);
    }
    const taller = large.filter(
      ({ face }, i) => (face?.rank.height ?? 0) > (usual[i]?.face?.rank.height ?? 0),
    );
    expect(taller.length).toBeGreaterThanOrEqual(7);
  });

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1440, height: 900 },
  ]) {
    test.describe(`${viewport.width} × ${viewport.height}`, () => {
      test.use({ viewport });
      test("the left hand has the stock on its own side; columns keep their order", async ({ app, page }) => {
        await app.openCode(THOUGHTFUL);
        const right = await places(app);
        expect(right.stock).toBeLessThan(right.fS);
        await choose(page, { hand: "left" });
        await expect.poll(async () => (await places(app)).stock).toBeGreaterThan(right.stock);
        const left = await places(app);
        expect(left.stock).toBeGreaterThan(left.fS);
        expect(left.c0).toBeLessThan(left.c6);
        await page.reload();
        await app.ready();
        expect(await places(app)).toEqual(left);
      });
    });
  }
});

test.describe("AP-23 play", () => {
  test("RU-3 placement hints", async ({ app, page }) => {
    await app.openCode(THOUGHTFUL);
    await carry(app);
    expect((await app.table.targets()).length).toBeGreaterThan(0);
    await page.keyboard.press("Escape");
    await app.set({ placementHints: false });
    await carry(app);
    expect(await app.table.targets()).toEqual([]);
  });

  test("RU-1 interactive rules: without them a refusal shows its card, and no words", async ({ app }) => {
    await app.openCode(SIMON);
    await refuse(app);
    await app.set({ interactiveRules: false });
    await expect(app.words).toHaveCount(0);
    await app.page.keyboard.press("Enter");
    await expect(app.table.refusedRing).toBeVisible();
    await expect(app.words).toHaveCount(0);
  });

  test("SS-14 mixed runs show as movable as soon as they are", async ({ app }) => {
    await app.openRecord(positionText("mixed"));
    // A jack of hearts with the ten of spades on it; one column is empty.
    const jack = app.table.card(at("c1", 5));
    await expect(jack).toHaveClass(/\brest\b/);
    await app.set({ mixedRuns: true });
    await expect(jack).not.toHaveClass(/\brest\b/);
  });
});

test.describe("AP-14 movement", () => {
  const PLAYS = ["0", "Enter", "4", "u", "y"];

  test("is there by default, for at most 200 ms", async ({ app, page }) => {
    await app.openCode(SIMON);
    await app.table.root.focus();
    for (const key of PLAYS.slice(0, 3)) await page.keyboard.press(key);
    const durations = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    );
    // They may be over before they are looked at; the tokens say how long they take.
    expect(Math.max(0, ...durations)).toBeLessThanOrEqual(200);
    expect(await token(page, "--time-move-max")).toBeGreaterThan(0);
    expect(await token(page, "--time-move-max")).toBeLessThanOrEqual(200);
  });

  for (const [how, still] of Object.entries({
    "switched off": (app: App) => app.set({ animation: false }),
    "unwanted by the system": ({ page }: App) => page.emulateMedia({ reducedMotion: "reduce" }),
  })) {
    test(`${how}: nothing moves, cards, refusals, dialogs and the win included`, async ({ app, page }) => {
      await countAnimations(page);
      await app.openCode(SIMON);
      await still(app);
      await page.evaluate(() => {
        window.moved = [];
      });
      await app.table.root.focus();
      for (const key of PLAYS) {
        await page.keyboard.press(key);
        expect(await page.evaluate(() => document.getAnimations().length), key).toBe(0);
      }
      for (const key of ["1", "ArrowUp", "Enter"]) await page.keyboard.press(key);
      await expect(app.rule).toBeVisible();
      await closeDialog(await openDialog(page, "new"));
      await underWay(app, SIMON_BEFORE_WIN);
      await expect(app.win).toBeVisible();
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      expect(await page.evaluate(() => window.moved)).toEqual([]);
      expect(await token(page, "--time-move-max")).toBe(0);
    });
  }
});

declare global {
  interface Window {
    /** Names of animations and transitions that have begun. */
    moved: string[];
  }
}

async function expectSwitches(page: Page, wanted: Readonly<Partial<Record<Switch, boolean>>>): Promise<void> {
  for (const [name, on] of Object.entries(wanted)) {
    await expect(page.getByTestId(`set-${name}`), name).toBeChecked({ checked: on });
  }
}

async function expectLists(page: Page, wanted: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(wanted)) {
    await expect(page.getByTestId(`set-${name}`), name).toHaveValue(value);
  }
}

/** Colours as they are computed. */
function look(page: Page) {
  return page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    const card = document.querySelector("#table .card:not(.rest)");
    const app = document.querySelector("#app");
    if (card === null || app === null) throw new Error("no card");
    return {
      ground: getComputedStyle(app).backgroundColor,
      paper: getComputedStyle(card).backgroundColor,
      scheme: root.colorScheme,
      token: root.getPropertyValue("--ground").trim(),
      bar: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
    };
  });
}

/** The browser's own bar takes the colour of the ground. */
async function expectBar(page: Page): Promise<void> {
  await expect.poll(() => look(page).then(({ bar, token }) => bar === token)).toBe(true);
}

/** What the index of each suit is filled with. */
function suitColours(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() => {
    const colours: Record<string, string> = {};
    for (const card of document.querySelectorAll<HTMLElement>("#table [data-suit]")) {
      const index = card.querySelector('use[href^="#card-glyph-"]');
      if (index !== null) colours[card.dataset.suit ?? ""] = getComputedStyle(index).fill;
    }
    return colours;
  });
}

/** Left edges of piles. */
async function places({ table }: App) {
  const x = async (pile: "stock" | "fS" | "c0" | "c6"): Promise<number> =>
    (await table.place(pile).boundingBox())?.x ?? Number.NaN;
  return { stock: await x("stock"), fS: await x("fS"), c0: await x("c0"), c6: await x("c6") };
}

/** A time token in milliseconds. */
function token(page: Page, name: string): Promise<number> {
  return page.evaluate(
    (wanted) => Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(wanted)),
    name,
  );
}

/** Notes everything that begins to move, however shortly. */
async function countAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = [];
    const note = (animation: Animation, what: string) => {
      if (Number(animation.effect?.getComputedTiming().endTime) > 0) window.moved.push(what);
    };
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args);
      note(animation, "animate");
      return animation;
    };
    // A style sheet's animation of no time begins and ends at once.
    const begun = ({ target }: Event, what: string) => {
      if (target instanceof Element) for (const animation of target.getAnimations()) note(animation, what);
    };
    document.addEventListener("animationstart", (event) => begun(event, event.animationName));
    document.addEventListener("transitionstart", (event) => begun(event, event.propertyName));
  });
}
