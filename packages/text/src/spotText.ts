import {
  columnOf,
  drawOf,
  faceDownOf,
  foundationTop,
  lastCard,
  type MoveOptions,
  type Position,
  rulesOf,
  STRICT,
  type Suit,
  suitOf,
} from "@faceup/rules";
import { cardName, foundationName, suitName } from "./cardName.ts";
import type { Text } from "./text.ts";

/** A place on the table that can have the focus. Columns and cards are counted from 0, the deepest card first. */
export type Place =
  | { readonly pile: "column"; readonly column: number; readonly index: number }
  | { readonly pile: "stock" | "waste" | "removed" }
  | { readonly pile: "foundation"; readonly suit: Suit };

/** The name of a place for screen readers (AP-28): "7 of hearts, column 3, 5 of 8, run of 4". */
export function spotText(
  text: Text,
  position: Position,
  place: Place,
  options: MoveOptions = STRICT,
): string {
  switch (place.pile) {
    case "column":
      return columnSpot(text, position, place.column, place.index, options);
    case "stock":
      return stockSpot(text, position);
    case "waste": {
      const top = lastCard(position.waste);
      if (top === undefined) return text.t("spot.waste-empty");
      return text.t("spot.waste", { card: cardName(text, top), count: position.waste.length });
    }
    case "foundation": {
      const top = foundationTop(position, place.suit);
      const foundation = foundationName(text, place.suit);
      if (top === undefined) return text.t("spot.foundation-empty", { foundation });
      return text.t("spot.foundation", { foundation, card: cardName(text, top) });
    }
    case "removed":
      return removedSpot(text, position);
  }
}

function columnSpot(
  text: Text,
  position: Position,
  column: number,
  index: number,
  options: MoveOptions,
): string {
  const cards = columnOf(position, column);
  const number = String(column + 1);
  const card = cards[index];
  if (card === undefined) return text.t("spot.empty", { column: number });
  const hidden = faceDownOf(position, column);
  if (index < hidden) return text.t("spot.hidden", { column: number, count: hidden });
  const values = {
    card: cardName(text, card),
    column: number,
    place: String(index + 1),
    size: String(cards.length),
  };
  // The run that this card would take along, if it may be lifted at all.
  const run = cards.length - index;
  const lifts = run > 1 && run <= rulesOf(position.variant.game).liftable(position, column, options);
  return lifts ? text.t("spot.run", { ...values, run }) : text.t("spot.card", values);
}

function stockSpot(text: Text, position: Position): string {
  const { shape } = rulesOf(position.variant.game);
  const count = position.stock.length;
  if (count === 0) {
    const waste = position.waste.length;
    return waste === 0 ? text.t("spot.stock-empty") : text.t("spot.stock-spent", { count: waste });
  }
  return shape.waste
    ? text.t("spot.stock-draw", { count, draws: Math.ceil(count / drawOf(position.variant.option)) })
    : text.t("spot.stock-deal", { count, deals: Math.ceil(count / shape.columns) });
}

function removedSpot(text: Text, position: Position): string {
  const { removed } = position;
  if (removed.length === 0) return text.t("spot.removed-none");
  const suits = removed.flatMap(([king]) => (king === undefined ? [] : [suitName(text, suitOf(king))]));
  const total = rulesOf(position.variant.game).shape.removedPlaces;
  return text.t("spot.removed", { removed: removed.length, total, suits: suits.join(", ") });
}
