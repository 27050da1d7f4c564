/** A position as places of its cards. The animation is the difference of two of these. */
import { type Card, SUITS } from "@faceup/rules";
import type { Geometry } from "./geometry.ts";
import { STOCK_EDGES } from "./geometryPiles.ts";
import { FANNED } from "./geometryWaste.ts";
import {
  cardsOf,
  columnIndex,
  columnPile,
  foundationPile,
  type PileId,
  type Spot,
  type TableModel,
} from "./model.ts";

export interface CardPlace {
  readonly spot: Spot;
  readonly x: number;
  /** Undefined outside the table: a removed run leaves, and comes back, level with its place. */
  readonly y: number | undefined;
  readonly faceUp: boolean;
  /** The visible height. */
  readonly strip: number;
  /** The next card leaves a strip only: the index alone is drawn. */
  readonly covered: boolean;
  /** Face up, but not part of what can be lifted. */
  readonly rest: boolean;
  /** Worth an element. */
  readonly shown: boolean;
  /** Lies wholly under another card: nothing for assistive technology. */
  readonly buried: boolean;
}

/** How many of the last cards of a pile show, the one under a card dragged off included. */
const WASTE_SHOWN = FANNED + 1;
const FOUNDATION_SHOWN = 2;
const STOCK_SHOWN = 1 + STOCK_EDGES;

export function layCards(model: TableModel, geometry: Geometry): ReadonlyMap<Card, CardPlace> {
  const places = new Map<Card, CardPlace>();
  for (const pile of pilesOf(model)) {
    const cards = cardsOf(model, pile);
    for (const [index, card] of cards.entries()) {
      places.set(card, placeOf(model, geometry, { pile, index }, cards.length));
    }
  }
  return places;
}

/** Every pile the game has, in reading order. */
export function pilesOf({ shape }: TableModel): readonly PileId[] {
  return [
    ...(shape.stock ? ["stock" as const] : []),
    ...(shape.waste ? ["waste" as const] : []),
    ...(shape.foundations ? SUITS.map(foundationPile) : []),
    ...Array.from({ length: shape.columns }, (_, i) => columnPile(i)),
    ...(shape.removedPlaces > 0 ? ["removed" as const] : []),
  ];
}

/** The top card of a pile; index −1 where it has none. */
export function lastSpot(model: TableModel, pile: PileId): Spot {
  return { pile, index: cardsOf(model, pile).length - 1 };
}

/** Where a card lies; undefined for one that has left the table. */
export function spotOf(model: TableModel, card: Card): Spot | undefined {
  for (const pile of pilesOf(model)) {
    const index = pile === "removed" ? -1 : cardsOf(model, pile).indexOf(card);
    if (index >= 0) return { pile, index };
  }
  return undefined;
}

/** Can this card be lifted, with all that lies on it? */
export function liftable(model: TableModel, { pile, index }: Spot): boolean {
  const count = cardsOf(model, pile).length;
  if (index < 0 || index >= count || pile === "stock" || pile === "removed") return false;
  const column = columnIndex(pile);
  return index >= count - (column === undefined ? 1 : (model.liftable[column] ?? 0));
}

function placeOf(model: TableModel, geometry: Geometry, spot: Spot, count: number): CardPlace {
  const { pile, index } = spot;
  const over = count - 1 - index;
  const rect = geometry.cardRect(spot);
  if (pile === "removed" || rect === undefined) {
    const place = { spot, x: geometry.exitX, y: undefined, faceUp: true, strip: geometry.card.height };
    return { ...place, covered: false, rest: false, shown: false, buried: true };
  }
  const next = over > 0 ? geometry.cardRect({ pile, index: index + 1 }) : undefined;
  const column = columnIndex(pile);
  const faceUp = column === undefined ? pile !== "stock" : index >= (model.faceDown[column] ?? 0);
  return {
    spot,
    x: rect.x,
    y: rect.y,
    faceUp,
    strip: geometry.strip(spot),
    covered: next !== undefined && next.x === rect.x && next.y > rect.y,
    rest: faceUp && (column !== undefined || pile === "waste") && !liftable(model, spot),
    shown: over < shownOf(pile),
    buried: over >= (column !== undefined ? Infinity : pile === "waste" ? FANNED : 1),
  };
}

function shownOf(pile: PileId): number {
  if (columnIndex(pile) !== undefined) return Infinity;
  if (pile === "stock") return STOCK_SHOWN;
  return pile === "waste" ? WASTE_SHOWN : FOUNDATION_SHOWN;
}
