import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nearestStop, sameSpot } from "./focus.ts";
import { dealt, GAMES, modelOf, plainModel } from "./focusCases.ts";
import { pressKey } from "./keyboard.ts";
import { CARRYING, contextOf, pressOf, walkOf } from "./keyboardCases.ts";
import { pileRows, rowOf } from "./keyboardRows.ts";
import type { Form, Hand, Spot, TableModel } from "./model.ts";

describe("AP-27 arrows", () => {
  it.each([
    ["c1:1", "ArrowRight", "c2:2"],
    ["c1:1", "ArrowLeft", "c0:0"],
    ["c0:0", "ArrowLeft", "c0:0"],
    ["c6:6", "ArrowRight", "c6:6"],
    ["c3:3", "ArrowRight", "c4:-1"],
    ["c6:6", "ArrowUp", "c6:5"],
    ["c6:5", "ArrowDown", "c6:6"],
    ["c6:6", "ArrowDown", "c6:6"],
    ["c0:0", "ArrowUp", "stock:1"],
    ["c1:1", "ArrowUp ArrowUp", "waste:2"],
    ["c4:-1", "ArrowUp", "fH:-1"],
    ["c3:0", "ArrowUp", "fS:0"],
    ["c2:0", "ArrowUp", "waste:2"],
    ["waste:2", "ArrowRight", "fS:0"],
    ["fC:-1", "ArrowRight", "fC:-1"],
    ["stock:1", "ArrowUp", "stock:1"],
    ["waste:2", "ArrowDown", "c1:0"],
    ["fC:-1", "ArrowDown", "c6:0"],
    ["fH:-1", "ArrowDown", "c4:-1"],
    ["c3:2", "Home", "c0:0"],
    ["c3:2", "End", "c6:6"],
    ["waste:2", "End", "fC:-1"],
    ["fD:-1", "Home", "stock:1"],
    ["c6:6", "PageUp", "c6:0"],
    ["c6:6", "PageUp PageUp", "fC:-1"],
    ["fC:-1", "PageDown", "c6:6"],
    ["c6:2", "PageDown", "c6:6"],
  ])("%s %s leads to %s", (from, keys, to) => expect(walkOf(from, keys)).toBe(to));

  it.each([
    ["stock:1", "ArrowLeft", "waste:2"],
    ["waste:2", "ArrowRight", "stock:1"],
    ["c6:0", "ArrowUp", "stock:1"],
    ["c0:0", "ArrowUp", "fS:0"],
    ["fS:0", "ArrowRight", "fH:-1"],
    ["c0:0", "ArrowRight", "c1:1"],
  ])("left hand: %s %s leads to %s", (from, keys, to) => {
    expect(walkOf(from, keys, { hand: "left" })).toBe(to);
  });

  it.each([
    ["right", "c0:0", "ArrowLeft", "stock:1"],
    ["right", "stock:1", "ArrowDown", "waste:2"],
    ["right", "waste:2", "ArrowDown", "waste:2"],
    ["right", "waste:2", "ArrowRight", "c0:0"],
    ["right", "c6:6", "ArrowRight", "fS:0"],
    ["right", "fS:0", "ArrowDown ArrowDown ArrowLeft", "c6:6"],
    ["right", "c1:0", "ArrowUp", "stock:1"],
    ["right", "c5:0", "ArrowUp", "fS:0"],
    ["right", "fS:0", "PageDown", "fC:-1"],
    ["left", "c0:0", "ArrowLeft", "fS:0"],
    ["left", "c6:6", "ArrowRight", "stock:1"],
  ] as const)("AP-33 on a phone held sideways, %s hand: %s %s leads to %s", (hand, from, keys, to) => {
    expect(walkOf(from, keys, { hand, form: "landscape" })).toBe(to);
  });

  it("KL-1 hidden cards are one stop", () => {
    const model = plainModel({ faceDown: [0, 0, 0, 0, 0, 0, 4] });
    expect(walkOf("c6:5", "ArrowUp", { model })).toBe("c6:4");
    expect(walkOf("c6:4", "ArrowUp", { model })).toBe("c6:3");
    expect(walkOf("c6:3", "ArrowUp", { model })).toBe("fC:-1");
    expect(walkOf("fC:-1", "ArrowDown", { model })).toBe("c6:3");
  });

  it.each([
    ["c3:3", "ArrowUp", "fS:0"],
    ["fC:-1", "ArrowDown", "c6:6"],
    ["c6:6", "ArrowLeft", "c5:4"],
    ["c4:-1", "ArrowRight", "c5:4"],
    ["c5:4", "ArrowUp", "fD:-1"],
    ["c6:6", "PageUp", "fC:-1"],
  ])("while carrying from column 6, %s %s leads to %s", (from, keys, to) => {
    expect(walkOf(from, keys, { model: CARRYING })).toBe(to);
  });
});

const FORMS: readonly Form[] = ["portrait", "landscape", "wide"];
const HANDS: readonly Hand[] = ["right", "left"];
const KEYS = [
  "ArrowUp",
  "ArrowDown",
  "ArrowLeft",
  "ArrowRight",
  "Home",
  "End",
  "PageUp",
  "PageDown",
] as const;

describe("whatever is pressed", () => {
  const models = fc
    .tuple(fc.constantFrom(...GAMES), fc.nat(999), fc.option(fc.nat(6), { nil: undefined }))
    .map(([[game, option], number, column]): TableModel => {
      const model = modelOf(dealt(game, option, number));
      return column === undefined ? model : { ...model, carried: { pile: `c${column}`, count: 1 } };
    });
  const keys = fc.array(
    fc.constantFrom(...KEYS, "+", "-", "1", "5", "0", "Enter", "Shift+Enter", "Escape", "u", "Shift+ArrowUp"),
    { maxLength: 40 },
  );

  it("AP-27 the focus is on a stop of a pile that the game has", () => {
    fc.assert(
      fc.property(
        models,
        fc.constantFrom(...FORMS),
        fc.constantFrom(...HANDS),
        keys,
        (model, form, hand, list) => {
          const context = contextOf({ model, form, hand });
          let focus: Spot = { pile: "c0", index: 0 };
          for (const key of list) {
            focus = pressKey(focus, context, pressOf(key)).focus;
            expect(sameSpot(nearestStop(model, focus), focus)).toBe(true);
            expect(rowOf(pileRows(model.shape, form, hand), focus.pile)).toContain(focus.pile);
          }
        },
      ),
    );
  });

  it("AP-27 arrows alone reach every card of every game, in every layout", () => {
    for (const [game, option] of GAMES) {
      for (const form of FORMS)
        for (const hand of HANDS) expectAllReached(modelOf(dealt(game, option)), form, hand);
    }
  });
});

function expectAllReached(model: TableModel, form: Form, hand: Hand): void {
  const context = contextOf({ model, form, hand });
  const seen = new Map<string, Spot>();
  const open: Spot[] = [{ pile: "c0", index: 0 }];
  for (let spot = open.pop(); spot !== undefined; spot = open.pop()) {
    const name = `${spot.pile}:${spot.index}`;
    if (seen.has(name)) continue;
    seen.set(name, spot);
    for (const key of KEYS.slice(0, 4)) open.push(pressKey(spot, context, pressOf(key)).focus);
  }
  const piles = new Set([...seen.values()].map(({ pile }) => pile));
  const { columns, above, left, right } = pileRows(model.shape, form, hand);
  expect(piles).toEqual(new Set([...columns, ...above.map(({ pile }) => pile), ...left, ...right]));
  for (const [i, cards] of model.columns.entries()) {
    const hidden = Math.max(0, (model.faceDown[i] ?? 0) - 1);
    for (let index = hidden; index < cards.length; index++)
      expect([...seen.keys()]).toContain(`c${i}:${index}`);
  }
}
