/** From the rules' moves to places on the table. */
import {
  type Card,
  columnOf,
  foundationHeight,
  foundationTop,
  type Position,
  rankOf,
  type Source,
  suitOf,
  type Target,
  type Transfer,
} from "@faceup/rules";
import type { PileId, Spot } from "./seen.ts";

/** The first card of the group that the move takes. */
export function sourceSpot(position: Position, { from, count }: Transfer): Spot {
  return { pile: sourcePile(from), index: sizeOf(position, from) - count };
}

function sourcePile(from: Source): PileId {
  switch (from.pile) {
    case "column":
      return `c${from.column}`;
    case "waste":
      return "waste";
    case "foundation":
      return `f${from.suit}`;
  }
}

function sizeOf(position: Position, from: Source): number {
  switch (from.pile) {
    case "column":
      return columnOf(position, from.column).length;
    case "waste":
      return position.waste.length;
    case "foundation":
      return foundationHeight(position, from.suit);
  }
}

/** Where a card of this suit is put down: on the last card, or on the empty place. */
export function targetSpot(position: Position, to: Target, moved: Card): Spot {
  if (to.pile === "column") return { pile: `c${to.column}`, index: columnOf(position, to.column).length - 1 };
  const suit = suitOf(moved);
  return { pile: `f${suit}`, index: foundationHeight(position, suit) - 1 };
}

/** The card that decides where a group may land. */
export function firstCard(position: Position, { from, count }: Transfer): Card {
  const card =
    from.pile === "foundation"
      ? foundationTop(position, from.suit)
      : (from.pile === "waste" ? position.waste : columnOf(position, from.column)).at(-count);
  if (card === undefined) throw new Error(`nothing to move on ${sourcePile(from)}`);
  return card;
}

/** Would a tap send this card up (TF-12)? */
export function fitsFoundation(position: Position, card: Card): boolean {
  return foundationHeight(position, suitOf(card)) === rankOf(card) - 1;
}
