import { type Position, rulesOf } from "@faceup/rules";
import { LowerBound } from "../spider/bound.ts";
import { KING, packCard, RANK_MASK } from "../spider/card.ts";
import { Columns } from "../spider/columns.ts";
import { stockBounds } from "./stockBounds.ts";

const NO_LIMIT = 255;

/**
 * A lower bound of the moves left: what the stock takes, and what the cards of the columns take by
 * {@link LowerBound}. Its proof holds where rows will be dealt: they come to lie on top, so all that had to leave
 * before something else still has to; a card that is dealt moves by moves of its own; and a copy in the stock is one
 * more that lies elsewhere. A hidden card is due though it lies on its successor, as is an open one that lies on a
 * hidden card; counting neither leaves the bound too low, not too high.
 */
export function leastLeft(position: Position): number {
  const stock = stockBounds(position)[0]!;
  if (rulesOf(position.variant.game).layout.packs > 1) return stock + dueIn(position);
  const columns = new Columns(position.columns.length);
  position.columns.forEach((cards, column) => {
    for (const card of cards) columns.push(column, packCard(card));
  });
  const feedback = new LowerBound(position.stock.map(packCard)).of(columns, NO_LIMIT) - columns.missing;
  return stock + dueIn(position) + feedback;
}

/** Cards, kings apart, that do not lie on their successor, both of them open. */
function dueIn({ columns, faceDown }: Position): number {
  const due = columns.map((cards, column) => {
    const codes = cards.map(packCard);
    const hidden = faceDown[column] ?? 0;
    const linked = (code: number, i: number): boolean => i > hidden && codes[i - 1] === code + 1;
    return codes.filter((code, i) => (code & RANK_MASK) !== KING && !linked(code, i)).length;
  });
  return due.reduce((sum, count) => sum + count, 0);
}
