import { columnOf, faceDownOf, type Position, rulesOf, SUITS } from "@faceup/rules";
import { cardName } from "./cardName.ts";
import { capital } from "./sentence.ts";
import { spotText } from "./spotText.ts";
import type { Text } from "./text.ts";

/** A column as a sentence, deepest card first: "Column 2: 1 face-down card, 7 of hearts". */
export function columnReading(text: Text, position: Position, column: number): string {
  const cards = columnOf(position, column);
  const number = String(column + 1);
  if (cards.length === 0) return text.t("reading.column-empty", { column: number });
  const hidden = faceDownOf(position, column);
  const names = cards.slice(hidden).map((card) => cardName(text, card));
  const items = hidden === 0 ? names : [text.t("cards.hidden", { count: hidden }), ...names];
  return text.t("reading.column", { column: number, cards: items.join(", ") });
}

/**
 * The text of a drawn position (AP-28), one line a pile: removed runs or foundations, stock, waste, then the
 * columns.
 */
export function positionReading(text: Text, position: Position): readonly string[] {
  const { shape } = rulesOf(position.variant.game);
  const piles = [
    ...(shape.removedPlaces > 0 ? [spotText(text, position, { pile: "removed" })] : []),
    ...(shape.foundations ? SUITS.map((suit) => spotText(text, position, { pile: "foundation", suit })) : []),
    ...(shape.stock ? [spotText(text, position, { pile: "stock" })] : []),
    ...(shape.waste ? [spotText(text, position, { pile: "waste" })] : []),
  ];
  return [
    ...piles.map((pile) => capital(text, pile)),
    ...position.columns.map((_, column) => columnReading(text, position, column)),
  ];
}
