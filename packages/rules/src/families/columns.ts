import type { Card } from "../card.ts";
import type { Source, Target } from "../move.ts";
import { columnOf, faceDownOf, lastCards, type Position } from "../position.ts";
import type { Refusal } from "../refusal.ts";
import type { GameEvent } from "../score.ts";

/** What both families ask of a column before their own rules: it exists, it has the cards (notation and terms). */
export function checkColumnHolds(
  position: Position,
  index: number,
  count: number,
  emptyRule: "SS-4" | "group",
): Refusal | undefined {
  const cards = columnOf(position, index);
  if (cards.length === 0 && count === 1) {
    return { reason: "column-empty", rule: emptyRule, part: "lift", cards: [], column: index };
  }
  if (count > cards.length) {
    return {
      reason: "column-short",
      rule: "group",
      part: "lift",
      cards: cards.slice(faceDownOf(position, index)),
      column: index,
      count,
      limit: cards.length,
    };
  }
  return undefined;
}

/** Refuses piles and counts that no game of this many columns has. */
export function checkNotation(
  position: Position,
  piles: readonly (Source | Target)[],
  count: number,
): Refusal | undefined {
  for (const pile of piles) {
    if (pile.pile === "column" && position.columns[pile.column] === undefined) {
      return {
        reason: "no-such-column",
        rule: "notation",
        part: "notation",
        cards: [],
        column: pile.column,
        limit: position.columns.length,
      };
    }
  }
  if (count < 1) return { reason: "empty-group", rule: "notation", part: "notation", cards: [], count };
  return undefined;
}

/** The last `count` cards of a column and whether one of them is hidden. */
export function groupOf(
  position: Position,
  index: number,
  count: number,
): { readonly cards: readonly Card[]; readonly hidden: boolean } {
  const cards = columnOf(position, index);
  return {
    cards: lastCards(cards, count),
    hidden: cards.length - count < faceDownOf(position, index),
  };
}

export function withColumn(
  columns: readonly (readonly Card[])[],
  index: number,
  cards: readonly Card[],
): readonly (readonly Card[])[] {
  return columns.map((column, i) => (i === index ? cards : column));
}

/** A hidden card that became last turns up at once (ST-2, KL-1). */
export function turnUp(
  position: Position,
  index: number,
): { readonly position: Position; readonly events: readonly GameEvent[] } {
  const cards = columnOf(position, index);
  const hidden = faceDownOf(position, index);
  const last = cards[cards.length - 1];
  if (last === undefined || hidden < cards.length) return { position, events: [] };
  return {
    position: {
      ...position,
      faceDown: position.faceDown.map((n, i) => (i === index ? cards.length - 1 : n)),
    },
    events: [{ type: "turned-up", column: index, card: last }],
  };
}
