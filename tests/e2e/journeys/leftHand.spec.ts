/** A left-handed player who likes large print, on a phone held sideways, by touch alone. */
import { currentPosition } from "@faceup/rules";
import type { App } from "../support/app.ts";
import { outside } from "../support/boxes.ts";
import { cardsSeen } from "../support/cardsSeen.ts";
import { dealt, playedOn } from "../support/deals.ts";
import { chooseIn, closeDialog, openDialog } from "../support/dialogs.ts";
import { allBoxes, boxOf, expectDialog, expectFrame } from "../support/fits.ts";
import { carry, doubleTap, drag } from "../support/gestures.ts";
import { movesOf } from "../support/movesOf.ts";
import { playBy, tapper } from "../support/players.ts";
import { Fingers } from "../support/pointers.ts";
import { at, empty } from "../support/seen.ts";
import { snapshot } from "../support/snapshot.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 568, height: 320 }, hasTouch: true, isMobile: true, trace: "off" });

const OPENED = new Date("2026-11-30T18:00:00Z");
/** From here on time passes where the test says so. */
const READY = new Date("2026-11-30T18:01:00Z");
/** Milliseconds until carried cards are where the finger is. */
const A_FRAME = 20;
/** Thoughtful, drawing one card. */
const CODE = "TF1-D1N-AAAAAAC";

test("a left-handed player, phone held sideways: left hand, large print, Thoughtful by taps and drags, all in reach (AP-3 AP-5 AP-11 AP-12 AP-23 AP-33 TF-12)", async ({
  app,
  page,
}) => {
  await page.clock.install({ time: OPENED });
  await page.goto("/");
  await app.ready();

  // AP-3: another game, by the code of a friend.
  const choice = await openDialog(page, "new");
  await choice.getByTestId("code-field").fill(CODE);
  await expectDialog(app);
  await choice.getByTestId("deal").tap();
  await expect(choice).toHaveCount(0);
  let game = dealt(CODE);
  await app.shows(game);
  const usual = await sides(app);
  expect(usual.tools).toBeLessThan(usual.stock);
  expect(usual.stock).toBeLessThan(usual.foundations);
  expect(usual.foundations).toBeLessThan(usual.numbers);
  const usualPrint = await capitals(app);

  // AP-23: the left hand and large print come first among the settings, and hold at once.
  const settings = await openDialog(page, "settings");
  await chooseIn(settings, "hand", "left");
  await settings.locator('label:has([data-testid="set-largePrint"])').tap();
  await expect(settings.getByTestId("set-largePrint")).toBeChecked();
  await settings.locator(".dialog-body").evaluate((body) => body.scrollTo(0, 0));
  await snapshot(page, "left-hand-1-settings");
  await expectDialog(app);
  await closeDialog(settings);
  const mirrored = await sides(app);
  expect(mirrored.numbers).toBeLessThan(mirrored.foundations);
  expect(mirrored.foundations).toBeLessThan(mirrored.stock);
  expect(mirrored.stock).toBeLessThan(mirrored.tools);
  expect(await capitals(app)).toBeGreaterThan(usualPrint + 1);
  await expectInReach(app);

  // AP-5: by single taps, by dragging, by a double tap.
  await page.clock.pauseAt(READY);
  const finger = await Fingers.on(page);
  const taps = tapper(app.table, finger);
  game = await playBy(app, taps, game, movesOf("2>f d d"));
  await drag(app.table, at("waste", 1), empty("fH"), finger);
  game = playedOn(game, "w>f");
  await app.shows(game);
  game = await playBy(app, taps, game, movesOf("d d d d d d d d d d d w>f"));
  await doubleTap(app.table, at("c6", 6), finger);
  game = playedOn(game, "7>1");
  await app.shows(game);
  game = await playBy(app, taps, game, movesOf("7>f d d d d w>f d d"));

  // RU-3: while the cards hang from the finger, every pile that takes them is ringed.
  const top = at("waste", currentPosition(game).waste.length - 1);
  await carry(app.table, top, at("c1", 0), finger);
  expect(await app.table.targets()).toContain("c1");
  await page.clock.runFor(A_FRAME);
  await snapshot(page, "left-hand-2-drag");
  await finger.release();
  game = playedOn(game, "w>2");
  await app.shows(game);
  game = await playBy(app, taps, game, movesOf("4>2 4>f 6>f 4>7 4>f 2>f"));
  await app.shows(game);
  await expectInReach(app);
  await app.undo.tap();
  await app.redo.tap();
  await app.shows(game);
});

/** Left edges, from which one sees what lies beside what. */
async function sides({ page, table }: App) {
  const x = async (pile: "stock" | "fS"): Promise<number> =>
    (await table.place(pile).boundingBox())?.x ?? NaN;
  return {
    tools: (await boxOf(page, "tools")).x,
    numbers: (await boxOf(page, "header")).x,
    stock: await x("stock"),
    foundations: await x("fS"),
  };
}

/** Height of the letters of a card that nothing lies on: the eight of clubs alone in the first column. */
async function capitals({ table }: App): Promise<number> {
  await table.settled();
  const eight = (await cardsSeen(table.root)).find(({ pile, index }) => pile === "c0" && index === 0);
  if (eight?.face === undefined) throw new Error("the first column shows no card");
  return eight.face.rank.height;
}

/** AP-11, AP-33: nothing scrolls, is cut off or covered; rank and suit of every card lie open. */
async function expectInReach(app: App): Promise<void> {
  await app.table.settled();
  await expectFrame(app);
  const cards = await cardsSeen(app.table.root);
  const { table } = await allBoxes(app.page);
  expect.soft(outside(cards, table, "the table"), "cards on the table").toEqual([]);
  const covered = cards.filter(({ hidden }) => hidden.length > 0).map(({ name }) => name);
  expect.soft(covered, "index of every card in sight").toEqual([]);
}
