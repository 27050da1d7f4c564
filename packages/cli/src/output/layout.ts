import { type Card, faceDownOf, type Position, rulesOf, SUITS, suitOf } from "@faceup/rules";
import type { CliText } from "@faceup/text";
import { FACE_WIDTH, type Faces } from "./face.ts";
import { grid } from "./grid.ts";
import { wrapWords } from "./wrap.ts";

/** A face and room for the brackets around a hidden one. */
const CELL = FACE_WIDTH + 2;

/**
 * A deal on paper: every column as a pile under its number, deepest card first, then the other piles. Hidden
 * cards are shown in brackets: who asks for a layout wants to see it.
 */
export function layoutLines(
  text: CliText,
  position: Position,
  faces: Faces,
  width: number,
): readonly string[] {
  const { shape } = rulesOf(position.variant.game);
  const hidden = position.faceDown.some((count) => count > 0);
  return [
    ...grid(
      position.columns.map((cards, index) => pileCells(cards, index, faceDownOf(position, index), faces)),
      CELL + 1,
    ),
    ...(hidden ? [faces.quiet(text.t("cli.hidden-legend"))] : []),
    ...cardsLine(text.t("cli.stock-order"), position.stock, faces, width),
    ...cardsLine(text.t("cli.waste-order"), position.waste, faces, width),
    ...(shape.foundations && position.foundations.some((height) => height > 0)
      ? [text.t("cli.foundations-line", { cards: foundationsText(position, faces) })]
      : []),
    ...(position.removed.length > 0
      ? [text.t("cli.removed-line", { suits: removedText(position, faces) })]
      : []),
  ];
}

function pileCells(cards: readonly Card[], index: number, hidden: number, faces: Faces): readonly string[] {
  return [
    faces.quiet(` ${String(index + 1).padStart(FACE_WIDTH)}`),
    ...cards.map((card, place) => (place < hidden ? `[${faces.card(card)}]` : ` ${faces.card(card)}`)),
  ];
}

function cardsLine(label: string, cards: readonly Card[], faces: Faces, width: number): readonly string[] {
  if (cards.length === 0) return [];
  return wrapWords([label, ...cards.map(faces.card)], width, { indent: "  " });
}

/** The four places of the foundations in their order: the top card of each, or its suit. */
export function foundationsText(position: Position, faces: Faces): string {
  return SUITS.map((suit, i) => faces.foundation(suit, position.foundations[i] ?? 0)).join(" ");
}

/** The suits of the runs that have left, and a dash for each place still free. */
export function removedText(position: Position, faces: Faces): string {
  const { removedPlaces } = rulesOf(position.variant.game).shape;
  return Array.from({ length: removedPlaces }, (_, i) => {
    const king = position.removed[i]?.[0];
    return king === undefined ? faces.quiet("-") : faces.suit(suitOf(king));
  }).join(" ");
}
