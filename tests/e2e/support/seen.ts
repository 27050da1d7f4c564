/** The position as the table shows it, and as the rules say it should be shown. */
import {
  type Card,
  foundationTop,
  lastCards,
  makeCard,
  type Position,
  rulesOf,
  SUITS,
  type Suit,
} from "@faceup/rules";

/** The names that piles have in the document: `c0` is the first column, `fH` the hearts foundation. */
export type PileId = "stock" | "waste" | `f${Suit}` | `c${number}`;

/** The piles that are no columns, from the left. */
export const ABOVE: readonly PileId[] = ["stock", "waste", "fS", "fH", "fD", "fC"];

/** The column's number from 0; undefined for another pile. */
export function columnOfPile(pile: PileId): number | undefined {
  return pile.startsWith("c") ? Number(pile.slice(1)) : undefined;
}

/** A card of a pile, counted from the deepest; −1 for an empty pile. */
export interface Spot {
  readonly pile: PileId;
  readonly index: number;
}

/**
 * Each pile's cards as `index:card`: columns whole, of the waste the fan of three, of a foundation its top. Of the
 * stock, how many cards are said to be left.
 */
export type Shown = Readonly<Record<string, readonly string[]>>;

/** A card's attributes in the document; `card` is missing on one that lies face down. */
export interface CardElement {
  readonly pile: string;
  readonly index: number;
  readonly card: string | undefined;
}

/** How many cards of the waste lie open. */
const FAN = 3;

export function expectedTable(position: Position): Shown {
  const { shape } = rulesOf(position.variant.game);
  const shown: Record<string, readonly string[]> = {};
  for (const [i, cards] of position.columns.entries()) {
    const hidden = position.faceDown[i] ?? 0;
    // What lies face down is not named.
    shown[`c${i}`] = entries(cards, 0).map((entry, index) => (index < hidden ? `${index}:?` : entry));
  }
  if (shape.stock) shown.stock = [String(position.stock.length)];
  if (shape.waste) {
    const fan = lastCards(position.waste, Math.min(FAN, position.waste.length));
    shown.waste = entries(fan, position.waste.length - fan.length);
  }
  if (shape.foundations) {
    for (const suit of SUITS) {
      const top = foundationTop(position, suit);
      const height = position.foundations[SUITS.indexOf(suit)] ?? 0;
      shown[`f${suit}`] = top === undefined ? [] : entries([top], height - 1);
    }
  }
  return shown;
}

function entries(cards: readonly Card[], from: number): readonly string[] {
  return cards.map((card, i) => `${from + i}:${makeCard(card)}`);
}

/** `piles` are all that have a place in the document, `stock` is the number that stands under the stock. */
export function shownTable(piles: readonly string[], cards: readonly CardElement[], stock: number): Shown {
  const shown: Record<string, readonly string[]> = {};
  for (const pile of piles) {
    const own = cards.filter((card) => card.pile === pile).sort((a, b) => a.index - b.index);
    const all = own.map(({ index, card }) => `${index}:${card ?? "?"}`);
    if (pile === "stock") shown[pile] = [own.length > 0 ? String(stock) : "0"];
    else if (pile === "waste") shown[pile] = all.slice(-FAN);
    else shown[pile] = pile.startsWith("f") ? all.slice(-1) : all;
  }
  return shown;
}

export function at(pile: PileId, index: number): Spot {
  return { pile, index };
}

/** The place of a pile that holds no card. */
export function empty(pile: PileId): Spot {
  return { pile, index: -1 };
}
