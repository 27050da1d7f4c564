/**
 * Where everything on the table is: pure arithmetic from sizes and counts, asked by drawing, pointer and keyboard
 * alike, so that what is drawn is what is hit (AP-11, AP-33). CSS pixels from the table's upper left corner.
 */
import { dropPiles, pileUnder, spotAt } from "./geometryHit.ts";
import { type GeometryInput, layPiles, type PileLengths } from "./geometryPiles.ts";
import { around, contains, type Rect, type Size } from "./geometryRect.ts";
import { type Carried, columnPile, type PileId, type Spot, type TableModel } from "./model.ts";

export type { GeometryInput, PileLengths } from "./geometryPiles.ts";
export type { Point, Rect, Size } from "./geometryRect.ts";

export interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly card: Size;
  /** A device pixel. */
  readonly unit: number;
  /** Where a removed run goes: outside, on the side of the numbers. */
  readonly exitX: number;
  /** What the opened column covers; undefined where none is open. */
  readonly panel: Rect | undefined;
  /** The place of a pile's first card, card-sized. Undefined for a pile this game has not, and for `removed`. */
  slotRect(pile: PileId): Rect | undefined;
  /** All that counts as the pile under a finger: a column's whole height, the waste's fan. */
  pileRect(pile: PileId): Rect | undefined;
  /** The whole card, covered or not; the slot for index −1. */
  cardRect(spot: Spot): Rect | undefined;
  /** How much of a card's height the next one leaves to be seen; its whole height where none lies on it. */
  strip(spot: Spot): number;
  /** The rectangle around the last `count` cards of a pile. */
  groupRect(carried: Carried): Rect | undefined;
  /** The card at a point, the nearest pile's where it lies between; undefined far from any. */
  spotAt(x: number, y: number): Spot | undefined;
  /** The column or foundation that a group let go at this rectangle falls on: the one it covers most of. */
  pileUnder(cards: Rect): PileId | undefined;
  /** Some face-up card of the column shows too little to be read: open it when it is touched (AP-33). */
  crowded(column: number): boolean;
}

export function tableGeometry(input: GeometryInput): Geometry {
  const { frame, piles, opened } = layPiles(input);
  const drops = dropPiles(input.shape.columns).flatMap((pile) => piles.get(pile) ?? []);
  return {
    width: input.width,
    height: input.height,
    card: frame.card,
    unit: frame.unit,
    exitX: input.hand === "left" ? -2 * frame.card.width : input.width + frame.card.width,
    panel: opened?.panel,
    slotRect: (pile) => frame.slots.get(pile),
    pileRect: (pile) => piles.get(pile)?.area,
    cardRect({ pile, index }) {
      const layout = piles.get(pile);
      return layout?.cards[index] ?? layout?.slot;
    },
    strip: ({ pile, index }) => piles.get(pile)?.strips[index] ?? frame.card.height,
    groupRect({ pile, count }) {
      const cards = piles.get(pile)?.cards.slice(-count) ?? [];
      return cards.length > 0 ? cards.reduce(around) : undefined;
    },
    spotAt(x, y) {
      const over = opened && contains(opened.panel, { x, y }) && piles.get(columnPile(opened.column));
      return spotAt(over ? [over] : piles.values(), { x, y }, frame.gap);
    },
    pileUnder: (cards) => pileUnder(drops, cards),
    crowded: (column) => piles.get(columnPile(column))?.crowded ?? false,
  };
}

export function lengthsOf(model: TableModel): PileLengths {
  return {
    columns: model.columns.map((cards) => cards.length),
    liftable: model.liftable,
    faceDown: model.faceDown,
    stock: model.stock.length,
    waste: model.waste.length,
    foundations: model.foundations.map((cards) => cards.length),
  };
}
