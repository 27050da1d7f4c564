import { type Card, card } from "@faceup/rules";
import { describe, expect, it } from "vitest";
import { type Geometry, lengthsOf, tableGeometry } from "./geometry.ts";
import { inputOf, openingOf, SCREENS, type Screen } from "./geometryCases.ts";
import { type CardPlace, layCards, liftable, spotOf } from "./layout.ts";
import type { TableModel } from "./model.ts";

const ranks = (suit: "S" | "H" | "D" | "C", from: number, to: number): readonly Card[] =>
  Array.from({ length: to - from + 1 }, (_, i) => card(suit, from + i));

const MODEL: TableModel = {
  shape: { columns: 7, stock: true, waste: true, foundations: true, removedPlaces: 4 },
  columns: [ranks("C", 1, 5), [], [], [], [], [], [card("D", 1)]],
  faceDown: [1, 0, 0, 0, 0, 0, 0],
  liftable: [2, 0, 0, 0, 0, 0, 1],
  stock: ranks("H", 1, 6),
  waste: ranks("H", 7, 11),
  foundations: [ranks("S", 1, 4), [], [], []],
  removed: [ranks("D", 2, 13)],
  targets: [],
};

function laid(screen: string): { places: ReadonlyMap<Card, CardPlace>; geometry: Geometry } {
  const on = SCREENS.find(({ name }) => name === screen) as Screen;
  const input = inputOf(on, openingOf("TF"), { shape: MODEL.shape, lengths: lengthsOf(MODEL) });
  const geometry = tableGeometry(input);
  return { places: layCards(MODEL, geometry), geometry };
}

const { places, geometry } = laid("390×844");
const shown = (cards: readonly Card[]): readonly boolean[] => cards.map((c) => places.get(c)?.shown ?? false);

describe("the places of a position's cards", () => {
  it("AP-32: shows of each pile what can be seen or uncovered by a drag, and nothing below", () => {
    expect(shown(MODEL.columns[0] ?? [])).toEqual([true, true, true, true, true]);
    expect(shown(MODEL.waste)).toEqual([false, true, true, true, true]);
    expect(shown(MODEL.foundations[0] ?? [])).toEqual([false, false, true, true]);
    expect(shown(MODEL.stock)).toEqual([false, false, false, true, true, true]);
    expect(shown(MODEL.removed[0] ?? [])).not.toContain(true);
  });

  it("AP-28: hides from assistive technology what lies wholly under other cards", () => {
    const read = (cards: readonly Card[]) => cards.filter((c) => places.get(c)?.buried === false).length;
    expect(read(MODEL.columns[0] ?? [])).toBe(5);
    expect([read(MODEL.waste), read(MODEL.foundations[0] ?? []), read(MODEL.stock)]).toEqual([3, 1, 1]);
  });

  it("AP-32: tones down face-up cards that cannot be lifted", () => {
    const rest = (cards: readonly Card[]) => cards.map((c) => places.get(c)?.rest);
    expect(rest(MODEL.columns[0] ?? [])).toEqual([false, true, true, false, false]);
    expect(rest(MODEL.waste)).toEqual([true, true, true, true, false]);
    expect(rest(MODEL.foundations[0] ?? [])).not.toContain(true);
  });

  it("AP-11: draws covered cards for their strip; a fan to the side shows more than the index", () => {
    expect(places.get(card("C", 2))).toMatchObject({ covered: true, faceUp: true });
    expect(places.get(card("C", 5))).toMatchObject({ covered: false, strip: geometry.card.height });
    expect(places.get(card("C", 1))).toMatchObject({ faceUp: false });
    expect(places.get(card("H", 10))).toMatchObject({ covered: true, strip: 22 });
    expect(laid("1440×900").places.get(card("H", 10))).toMatchObject({ covered: false });
  });

  it("SS-7: puts removed runs outside the table, at the height they come from", () => {
    const place = places.get(card("D", 7));
    expect(place?.y).toBeUndefined();
    expect(place?.x).toBeGreaterThan(390);
  });

  it("RU-3: knows which cards can be lifted", () => {
    expect(liftable(MODEL, { pile: "c0", index: 3 })).toBe(true);
    expect(liftable(MODEL, { pile: "c0", index: 2 })).toBe(false);
    expect(liftable(MODEL, { pile: "waste", index: 4 })).toBe(true);
    expect(liftable(MODEL, { pile: "waste", index: 3 })).toBe(false);
    expect(liftable(MODEL, { pile: "stock", index: 5 })).toBe(false);
    expect(liftable(MODEL, { pile: "c1", index: -1 })).toBe(false);
  });

  it("AP-35: finds a card's place, unless it has left the table", () => {
    expect(spotOf(MODEL, card("H", 9))).toEqual({ pile: "waste", index: 2 });
    expect(spotOf(MODEL, card("D", 9))).toBeUndefined();
  });
});
