/** AP-5, AP-6: dragging, and everything that can come between. */
import { rulesOf, undo } from "@faceup/rules";
import type { Page } from "@playwright/test";
import type { App } from "./support/app.ts";
import { closeDialog, dialogNamed, openDialog } from "./support/dialogs.ts";
import { middle, plus } from "./support/geometry.ts";
import { carry, drag, stopClock, tap } from "./support/gestures.ts";
import { firstCard, sourceSpot, targetSpot } from "./support/places.ts";
import { Fingers, mouse, type Pointer } from "./support/pointers.ts";
import { gameFrom, type PositionName, played, position, positionText } from "./support/positions.ts";
import { at, empty, type PileId, type Spot } from "./support/seen.ts";
import { expect, test } from "./support/test.ts";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const;

/** In `runs`: the ace of hearts, which goes on the two of hearts, and to the empty column. */
const ACE = at("c0", 7);
const TWO = at("c1", 11);
const GAP = empty("c9");
const START = gameFrom("runs");
const ON_TWO = played(START, "1>2");

async function open(app: App, name: PositionName): Promise<void> {
  await app.openRecord(positionText(name));
}

/** A drag of the ace is under way, above the two. */
async function begin(app: App, pointer: Pointer): Promise<void> {
  await open(app, "runs");
  await carry(app.table, ACE, TWO, pointer);
  await expect(app.table.inHand).toHaveCount(1);
}

/** The ace lies where it lay, the rest of the press means nothing, and the next drag is like any other. */
async function expectReturned(app: App, pointer: Pointer): Promise<void> {
  await expect(app.table.inHand).toHaveCount(0);
  expect(await app.table.targets()).toEqual([]);
  await pointer.release();
  await app.table.settled();
  await app.shows(START, "nothing has changed");
  await expect(app.words).toHaveCount(0);
  await drag(app.table, ACE, TWO, pointer);
  await app.shows(ON_TWO, "the next drag");
}

test.describe("AP-6 the cards go back", () => {
  const ways: readonly (readonly [name: string, cancel: (page: Page) => Promise<void>])[] = [
    ["at Escape", (page) => page.keyboard.press("Escape")],
    ["when the capture is lost", loseCapture],
    [
      "when the window loses the focus",
      (page) => page.evaluate(() => void window.dispatchEvent(new Event("blur"))),
    ],
    ["when they are let go outside the window", leaveWindow],
  ];
  for (const [name, cancel] of ways) {
    test(name, async ({ app, page }) => {
      const pointer = mouse(page);
      await begin(app, pointer);
      await cancel(page);
      await expectReturned(app, pointer);
    });
  }

  async function leaveWindow(page: Page): Promise<void> {
    await page.mouse.move(-400, -300, { steps: 3 });
    await page.mouse.up();
  }

  async function loseCapture(page: Page): Promise<void> {
    await page.getByTestId("table").evaluate((table) => {
      const held = Array.from({ length: 50 }, (_, id) => id).filter((id) => table.hasPointerCapture(id));
      if (held.length !== 1) throw new Error(`the table holds ${held.length} pointers`);
      for (const id of held) table.releasePointerCapture(id);
    });
    // The browser tells of the loss when the pointer moves next.
    await page.mouse.move(300, 600);
  }
});

test.describe("AP-6 the cards go back on a phone", () => {
  test.use(PHONE);
  test("at a second finger", async ({ app, page }) => {
    const fingers = await Fingers.on(page);
    await begin(app, fingers);
    await fingers.second(await app.table.point(at("c3", 8)));
    await expectReturned(app, fingers);
  });
  test("when the browser takes the touch away", async ({ app, page }) => {
    const fingers = await Fingers.on(page);
    await begin(app, fingers);
    await fingers.cancel();
    await expect(app.table.inHand).toHaveCount(0);
    await app.table.settled();
    await app.shows(START, "nothing has changed");
    await drag(app.table, ACE, TWO, fingers);
    await app.shows(ON_TWO, "the next drag");
  });
});

test.describe("AP-6 tremble", () => {
  test("a mouse that moves 3 px taps, one that moves 5 px drags", async ({ app, page }) => {
    await expectTremble(app, mouse(page), 3, 5);
  });
  test.describe("on a phone", () => {
    test.use(PHONE);
    test("a finger that moves 9 px taps, one that moves 11 px drags", async ({ app, page }) => {
      await expectTremble(app, await Fingers.on(page), 9, 11);
    });
  });

  async function expectTremble(app: App, pointer: Pointer, tap: number, far: number): Promise<void> {
    await app.page.clock.install();
    await open(app, "runs");
    await stopClock(app.page);
    const press = await app.table.point(ACE);
    await pointer.press(press);
    await pointer.moveTo(plus(press, 0, far));
    await expect(app.table.inHand, "dragged").toHaveCount(1);
    await pointer.release();
    await expect(app.table.inHand, "let go on its own column").toHaveCount(0);
    await app.table.settled();

    await pointer.press(press);
    await pointer.moveTo(plus(press, 0, tap));
    await expect(app.table.inHand, "not dragged").toHaveCount(0);
    await pointer.release();
    await expect(app.table.inHand, "picked up").toHaveCount(1);
    await app.shows(START);
  }
});

for (const button of ["right", "middle"] as const) {
  test(`AP-6 the ${button} button does nothing`, async ({ app, page }) => {
    await open(app, "runs");
    const other = mouse(page, button);
    await carry(app.table, ACE, TWO, other);
    await expect(app.table.inHand).toHaveCount(0);
    await other.release();
    await other.press(await app.table.point(ACE));
    await other.release();
    await expect(app.table.inHand).toHaveCount(0);
    await app.shows(START);
    await drag(app.table, ACE, TWO);
    await app.shows(ON_TWO, "the left button");
  });
}

test("SS-12 dropped on its own column a group is put back", async ({ app, page }) => {
  await open(app, "runs");
  const pointer = mouse(page);
  const press = await app.table.point(ACE);
  await pointer.press(press);
  await pointer.moveTo(plus(press, 10, 120));
  await expect(app.table.inHand).toHaveCount(1);
  await pointer.release();
  await expect(app.table.inHand).toHaveCount(0);
  await expect(app.words).toHaveCount(0);
  await app.shows(START);
});

test("AP-5 far below a short column still counts as that column", async ({ app, page }) => {
  await app.openCode("SS1-S1-AAAAABD");
  const { table } = app;
  const target = (await table.box(at("c9", 0))).whole;
  const bottom = (await table.root.boundingBox())?.height ?? 0;
  const source = await table.box(at("c1", 5));
  const press = middle(source.visible);
  const pointer = mouse(page);
  await pointer.press(press);
  const low = bottom - source.whole.y;
  expect(source.whole.y + low, "lower than the column's only card").toBeGreaterThan(target.y + target.height);
  await pointer.moveTo(plus(press, target.x - source.whole.x, low));
  await pointer.release();
  await expect(app.moves).toHaveText("1");
  expect((await table.shown()).c9).toEqual(["0:9S", "1:8S", "2:7S", "3:6S"]);
});

test.describe("AP-6 on a page that could scroll", () => {
  test.use(PHONE);
  test("a drag neither scrolls nor selects", async ({ app, page }) => {
    await open(app, "runs");
    await page.evaluate(() => {
      for (const element of [document.documentElement, document.body]) {
        element.style.overflow = "visible";
        element.style.position = "static";
        element.style.height = "3000px";
        element.style.touchAction = "auto";
      }
    });
    const fingers = await Fingers.on(page);
    const scrolled = (): Promise<number> =>
      page.evaluate(() => window.scrollY + (document.querySelector("[data-testid=table]")?.scrollTop ?? 0));
    const press = await app.table.point(ACE);
    await fingers.press(press);
    for (const dy of [-150, 200, -100]) await fingers.moveTo(plus(press, 0, dy));
    expect(await scrolled()).toBe(0);
    await fingers.release();
    expect(await scrolled()).toBe(0);
    expect(await page.evaluate(() => getSelection()?.type)).not.toBe("Range");
    await app.shows(START);

    // The same finger beside the table does scroll: otherwise nothing was shown above.
    const beside = { x: 180, y: 620 };
    await page.evaluate(() => document.getElementById("app")?.style.setProperty("height", "500px"));
    await fingers.press(beside);
    for (const dy of [-100, -200, -300]) await fingers.moveTo(plus(beside, 0, dy));
    await expect.poll(scrolled).toBeGreaterThan(0);
  });
});

test.describe("AP-6 a finger that swipes across", () => {
  test.use(PHONE);
  for (const where of ["page", "dialog"] as const) {
    test(`the ${where} does not leave for the page before`, async ({ app, page }) => {
      await open(app, "runs");
      if (where === "dialog") await openDialog(page, "settings");
      const fingers = await Fingers.on(page);
      for (const y of [30, 300, 600]) {
        await fingers.press({ x: 40, y });
        await fingers.moveTo({ x: 320, y });
        await fingers.release();
      }
      if (where === "page") await openDialog(page, "settings");
      await closeDialog(dialogNamed(page, "settings"));
      await app.shows(START);
    });
  }
});

test.describe("SS-12 automatic placement", () => {
  test("is off: a group goes where it is dropped", async ({ app }) => {
    await open(app, "runs");
    await drag(app.table, ACE, GAP);
    await app.shows(played(START, "1>10"));
  });

  test("on: a group goes to the best column from wherever it is dropped", async ({ app, page }) => {
    await open(app, "runs");
    await app.set({ autoPlace: true });
    for (const [where, spot] of [
      ["on another column that takes it", GAP],
      ["on a column that does not", at("c4", 3)],
    ] as const) {
      await drag(app.table, ACE, spot);
      await app.shows(ON_TWO, where);
      await app.undo.click();
      await app.table.settled();
    }
    const pointer = mouse(page);
    await pointer.press(await app.table.point(ACE));
    await pointer.moveTo({ x: 640, y: 5 });
    await pointer.release();
    await app.shows(ON_TWO, "beside all piles");
  });

  test("on: a drop on its own column is put back", async ({ app, page }) => {
    await open(app, "runs");
    await app.set({ autoPlace: true });
    const pointer = mouse(page);
    const press = await app.table.point(ACE);
    await pointer.press(press);
    await pointer.moveTo(plus(press, 0, 100));
    await pointer.release();
    await expect(app.table.inHand).toHaveCount(0);
    await expect(app.words).toHaveCount(0);
    await app.shows(START);
  });

  test("on: without a column that takes it the rule is named", async ({ app }) => {
    await open(app, "mixed");
    await app.set({ autoPlace: true });
    await drag(app.table, at("c3", 0), at("c0", 7));
    await expect(app.words).toContainText("10 of diamonds");
    await expect(app.rule).toHaveText("Rule: best column");
    await app.shows(gameFrom("mixed"));
  });

  test("leaves Thoughtful alone", async ({ app }) => {
    await open(app, "spent");
    await app.set({ autoPlace: true });
    await drag(app.table, at("c0", 8), at("c1", 2));
    await expect(app.rule).toHaveText("Rule: colours alternate");
    await app.shows(gameFrom("spent"));
  });
});

test.describe("RU-3 placement hints", () => {
  for (const name of ["runs", "kings"] as const) {
    test(`show exactly the piles that take the dragged cards: ${name}`, async ({ app, page }) => {
      await open(app, name);
      const pointer = mouse(page);
      for (const [from, targets] of movable(name)) {
        const press = await app.table.point(from);
        await pointer.press(press);
        await pointer.moveTo(plus(press, 6, 6));
        await expect(app.table.inHand, `${from.pile} ${from.index}`).not.toHaveCount(0);
        await expect.poll(async () => (await app.table.targets()).toSorted()).toEqual(targets);
        await page.keyboard.press("Escape");
        await pointer.release();
        await app.table.settled();
      }
      expect(await app.table.targets()).toEqual([]);
    });
  }

  test("a pile that would not take the cards is not highlighted under them either", async ({ app, page }) => {
    await open(app, "runs");
    await carry(app.table, ACE, at("c4", 3));
    expect((await app.table.targets()).toSorted()).toEqual(["c1", "c9"]);
    await page.mouse.up();
  });

  test("the target under the cards stands out", async ({ app, page }) => {
    await open(app, "runs");
    await carry(app.table, ACE, TWO);
    await expect(app.table.place("c1")).toHaveAttribute("data-target", "over");
    await expect(app.table.place("c9")).toHaveAttribute("data-target", "may");
    await page.mouse.up();
  });

  test("off: nothing is highlighted", async ({ app, page }) => {
    await page.clock.install();
    await open(app, "runs");
    await app.set({ placementHints: false });
    await stopClock(page);
    const pointer = mouse(page);
    const press = await app.table.point(ACE);
    await pointer.press(press);
    await pointer.moveTo(plus(press, 6, 6));
    await expect(app.table.inHand).toHaveCount(1);
    expect(await app.table.targets()).toEqual([]);
    await pointer.release();
    await tap(app.table, ACE);
    await expect(app.table.inHand).toHaveCount(1);
    expect(await app.table.targets()).toEqual([]);
    await tap(app.table, TWO);
    await app.shows(ON_TWO, "it may go there all the same");
  });

  /** Every group that can be lifted, with all piles that take it. */
  function movable(name: PositionName): readonly (readonly [from: Spot, targets: readonly PileId[]])[] {
    const start = position(name);
    const groups = new Map<string, { readonly from: Spot; readonly targets: PileId[] }>();
    for (const move of rulesOf(start.variant.game).moves(start)) {
      if (move.type !== "transfer") continue;
      const from = sourceSpot(start, move);
      const group = groups.get(`${from.pile} ${from.index}`) ?? { from, targets: [] };
      groups.set(`${from.pile} ${from.index}`, group);
      group.targets.push(targetSpot(start, move.to, firstCard(start, move)).pile);
    }
    return [...groups.values()].map(({ from, targets }) => [from, targets.toSorted()]);
  }
});

test("TF-6 a card finds its own foundation on whichever of the four it is dropped", async ({ app }) => {
  await open(app, "spent");
  const start = gameFrom("spent");
  const three = at("c0", 8);
  let game = start;
  for (const foundation of ["fC", "fD", "fH", "fS"] as const) {
    await drag(app.table, three, empty(foundation));
    // TF-14: undo does not take the count back.
    game = played(undo(game), "1>f");
    await app.shows(game, `dropped on ${foundation}`);
    expect(await app.table.lastMove()).toEqual({ from: "c0", to: "fS" });
    await app.undo.click();
    await app.table.settled();
  }
});
