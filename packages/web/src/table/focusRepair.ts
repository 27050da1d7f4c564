/** Keeps the focus on what the player has in mind while the cards move (AP-27). Pure. */
import type { Card } from "@faceup/rules";
import { SUITS } from "@faceup/rules";
import { hasPile, nearestStop, topOf } from "./focus.ts";
import {
  cardsOf,
  columnIndex,
  columnPile,
  foundationPile,
  type PileId,
  type Spot,
  type TableModel,
} from "./model.ts";

/**
 * The focus after the table changed from `before` to `after`: on the cards that came to the focused pile, else on
 * the focused card wherever it went, else on what is left where it lay. Always a stop.
 *
 * For changes within one game; a new one begins at its first stop.
 */
export function repairFocus(before: TableModel, focus: Spot, after: TableModel): Spot {
  if (!hasPile(after, focus.pile)) return nearestStop(after, focus);
  // Who turns over card after card stays at the stock.
  if (focus.pile === "stock") return topOf(after, "stock");
  const newcomer = firstNewcomer(before, focus.pile, after);
  if (newcomer !== undefined) return nearestStop(after, newcomer);
  const card = cardsOf(before, focus.pile)[focus.index];
  const place = card === undefined ? undefined : placeOf(after, card);
  if (place !== undefined) return nearestStop(after, place);
  // A run that left took its cards along: stay where it was completed.
  const to = card !== undefined && isRemoved(after, card) ? after.lastMove?.to : undefined;
  if (to !== undefined && columnIndex(to) !== undefined) return topOf(after, to);
  return nearestStop(after, focus);
}

/** The deepest of the cards that were put on a column; not those that were dealt to all of them. */
function firstNewcomer(before: TableModel, pile: PileId, after: TableModel): Spot | undefined {
  if (columnIndex(pile) === undefined) return undefined;
  const earlier = new Set([...cardsOf(before, pile), ...before.stock]);
  const index = cardsOf(after, pile).findIndex((card) => !earlier.has(card));
  return index < 0 ? undefined : { pile, index };
}

/** Where a card lies in the open; undefined for the stock and for removed runs, where nothing can be done with it. */
function placeOf(model: TableModel, card: Card): Spot | undefined {
  for (const pile of openPiles(model)) {
    const index = cardsOf(model, pile).indexOf(card);
    if (index >= 0) return { pile, index };
  }
  return undefined;
}

function openPiles({ shape, columns }: TableModel): readonly PileId[] {
  const foundations = shape.foundations ? SUITS.map(foundationPile) : [];
  return [
    ...columns.map((_, i) => columnPile(i)),
    ...(shape.waste ? (["waste"] as const) : []),
    ...foundations,
  ];
}

function isRemoved(model: TableModel, card: Card): boolean {
  return model.removed.some((run) => run.includes(card));
}
