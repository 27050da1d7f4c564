/** RU-1, RU-2: every refusal that can be met on the screen names its cards and its rule, and changes nothing. */
import {
  type Card,
  makeMove,
  type Position,
  parseCard,
  parseMove,
  REASONS,
  type Reason,
  type Refusal,
  type Rule,
  redo,
  rulesOf,
  type Transfer,
} from "@faceup/rules";
import { cardName, loadAppText, refusalText, ruleLabel, ruleName } from "@faceup/text";
import type { Page } from "@playwright/test";
import type { App } from "./support/app.ts";
import { doubleTap, drag, stopClock, tap } from "./support/gestures.ts";
import { gameFrom, type PositionName, played, position, positionText } from "./support/positions.ts";
import { at, empty, type PileId, type Spot } from "./support/seen.ts";
import type { Table } from "./support/table.ts";
import { expect, test } from "./support/test.ts";
import { focusTable } from "./support/typist.ts";

interface Case {
  readonly reason: Reason;
  readonly rule: Rule;
  readonly position: PositionName;
  /** What is refused: a move, the best place for cards (a double tap), or a mixed run (SS-14). */
  readonly refused: { readonly move: string } | { readonly place: string } | { readonly run: string };
  /** The cards that the sentence names. */
  readonly names: readonly string[];
  /** The card that the ring is round: the one that may not be lifted or land; undefined where there is none. */
  readonly ring?: string;
  /** The pile that is marked; undefined where the game has no such place on its table. */
  readonly pile?: PileId;
  readonly how: string;
  gesture(table: Table, page: Page): Promise<void>;
}

/** Simple Simon: `mixed` and `runs`. */
const SIMPLE_SIMON: readonly Case[] = [
  {
    reason: "order-broken",
    rule: "SS-13",
    position: "mixed",
    refused: { move: "3>5x2" },
    names: ["KD", "8H"],
    ring: "8H",
    pile: "c2",
    how: "drag of a group with a gap",
    gesture: (table) => drag(table, at("c2", 4), empty("c4")),
  },
  {
    reason: "suits-mixed",
    rule: "SS-5",
    position: "mixed",
    refused: { move: "2>8x2" },
    names: ["TS", "JH"],
    ring: "TS",
    pile: "c1",
    how: "tap on a run of two suits",
    gesture: (table) => tap(table, at("c1", 5)),
  },
  {
    reason: "mixed-run-too-long",
    rule: "SS-14",
    position: "runs",
    refused: { run: "4>5x3" },
    names: ["TS", "8S"],
    ring: "TS",
    pile: "c3",
    how: "drag of a run of three parts with one empty column",
    gesture: (table) => drag(table, at("c3", 6), empty("c9")),
  },
  {
    reason: "not-one-lower",
    rule: "SS-4",
    position: "mixed",
    refused: { move: "3>4" },
    names: ["8H", "TD"],
    ring: "8H",
    pile: "c3",
    how: "drag",
    gesture: (table) => drag(table, at("c2", 5), at("c3", 0)),
  },
  {
    reason: "on-ace",
    rule: "SS-4",
    position: "mixed",
    refused: { move: "3>6" },
    names: ["8H", "AS"],
    ring: "8H",
    pile: "c5",
    how: "two taps",
    async gesture(table) {
      await tap(table, at("c2", 5));
      await tap(table, at("c5", 5));
    },
  },
  {
    reason: "king-on-card",
    rule: "SS-4",
    position: "mixed",
    refused: { move: "7>4" },
    names: ["KH", "TD"],
    ring: "KH",
    pile: "c3",
    how: "keys",
    async gesture(_, page) {
      await focusTable(page);
      for (const key of ["7", "Enter", "4"]) await page.keyboard.press(key);
    },
  },
  {
    reason: "no-place",
    rule: "SS-11",
    position: "mixed",
    refused: { place: "4>4" },
    names: ["TD"],
    ring: "TD",
    pile: "c3",
    how: "double tap",
    gesture: (table) => doubleTap(table, at("c3", 0)),
  },
  {
    reason: "no-stock",
    rule: "SS-1",
    position: "mixed",
    refused: { move: "d" },
    names: [],
    how: "the key that draws",
    async gesture(_, page) {
      await focusTable(page);
      await page.keyboard.press("d");
    },
  },
];

/** Thoughtful: `kings`, `spent` and `bare`. */
const THOUGHTFUL: readonly Case[] = [
  {
    reason: "order-broken",
    rule: "TF-3",
    position: "kings",
    refused: { move: "3>4x2" },
    names: ["6H", "7C"],
    ring: "7C",
    pile: "c2",
    how: "drag of a run upwards",
    gesture: (table) => drag(table, at("c2", 2), empty("c3")),
  },
  {
    reason: "colours-equal",
    rule: "TF-3",
    position: "kings",
    refused: { move: "5>1x2" },
    names: ["9H", "TH"],
    ring: "9H",
    pile: "c4",
    how: "drag of a run of one colour",
    gesture: (table) => drag(table, at("c4", 3), at("c0", 4)),
  },
  {
    reason: "waste-one",
    rule: "TF-5",
    position: "kings",
    refused: { move: "w>5x2" },
    names: ["8D"],
    ring: "8D",
    pile: "waste",
    how: "tap on the second card of the fan",
    gesture: (table) => tap(table, at("waste", 2)),
  },
  {
    reason: "not-one-lower",
    rule: "TF-2",
    position: "kings",
    refused: { move: "7>2" },
    names: ["3D", "8S"],
    ring: "3D",
    pile: "c1",
    how: "drag",
    gesture: (table) => drag(table, at("c6", 3), at("c1", 3)),
  },
  {
    reason: "on-ace",
    rule: "TF-2",
    position: "spent",
    refused: { move: "5>3" },
    names: ["6S", "AH"],
    ring: "6S",
    pile: "c2",
    how: "two taps",
    async gesture(table) {
      await tap(table, at("c4", 8));
      await tap(table, at("c2", 8));
    },
  },
  {
    reason: "king-on-card",
    rule: "TF-2",
    position: "spent",
    refused: { move: "w>2" },
    names: ["KH", "JC"],
    ring: "KH",
    pile: "c1",
    how: "drag from the waste",
    gesture: (table) => drag(table, at("waste", 3), at("c1", 2)),
  },
  {
    reason: "colour-same",
    rule: "TF-2",
    position: "kings",
    refused: { move: "w>5" },
    names: ["8D", "9H"],
    ring: "8D",
    pile: "c4",
    how: "drag from the waste",
    gesture: (table) => drag(table, at("waste", 3), at("c4", 4)),
  },
  {
    reason: "king-only",
    rule: "TF-4",
    position: "kings",
    refused: { move: "2>4" },
    names: ["8S"],
    ring: "8S",
    pile: "c3",
    how: "drag to the empty column",
    gesture: (table) => drag(table, at("c1", 3), empty("c3")),
  },
  {
    reason: "foundation-one",
    rule: "TF-6",
    position: "kings",
    refused: { move: "6>fx2" },
    names: ["5S"],
    ring: "5S",
    pile: "fS",
    how: "drag of a run",
    gesture: (table) => drag(table, at("c5", 2), at("fS", 1)),
  },
  {
    reason: "foundation-next",
    rule: "TF-6",
    position: "kings",
    refused: { move: "2>f" },
    names: ["8S", "3S"],
    ring: "8S",
    pile: "fS",
    how: "two taps",
    async gesture(table) {
      await tap(table, at("c1", 3));
      await tap(table, at("fS", 1));
    },
  },
  {
    reason: "no-place",
    rule: "TF-12",
    position: "kings",
    refused: { place: "7>7" },
    names: ["3D"],
    ring: "3D",
    pile: "c6",
    how: "double tap",
    gesture: (table) => doubleTap(table, at("c6", 3)),
  },
  {
    reason: "stock-and-waste-empty",
    rule: "TF-9",
    position: "bare",
    refused: { move: "r" },
    names: [],
    pile: "stock",
    how: "tap on the empty stock",
    gesture: (table) => tap(table, empty("stock")),
  },
];

/** Reasons that no gesture on the screen meets, in either game, and why. */
const UNREACHABLE: Readonly<Partial<Record<Reason, string>>> = {
  "no-such-column": "the screen shows the columns there are, and a digit beyond them does nothing",
  "empty-group": "a gesture takes hold of a card at least",
  "no-waste": "a game without a waste has no place to ask it of",
  "no-foundations": "a game without foundations has no place to drop on",
  "run-gone": "removed runs are no pile that can be taken hold of",
  "column-empty": "a tap on an empty place asks for nothing and is no mistake",
  "column-short": "a group begins at a card that is there",
  "card-hidden": "no card of these two games lies face down in a column",
  "waste-empty": "a tap on an empty place asks for nothing and is no mistake",
  "foundation-empty": "a tap on an empty place asks for nothing and is no mistake",
  "foundation-top": "of a foundation only the top card can be taken hold of",
  "same-column": "dropped on its own column a group is put back (SS-12)",
  "foundation-source": "dropped on a foundation again a card is put back (TF-6)",
  "stock-empty": "only games that deal rows refuse an empty stock (ST-4)",
  "stock-spent": "a tap on the empty stock turns the waste over (TF-9)",
  "stock-not-empty": "a tap on the stock draws while there are cards (TF-8)",
  "deal-over-gap": "only games that deal rows ask for full columns (ST-4)",
};

/** Reasons of one game only. */
const ELSEWHERE = {
  SS: [
    "colours-equal",
    "waste-one",
    "colour-same",
    "king-only",
    "foundation-one",
    "foundation-next",
    "stock-and-waste-empty",
  ],
  TF: ["suits-mixed", "mixed-run-too-long", "no-stock"],
} as const satisfies Record<string, readonly Reason[]>;

for (const [game, cases] of [
  ["SS", SIMPLE_SIMON],
  ["TF", THOUGHTFUL],
] as const) {
  test(`RU-2 every reason of ${game} that can be met is met below`, () => {
    const reachable = REASONS.filter(
      (reason) => !(reason in UNREACHABLE) && !ELSEWHERE[game].some((other) => other === reason),
    );
    expect(cases.map(({ reason }) => reason).toSorted()).toEqual(reachable.toSorted());
  });

  for (const refusal of cases) {
    test(`RU-1 RU-2 AP-35 ${game} ${refusal.reason}: ${refusal.how}`, async ({ app, page }) => {
      await page.clock.install();
      const record = await open(app, refusal);
      await stopClock(page);
      await refusal.gesture(app.table, page);
      await page.clock.resume();
      const expected = expectedRefusal(refusal);
      const text = await loadAppText("en");
      await expect(app.words).toHaveText(refusalText(text, expected));
      const words = (await app.words.textContent())?.toLowerCase();
      for (const card of refusal.names) expect(words).toContain(cardName(text, cardOf(card)).toLowerCase());
      await expect(app.rule).toHaveText(ruleLabel(text, refusal.rule));
      await expectMarked(app.table, refusal);
      await app.shows(record.start, "nothing has changed");

      await app.rule.click();
      const rules = page.getByTestId("dialog-rules");
      const named = rules.locator(`#rule-${refusal.rule}`);
      await expect(named).toBeInViewport();
      await expect(named).toBeFocused();
      await expect(named).toContainText(ruleName(text, refusal.rule));
      await app.closeDialog(rules);

      await app.redo.click();
      await app.shows(record.redone, "redo is kept");
      await expect(app.words).toHaveCount(0);
      await expect(app.table.refusedRing).toHaveCount(0);
    });
  }
}

test("RU-1 AP-26 the sentence and the rule are German in German", async ({ app }) => {
  const refusal = THOUGHTFUL.find(({ reason }) => reason === "colour-same");
  if (refusal === undefined) throw new Error("no case for colour-same");
  await open(app, refusal);
  await app.setLanguage("de");
  await refusal.gesture(app.table, app.page);
  const text = await loadAppText("de");
  await expect(app.words).toHaveText(refusalText(text, expectedRefusal(refusal)));
  await expect(app.words).toContainText("Karo-8");
  await expect(app.words).toContainText("Herz-9");
  await expect(app.rule).toHaveText(ruleLabel(text, refusal.rule));
});

test("RU-1 without interactive rules the refusal is marked and not explained", async ({ app }) => {
  const refusal = THOUGHTFUL.find(({ reason }) => reason === "colour-same");
  if (refusal === undefined) throw new Error("no case for colour-same");
  const record = await open(app, refusal);
  await app.set({ interactiveRules: false });
  await refusal.gesture(app.table, app.page);
  await expectMarked(app.table, refusal);
  await expect(app.words).toHaveCount(0);
  await app.shows(record.start);
});

/** Opens the case's position with a legal move that lies ready to be redone. */
async function open(app: App, refusal: Case) {
  const start = position(refusal.position);
  const [move] = rulesOf(start.variant.game).moves(start);
  if (move === undefined) throw new Error(`${refusal.position} has no legal move`);
  await app.openRecord(`${positionText(refusal.position)} ${makeMove(move)}`);
  if ("run" in refusal.refused) await app.set({ mixedRuns: true });
  const undone = { ...played(gameFrom(refusal.position), makeMove(move)), cursor: 0, made: 0 };
  await app.shows(undone);
  return { start: undone, redone: redo(undone) };
}

function expectedRefusal(refusal: Case): Refusal {
  const start = position(refusal.position);
  const found = refusalOf(start, refusal.refused);
  expect({ reason: found?.reason, rule: found?.rule }).toEqual({
    reason: refusal.reason,
    rule: refusal.rule,
  });
  if (found === undefined) throw new Error("the rules allow it");
  return found;
}

function refusalOf(start: Position, refused: Case["refused"]): Refusal | undefined {
  const rules = rulesOf(start.variant.game);
  if ("move" in refused) return rules.check(start, moveOf(refused.move));
  if ("place" in refused) {
    const { from, count } = transferOf(refused.place);
    const placed = rules.place(start, from, count, { mixedRuns: false });
    return placed.ok ? undefined : placed.error;
  }
  const planned = rules.plan(start, transferOf(refused.run), { mixedRuns: true });
  return planned.ok ? undefined : planned.error;
}

function moveOf(text: string) {
  const move = parseMove(text);
  if (!move.ok) throw new Error(`${text} is no move`);
  return move.value;
}

function transferOf(text: string): Transfer {
  const move = moveOf(text);
  if (move.type !== "transfer") throw new Error(`${text} moves no card`);
  return move;
}

function cardOf(text: string): Card {
  const card = parseCard(text);
  if (card === undefined) throw new Error(`${text} is no card`);
  return card;
}

/** AP-35: a ring round the offending card, the pile marked where it happened, and no other. */
async function expectMarked(table: Table, { ring, pile }: Case): Promise<void> {
  await table.settled();
  const piles = await table.root
    .locator("[data-refused]")
    .evaluateAll((places) => places.map((place) => place.getAttribute("data-pile")));
  expect(piles).toEqual(pile === undefined ? [] : [pile]);
  const rings = table.root.locator(".card-ring.ring-refused");
  if (ring === undefined) {
    await expect(rings).toHaveCount(0);
    return;
  }
  await expect(rings).toHaveCount(1);
  const card = table.root.locator(`[data-card="${ring}"]`);
  const [spot] = await card.evaluateAll((cards) =>
    cards.map((element) => ({
      pile: element.getAttribute("data-pile") ?? "",
      index: Number(element.getAttribute("data-index")),
    })),
  );
  if (spot === undefined) throw new Error(`${ring} is not on the table`);
  const { visible } = await table.box(spot as Spot);
  const box = await rings.boundingBox();
  expect(Math.abs((box?.x ?? 0) - visible.x)).toBeLessThan(2);
  expect(Math.abs((box?.y ?? 0) - visible.y)).toBeLessThan(2);
  expect(Math.abs((box?.width ?? 0) - visible.width)).toBeLessThan(4);
  expect(Math.abs((box?.height ?? 0) - visible.height)).toBeLessThan(4);
}
