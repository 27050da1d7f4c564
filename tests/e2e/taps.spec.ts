/** SS-11, TF-12: single taps, double taps and long presses, on a phone, at times that the test alone decides. */
import { currentPosition, type Game, undo } from "@faceup/rules";
import type { Page } from "@playwright/test";
import type { App } from "./support/app.ts";
import { doubleTap, drag, stopClock, tap } from "./support/gestures.ts";
import { longPress } from "./support/players.ts";
import { Fingers } from "./support/pointers.ts";
import { gameFrom, oneAction, type PositionName, played, positionText } from "./support/positions.ts";
import { at, empty, type Spot } from "./support/seen.ts";
import { expect, test } from "./support/test.ts";
import { focusTable } from "./support/typist.ts";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

/** What one finger does. */
interface Finger {
  readonly pointer: Fingers;
  tap(spot: Spot): Promise<void>;
  doubleTap(spot: Spot): Promise<void>;
  press(spot: Spot, milliseconds: number): Promise<void>;
  longPress(spot: Spot): Promise<void>;
  /** Time passes between two taps. */
  wait(milliseconds: number): Promise<void>;
}

/** Opens a record with these settings, and stops the clock. */
async function start(app: App, record: string, settings: Parameters<App["set"]>[0] = {}): Promise<Finger> {
  const { page, table } = app;
  await page.clock.install();
  await app.openRecord(record);
  if (Object.keys(settings).length > 0) await app.set(settings);
  await stopClock(page);
  const fingers = await Fingers.on(page);
  return {
    pointer: fingers,
    tap: (spot) => tap(table, spot, fingers),
    doubleTap: (spot) => doubleTap(table, spot, fingers),
    async press(spot, milliseconds) {
      await fingers.press(await table.point(spot));
      await page.clock.runFor(milliseconds);
      await fingers.release();
    },
    longPress: (spot) => longPress(table, fingers, spot),
    wait: (milliseconds) => page.clock.runFor(milliseconds),
  };
}

const from = (name: PositionName): readonly [record: string, game: Game] => [
  positionText(name),
  gameFrom(name),
];

/** This many cards are in the hand, and the position is still this one. */
async function expectCarried(app: App, game: Game, count: number): Promise<void> {
  await expect(app.table.inHand).toHaveCount(count);
  await app.shows(game);
}

/** After moves that undo takes back one by one. */
async function expectPlayed(
  app: App,
  game: Game,
  ends: { readonly from: string; readonly to: string },
): Promise<void> {
  await expect(app.table.inHand).toHaveCount(0);
  await app.shows(game);
  expect(await app.table.lastMove()).toEqual(ends);
}

test.describe("SS-11 double tap in Simple Simon", () => {
  const cases: readonly (readonly [
    name: string,
    position: PositionName,
    spot: Spot,
    move: string,
    to: string,
  ])[] = [
    ["a last card of the same suit comes first", "runs", at("c0", 7), "1>2", "c1"],
    ["it takes the group along", "mixed", at("c0", 5), "1>2x3", "c1"],
    ["an empty column comes before another suit", "mixed", at("c9", 5), "10>5", "c4"],
  ];
  for (const [name, position, spot, move, to] of cases) {
    test(name, async ({ app }) => {
      const [record, game] = from(position);
      const finger = await start(app, record);
      await finger.doubleTap(spot);
      await expectPlayed(app, played(game, move), { from: spot.pile, to });
    });
  }

  test("two taps further apart than 300 ms pick up and put back", async ({ app }) => {
    const [record, game] = from("runs");
    const finger = await start(app, record);
    await finger.tap(at("c0", 7));
    await finger.wait(301);
    await finger.tap(at("c0", 7));
    await expectCarried(app, game, 0);
    await finger.wait(301);
    await finger.tap(at("c0", 7));
    await expectCarried(app, game, 1);
    await finger.wait(300);
    await finger.tap(at("c0", 7));
    await expectPlayed(app, played(game, "1>2"), { from: "c0", to: "c1" });
  });

  test("with the setting off two quick taps pick up and put back", async ({ app }) => {
    const [record, game] = from("runs");
    const finger = await start(app, record, { doubleTap: false });
    await finger.doubleTap(at("c0", 7));
    await expectCarried(app, game, 0);
  });
});

test.describe("TF-12 taps in Thoughtful, in their order", () => {
  const THREE = at("c0", 8);

  test("(1) a quick second tap on a pile where the first moved a card is ignored", async ({ app }) => {
    const [record, game] = from("spent");
    const finger = await start(app, record);
    await finger.doubleTap(THREE);
    const moved = played(game, "1>f");
    await expectPlayed(app, moved, { from: "c0", to: "fS" });
    // What the second tap hit was the next card: a third one picks it up.
    await finger.tap(at("c0", 7));
    await expectCarried(app, moved, 1);
  });

  test("(1) after 300 ms it is a tap of its own", async ({ app }) => {
    const [record, game] = from("spent");
    const finger = await start(app, record);
    await finger.tap(THREE);
    await finger.wait(301);
    await finger.tap(at("c0", 7));
    await expectCarried(app, played(game, "1>f"), 1);
  });

  test("(1) so it is with double taps off, too", async ({ app }) => {
    const [record, game] = from("spent");
    const finger = await start(app, record, { doubleTap: false });
    await finger.doubleTap(THREE);
    await expectCarried(app, played(game, "1>f"), 0);
  });

  test("(2) a carried card is put down, even where the card below could go up", async ({ app }) => {
    const [record, game] = from("bare");
    const finger = await start(app, record);
    await finger.tap(at("c2", 8));
    await expectCarried(app, game, 1);
    expect(await app.table.targets()).toEqual(["c0"]);
    // The three of spades there fits its foundation.
    await finger.tap(at("c0", 8));
    await expectPlayed(app, played(game, "3>1"), { from: "c2", to: "c0" });
  });

  test("(2) on its own pile it is put back, without a move", async ({ app }) => {
    const [record, game] = from("bare");
    const finger = await start(app, record);
    await finger.tap(at("c2", 8));
    await finger.wait(301);
    await finger.tap(at("c2", 8));
    await expectCarried(app, game, 0);
    expect(await app.table.targets()).toEqual([]);
    await expect(app.words).toHaveCount(0);
  });

  test("(3) a column's last card that fits goes up", async ({ app }) => {
    const [record, game] = from("spent");
    const finger = await start(app, record);
    await finger.tap(THREE);
    await expectPlayed(app, played(game, "1>f"), { from: "c0", to: "fS" });
  });

  test("(3) the waste's top that fits goes up; each tap on the stock draws", async ({ app, page }) => {
    const finger = await start(app, "TF1-D1N-AAAAAAC 2>f d d w>f");
    for (let i = 0; i < 3; i++) await page.keyboard.press("y");
    const drawn = Number(await app.moves.textContent());
    await finger.tap(at("waste", 1));
    await expect(app.moves).toHaveText(String(drawn + 1));
    expect(await app.table.lastMove()).toMatchObject({ from: "waste" });
    await finger.doubleTap(empty("stock"));
    await expect(app.moves).toHaveText(String(drawn + 3));
    expect(await app.table.lastMove()).toEqual({ from: "stock", to: "waste" });
  });

  test("(4) any other group is picked up, and put down where the next tap falls", async ({ app }) => {
    const [record, game] = from("kings");
    const finger = await start(app, record);
    await finger.tap(at("c0", 2));
    await expectCarried(app, game, 3);
    expect(await app.table.targets()).toEqual(["c3"]);
    await finger.tap(empty("c3"));
    await expectPlayed(app, played(game, "1>4x3"), { from: "c0", to: "c3" });
  });
});

test.describe("TF-12 double tap in Thoughtful", () => {
  test("seeks the longest column", async ({ app, page }) => {
    const record = "TF1-D1N-AAAAABD d d d";
    const finger = await start(app, record);
    for (let i = 0; i < 3; i++) await page.keyboard.press("y");
    await finger.tap(at("waste", 2));
    await expect(app.table.inHand).toHaveCount(1);
    const fits = (await app.table.targets()).toSorted();
    expect(fits, "columns of three and of seven cards").toEqual(["c2", "c6"]);
    await finger.tap(at("waste", 2));
    await expect(app.table.inHand).toHaveCount(0);
    expect(await app.table.lastMove()).toEqual({ from: "waste", to: "c6" });
    await expect(app.score).toHaveText("5");
  });

  test("takes a king and its run to an empty column", async ({ app }) => {
    const [record, game] = from("kings");
    const finger = await start(app, record);
    await finger.doubleTap(at("c0", 2));
    await expectPlayed(app, played(game, "1>4x3"), { from: "c0", to: "c3" });
  });

  test("leaves a king that lies at its column's bottom, and says why", async ({ app }) => {
    const [record, game] = from("spent");
    const finger = await start(app, record);
    await finger.doubleTap(at("c1", 0));
    await expect(app.words).toContainText("king of clubs");
    await expect(app.rule).toHaveText("Rule: longest column");
    await expectCarried(app, game, 0);
  });

  test("with the setting off picks up and puts back", async ({ app }) => {
    const [record, game] = from("kings");
    const finger = await start(app, record, { doubleTap: false });
    await finger.doubleTap(at("c0", 2));
    await expectCarried(app, game, 0);
  });
});

test.describe("TF-12 a press of 500 ms picks up", () => {
  test("a card that a tap would send up", async ({ app }) => {
    const [record, game] = from("spent");
    const finger = await start(app, record);
    await finger.longPress(at("c0", 8));
    await expectCarried(app, game, 1);
  });

  test("and no shorter one", async ({ app }) => {
    const [record, game] = from("spent");
    const finger = await start(app, record);
    await finger.press(at("c0", 8), 499);
    await expectPlayed(app, played(game, "1>f"), { from: "c0", to: "fS" });
  });

  test("while the finger is still down, which may then drag the card on", async ({ app, page }) => {
    const [record, game] = from("bare");
    const { pointer } = await start(app, record);
    await pointer.press(await app.table.point(at("c2", 8)));
    await page.clock.runFor(500);
    await expectCarried(app, game, 1);
    await pointer.moveTo(await app.table.point(at("c0", 8)));
    await pointer.release();
    await expectPlayed(app, played(game, "3>1"), { from: "c2", to: "c0" });
  });
});

test("TF-7 TF-12 a foundation's top is picked up by a tap and put on a column", async ({ app }) => {
  const [record, game] = from("kings");
  const finger = await start(app, record);
  await finger.tap(at("fS", 1));
  await expectCarried(app, game, 1);
  expect(await app.table.targets()).toEqual(["c6"]);
  await finger.tap(at("c6", 3));
  const back = played(game, "fs>7");
  await expectPlayed(app, back, { from: "fS", to: "c6" });
  await expect(app.score).toHaveText("0");
  // A card that has scored does not score again (TF-13).
  await finger.wait(301);
  await finger.tap(at("c6", 4));
  await expectPlayed(app, played(back, "7>f"), { from: "c6", to: "fS" });
  await expect(app.score).toHaveText("0");
});

test("AP-35 the last move stays marked, from and to, until the next", async ({ app }) => {
  const [record, game] = from("runs");
  const finger = await start(app, record);
  expect(await app.table.lastMove()).toEqual({});
  await finger.doubleTap(at("c0", 7));
  await app.shows(played(game, "1>2"));
  const marked = { from: "c0", to: "c1" };
  expect(await app.table.lastMove()).toEqual(marked);
  // Picking up and a refusal are no moves.
  await finger.tap(at("c8", 1));
  expect(await app.table.lastMove()).toEqual(marked);
  await finger.tap(at("c4", 3));
  await expect(app.words).toBeVisible();
  expect(await app.table.lastMove()).toEqual(marked);
  await finger.tap(at("c8", 1));
  await finger.tap(empty("c9"));
  expect(await app.table.lastMove()).toEqual({ from: "c8", to: "c9" });
  await app.undo.click();
  expect(await app.table.lastMove()).toEqual(marked);
});

test.describe("SS-14 a mixed run moves as one", () => {
  const RUN = at("c5", 2);
  const FIVE = at("c2", 1);
  const START = gameFrom("runs");
  /** By way of the empty column. */
  const MOVED = oneAction(START, "6>10 6>3 10>3");

  const ways: readonly (readonly [name: string, move: (app: App, finger: Finger) => Promise<void>])[] = [
    [
      "by two taps",
      async (_, finger) => {
        await finger.tap(RUN);
        await finger.tap(FIVE);
      },
    ],
    ["by a double tap", (_, finger) => finger.doubleTap(RUN)],
    ["by dragging", ({ table }, { pointer }) => drag(table, RUN, FIVE, pointer)],
    ["by keys", (app) => byKeys(app.page)],
  ];
  for (const [name, move] of ways) {
    test(name, async ({ app }) => {
      const finger = await start(app, positionText("runs"), { mixedRuns: true });
      await move(app, finger);
      await expectMixed(app);
    });
  }

  async function byKeys(page: Page): Promise<void> {
    await focusTable(page);
    for (const key of ["6", "+", "Enter", "3"]) await page.keyboard.press(key);
  }

  /** Counted as its three single moves, taken back by one undo. */
  async function expectMixed(app: App): Promise<void> {
    await app.shows(MOVED);
    await expect(app.moves).toHaveText("3");
    await expect(app.score).toHaveText("497");
    expect(await app.table.lastMove()).toEqual({ from: "c5", to: "c2" });
    await app.undo.click();
    await app.shows(undo(MOVED));
    expect(currentPosition(undo(MOVED))).toEqual(currentPosition(START));
  }

  test("off: the run is refused", async ({ app }) => {
    const finger = await start(app, positionText("runs"));
    await finger.tap(RUN);
    await expect(app.rule).toHaveText("Rule: one suit moves as one");
    await expectCarried(app, START, 0);
  });
});
