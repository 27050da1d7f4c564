/** AP-27: the table by the keyboard alone. */
import { undo } from "@faceup/rules";
import type { Locator } from "@playwright/test";
import { isInside } from "./support/boxes.ts";
import { dealt, playedOn } from "./support/deals.ts";
import { dialogNamed } from "./support/dialogs.ts";
import {
  expectFocusAt,
  expectFocusSeen,
  focused,
  focusedSpot,
  focusRing,
  tabStops,
} from "./support/focus.ts";
import { longColumn } from "./support/longColumns.ts";
import { positionOf } from "./support/positions.ts";
import { SIMON, SIMON_BEFORE_WIN, SIMON_MOVES, THOUGHTFUL, underWay } from "./support/scenes.ts";
import { deviceOf, nameOf, SCREENS, type Screen } from "./support/screens.ts";
import { at } from "./support/seen.ts";
import { expect, test } from "./support/test.ts";
import { focusTable } from "./support/typist.ts";

test.describe("AP-27 the Tab key", () => {
  test("meets the table once, and every button", async ({ app, page }) => {
    await underWay(app, SIMON_MOVES);
    await page.reload();
    await app.ready();
    const stops = await tabStops(page);
    const tools = ["tool-hint", "tool-menu", "tool-new", "tool-redo", "tool-undo"];
    expect([...stops].sort()).toEqual(["code", "table", ...tools]);
    expect(await tabStops(page, "Shift+Tab")).toEqual([...stops].reverse());
  });

  test("shows where it is at every stop", async ({ app, page }) => {
    await app.openCode(SIMON);
    for (let stop = 0; stop < 7; stop++) {
      await page.keyboard.press("Tab");
      await expectFocusSeen(page);
    }
  });

  test("does not stop at the table's cards for a mouse", async ({ app, page }) => {
    await app.openCode(SIMON);
    const { x, y } = await app.table.point(at("c3", 6));
    await page.mouse.click(x, y);
    await expect(app.table.root.locator(".ring-focus")).toHaveCount(0);
  });
});

for (const screen of [SCREENS[0], SCREENS[3], SCREENS[7]] as readonly Screen[]) {
  test.describe(nameOf(screen), () => {
    test.use(deviceOf(screen));
    test("AP-27 AP-28 arrows reach every card, each named, its ring on the table", async ({ app, page }) => {
      const { position, cards } = longColumn("ss-20-s4");
      await app.openRecord(JSON.stringify(position));
      await focusTable(page);
      const table = await boxOf(app.table.root);
      const seen = new Set<string>();
      for (let column = 1; column <= 10; column++) {
        await page.keyboard.press(String(column % 10));
        for (let step = 0; step < cards; step++) {
          const { pile, index } = await focusedSpot(app.table);
          expect(pile).toBe(`c${column - 1}`);
          seen.add(`${pile} ${index}`);
          expect(isInside(await focusRing(app.table), table), `ring of ${pile} ${index}`).toBe(true);
          await expect(app.table.card({ pile, index })).toHaveAccessibleName(
            new RegExp(`column ${column}, ${index + 1} of`),
          );
          if (index === 0) break;
          await page.keyboard.press("ArrowUp");
        }
      }
      expect(seen.size).toBe(52);
    });
  });
}

test.describe("AP-27 moving about", () => {
  /** Keys pressed one after the other, and where each leads; the first column's last card to begin with. */
  const SIMON_WAYS = [
    ["ArrowRight", "c1", 7],
    ["ArrowLeft", "c0", 7],
    ["ArrowLeft", "c0", 7],
    ["ArrowUp", "c0", 6],
    ["ArrowDown", "c0", 7],
    ["ArrowDown", "c0", 7],
    ["End", "c9", 0],
    ["ArrowRight", "c9", 0],
    ["Home", "c0", 7],
    ["PageUp", "c0", 0],
    ["PageDown", "c0", 7],
    ["4", "c3", 6],
    ["9", "c8", 1],
    ["0", "c9", 0],
    ["1", "c0", 7],
  ] as const;
  const THOUGHTFUL_WAYS = [
    ["ArrowUp", "stock", 23],
    ["ArrowRight", "waste", -1],
    ["ArrowRight", "fS", -1],
    ["End", "fC", -1],
    ["ArrowDown", "c6", 0],
    ["PageDown", "c6", 6],
    ["Home", "c0", 0],
    ["9", "c0", 0],
    ["7", "c6", 6],
  ] as const;

  for (const [code, ways] of [
    [SIMON, SIMON_WAYS],
    [THOUGHTFUL, THOUGHTFUL_WAYS],
  ] as const) {
    test(code, async ({ app, page }) => {
      await app.openCode(code);
      await focusTable(page);
      for (const [i, [key, pile, index]] of ways.entries()) {
        await page.keyboard.press(key);
        expect(await focusedSpot(app.table), `${i}: ${key}`).toEqual({ pile, index });
        await expectFocusSeen(page);
      }
    });
  }
});

test.describe("AP-27 picking up and putting down", () => {
  test("+ and − take one card more or fewer, before and while carrying", async ({ app, page }) => {
    await app.openRecord(positionOf(SIMON_BEFORE_WIN));
    await focusTable(page);
    await expectFocusAt(app.table, "c0", 11);
    await page.keyboard.press("+");
    await expectFocusAt(app.table, "c0", 10);
    for (const key of ["Shift+ArrowUp", "=", "-", "Shift+ArrowDown", "_", "-"])
      await page.keyboard.press(key);
    await expectFocusAt(app.table, "c0", 11);
    for (let i = 0; i < 15; i++) await page.keyboard.press("+");
    await expectFocusAt(app.table, "c0", 0);
    await page.keyboard.press("Enter");
    await expect(app.table.inHand).toHaveCount(12);
    await page.keyboard.press("-");
    await expect(app.table.inHand).toHaveCount(11);
    await page.keyboard.press("+");
    await expect(app.table.inHand).toHaveCount(12);
  });

  for (const key of ["Enter", "Space"]) {
    test(`${key} does both, Escape puts back, a digit puts down`, async ({ app, page }) => {
      await app.openCode(codeOf(SIMON_MOVES));
      const start = dealt(codeOf(SIMON_MOVES));
      await focusTable(page);
      await page.keyboard.press("End");
      await page.keyboard.press(key);
      await expect(app.table.inHand).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(app.table.inHand).toHaveCount(0);
      await expectFocusAt(app.table, "c9", 0);
      await app.shows(start);

      await page.keyboard.press(key);
      await page.keyboard.press(key);
      await expect(app.table.inHand).toHaveCount(0);
      await app.shows(start);

      await page.keyboard.press(key);
      for (let i = 0; i < 6; i++) await page.keyboard.press("ArrowLeft");
      await page.keyboard.press(key);
      const moved = playedOn(start, "10>4");
      await app.shows(moved);
      // On the card that was moved.
      await expectFocusAt(app.table, "c3", 7);

      await page.keyboard.press(key);
      await page.keyboard.press("0");
      await app.shows(playedOn(moved, "4>10"));
      await expectFocusAt(app.table, "c9", 0);
    });
  }

  test("a refusal leaves the focus where it is", async ({ app, page }) => {
    await app.openCode(SIMON);
    await focusTable(page);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(app.rule).toBeVisible();
    await expectFocusAt(app.table, "c0", 6);
    // Carried to where it may not be put.
    await page.keyboard.press("1");
    await page.keyboard.press("Enter");
    await page.keyboard.press("2");
    await expect(app.words).toBeVisible();
    await expectFocusAt(app.table, "c1", 7);
  });

  test("Shift+Enter sends to the foundation, else to the best column", async ({ app, page }) => {
    await app.openCode(THOUGHTFUL);
    await focusTable(page);
    const start = dealt(THOUGHTFUL);
    await page.keyboard.press("2");
    await page.keyboard.press("Shift+Enter");
    const up = playedOn(start, "2>f");
    await app.shows(up);
    await expectFocusSeen(page);
    await page.keyboard.press("7");
    await page.keyboard.press("Shift+Enter");
    await app.shows(playedOn(up, "7>1"));
    await expectFocusSeen(page);
  });
});

test.describe("AP-27 letters", () => {
  test("undo, redo, draw: single and as in every editor", async ({ app, page }) => {
    await app.openCode(THOUGHTFUL);
    const start = dealt(THOUGHTFUL);
    const drawn = playedOn(start, "d");
    await focusTable(page);
    for (const [back, forth] of [
      ["u", "y"],
      ["z", "Control+y"],
      ["Control+z", "Control+Shift+Z"],
      ["U", "Y"],
    ] as const) {
      if (back === "u") await page.keyboard.press("d");
      await app.shows({ ...drawn, made: 1 });
      await page.keyboard.press(back);
      await app.shows(undo({ ...drawn, made: 1 }));
      await expectFocusSeen(page);
      await page.keyboard.press(forth);
      await expectFocusSeen(page);
    }
  });

  test("work wherever the page has the focus, but not in a field", async ({ app, page }) => {
    await app.openCode(THOUGHTFUL);
    await page.keyboard.press("d");
    await expect(app.moves).toHaveText("1");
    await page.getByTestId("tool-menu").focus();
    await page.keyboard.press("d");
    await expect(app.moves).toHaveText("2");
    await page.keyboard.press("n");
    const field = dialogNamed(page, "new").getByTestId("code-field");
    await field.focus();
    for (const key of "dunry?") await page.keyboard.press(key);
    await expect(field).toHaveValue("dunry?");
    await expect(app.moves).toHaveText("2");
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog")).toHaveCount(0);
  });

  for (const [key, dialog] of [
    ["n", "new"],
    ["?", "keys"],
    ["p", "pause"],
    ["r", "restart"],
  ] as const) {
    test(`${key} opens ${dialog}; Escape closes it and brings the focus back`, async ({ app, page }) => {
      await underWay(app, SIMON_MOVES);
      await page.keyboard.press("4");
      const before = await focusedSpot(app.table);
      await page.keyboard.press(key);
      await expect(dialogNamed(page, dialog)).toBeVisible();
      await expectFocusSeen(page);
      await page.keyboard.press("Escape");
      await expect(dialogNamed(page, dialog)).toHaveCount(0);
      await expect.poll(() => focused(page)).toBe("table");
      expect(await focusedSpot(app.table)).toEqual(before);
      await expectFocusSeen(page);
    });
  }

  test("r deals again at once where nothing is lost by it", async ({ app, page }) => {
    await app.openCode(SIMON);
    await page.keyboard.press("r");
    await expect(page.locator("dialog")).toHaveCount(0);
    await app.shows(dealt(SIMON));
  });

  for (const [key, begins] of [
    ["c", /^Column 1: /],
    ["b", /Column 7: /],
    ["f", /spades foundation/i],
    ["m", /onto|to the foundation|to empty/],
  ] as const) {
    test(`AP-28 ${key} reads aloud, i says it again`, async ({ app, page }) => {
      await app.openCode(THOUGHTFUL);
      await focusTable(page);
      await page.keyboard.press(key);
      await expect(page.getByTestId("live")).toHaveText(begins);
      const said = (await page.getByTestId("live").textContent()) ?? "";
      await page.getByTestId("live").evaluate((region) => region.replaceChildren());
      await page.keyboard.press("i");
      await expect(page.getByTestId("live")).toHaveText(said);
    });
  }

  test("WCAG 2.1.4 can be switched off; arrows, Enter and Ctrl stay", async ({ app, page }) => {
    await app.openCode(THOUGHTFUL);
    await app.set({ letterKeys: false });
    await focusTable(page);
    const spot = await focusedSpot(app.table);
    for (const key of ["d", "u", "n", "r", "?", "7", "+", "c", "b", "h", "w"]) await page.keyboard.press(key);
    await app.shows(dealt(THOUGHTFUL));
    await expect(page.locator("dialog")).toHaveCount(0);
    expect(await focusedSpot(app.table)).toEqual(spot);
    await page.keyboard.press("ArrowUp");
    await expectFocusAt(app.table, "stock", 23);
    await page.keyboard.press("Enter");
    await expect(app.moves).toHaveText("1");
    await page.keyboard.press("Control+z");
    await app.shows(undo({ ...playedOn(dealt(THOUGHTFUL), "d"), made: 1 }));
  });

  test("? lists every key, the letters only where they work", async ({ app, page }) => {
    await app.openCode(THOUGHTFUL);
    await page.keyboard.press("?");
    const keys = dialogNamed(page, "keys").locator("kbd");
    await expect(keys.first()).toBeVisible();
    const always = ["←", "→", "↑", "↓", "Home", "End", "Enter", "Space", "Esc", "Shift", "Ctrl"];
    const letters = ["U", "Y", "D", "N", "R", "C", "B", "F", "M", "I", "?", "+", "−"];
    const listed = new Set(await keys.allTextContents());
    expect([...always, ...letters].filter((key) => !listed.has(key))).toEqual([]);
    await page.keyboard.press("Escape");
    await app.set({ letterKeys: false });
    await page.getByTestId("tool-menu").click();
    await page.getByTestId("menu-keys").click();
    await expect(keys.first()).toBeVisible();
    const now = new Set(await keys.allTextContents());
    expect(always.filter((key) => !now.has(key))).toEqual([]);
    expect(["U", "D", "N", "R"].filter((key) => now.has(key))).toEqual([]);
  });
});

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${locator} is not on the page`);
  return box;
}

function codeOf(record: string): string {
  return record.split(" ")[0] ?? "";
}
