import {
  type Card,
  column,
  columnOf,
  foundationHeight,
  foundationTop,
  lastCards,
  type Position,
  type Source,
  type Target,
  type Transfer,
  transfer,
} from "@faceup/rules";
import {
  type Carried,
  columnIndex,
  columnPile,
  foundationPile,
  foundationSuit,
  type PileId,
  type Spot,
} from "../table/model.ts";

/** Where the rules take cards of a pile from; undefined for the stock and for removed runs, which are never lifted. */
export function sourceOf(pile: PileId): Source | undefined {
  if (pile === "waste") return { pile: "waste" };
  const index = columnIndex(pile);
  if (index !== undefined) return column(index);
  const suit = foundationSuit(pile);
  return suit === undefined ? undefined : { pile: "foundation", suit };
}

/** What the rules are asked for where cards are put on a pile; undefined for those on which none is ever put. */
export function targetOf(pile: PileId): Target | undefined {
  const index = columnIndex(pile);
  if (index !== undefined) return column(index);
  return foundationSuit(pile) === undefined ? undefined : { pile: "foundation" };
}

export function pileOfSource(source: Source): PileId {
  switch (source.pile) {
    case "waste":
      return "waste";
    case "foundation":
      return foundationPile(source.suit);
    case "column":
      return columnPile(source.column);
  }
}

/** How many cards can be in reach on a pile. */
export function sizeOf(position: Position, pile: PileId): number {
  if (pile === "stock") return position.stock.length;
  if (pile === "waste") return position.waste.length;
  if (pile === "removed") return 0;
  const suit = foundationSuit(pile);
  if (suit !== undefined) return foundationHeight(position, suit);
  return columnOf(position, columnIndex(pile) ?? -1).length;
}

/**
 * The card at a spot with all cards on it, whether they may be lifted or not; undefined where nothing lies that
 * could be meant: an empty pile, the stock. Of a foundation only the top is in reach.
 */
export function groupAt(position: Position, spot: Spot): Carried | undefined {
  const { pile, index } = spot;
  const size = sizeOf(position, pile);
  if (pile === "stock" || index < 0 || index >= size) return undefined;
  return { pile, count: foundationSuit(pile) === undefined ? size - index : 1 };
}

/** The first card of a group in the hand: the one that decides where it may land. */
export function firstOf(position: Position, { pile, count }: Carried): Card | undefined {
  if (pile === "waste") return lastCards(position.waste, count)[0];
  const suit = foundationSuit(pile);
  if (suit !== undefined) return foundationTop(position, suit);
  const index = columnIndex(pile);
  return index === undefined ? undefined : lastCards(columnOf(position, index), count)[0];
}

/** The move that carries cards to a pile; undefined where one of the two piles has no part in such moves. */
export function transferTo(carried: Carried, pile: PileId): Transfer | undefined {
  const from = sourceOf(carried.pile);
  const to = targetOf(pile);
  return from === undefined || to === undefined ? undefined : transfer(from, to, carried.count);
}
