import { type Position, rankOf } from "@faceup/rules";
import { KING, packCard } from "../spider/card.ts";

/**
 * By how many cards of the stock are dealt: how many moves the rest of it takes at least. Together with the due cards
 * of the columns that is a lower bound of the moves left.
 *
 * Every card but a king must come to lie on its successor, the card one rank higher of its suit, both of them open.
 * A card of the columns that does not is *due*: it gets there by a transfer in which it is the first card of the
 * group, for nothing is ever put under a card; and no two cards are first of the same group. A card of the stock
 * may get there by its deal. But not if all copies of its successor are dealt in the same row, where each card lies
 * on another column, or later: then it is due as soon as it is dealt. And each row takes a deal.
 */
export function stockBounds({ columns, stock }: Position): Int32Array {
  const width = columns.length;
  const bounds = new Int32Array(stock.length + 1);
  const cards = stock.map(packCard);
  const open = new Set(columns.flat().map(packCard));
  // Those that may lie on their successor by their deal.
  const lucky = new Uint8Array(stock.length);
  for (let row = 0; row < cards.length; row += width) {
    const dealt = cards.slice(row, row + width);
    dealt.forEach((card, i) => {
      lucky[row + i] = open.has(card + 1) ? 1 : 0;
    });
    for (const card of dealt) open.add(card);
  }
  for (let dealt = stock.length - 1; dealt >= 0; dealt--) {
    const isDue = lucky[dealt] === 0 && rankOf(stock[dealt]!) !== KING;
    const deals = dealt % width === 0 ? 1 : 0;
    bounds[dealt] = bounds[dealt + 1]! + (isDue ? 1 : 0) + deals;
  }
  return bounds;
}
