import { ACE, type Card, card, colourOf, KING, rankOf, suitIndexOf, suitOf } from "../../card.ts";
import type { Move, Source, Target } from "../../move.ts";
import { columnOf, foundationTop, lastCard, type Position } from "../../position.ts";
import type { Refusal } from "../../refusal.ts";
import { alternates, descends, firstBreak } from "../../run.ts";
import { checkColumnHolds, checkNotation, groupOf } from "../columns.ts";

/** TF-3, TF-5, TF-7, KL-1: what may be lifted. */
export function checkLift(position: Position, from: Source, count: number): Refusal | undefined {
  const notation = checkNotation(position, [from], count);
  if (notation !== undefined) return notation;
  const part = "lift";
  switch (from.pile) {
    case "waste":
      if (position.waste.length === 0) return { reason: "waste-empty", rule: "TF-5", part, cards: [] };
      if (count > 1)
        return { reason: "waste-one", rule: "TF-5", part, cards: position.waste.slice(-1), count };
      return undefined;
    case "foundation": {
      const top = foundationTop(position, from.suit);
      if (top === undefined) {
        return { reason: "foundation-empty", rule: "TF-7", part, cards: [card(from.suit, ACE)] };
      }
      return count > 1 ? { reason: "foundation-top", rule: "TF-7", part, cards: [top], count } : undefined;
    }
    case "column": {
      const holds = checkColumnHolds(position, from.column, count, "group");
      if (holds !== undefined) return holds;
      const group = groupOf(position, from.column, count);
      if (group.hidden) return { reason: "card-hidden", rule: "KL-1", part, cards: [], column: from.column };
      const broken = firstBreak(group.cards, alternates);
      if (broken === undefined) return undefined;
      const reason = descends(broken.lower, broken.upper) ? "colours-equal" : "order-broken";
      return { reason, rule: "TF-3", part, cards: [broken.lower, broken.upper], column: from.column };
    }
  }
}

/** The first card of what a source gives. Only after `checkLift`. */
export function firstOf(position: Position, from: Source, count: number): Card {
  switch (from.pile) {
    case "waste":
      return lastCard(position.waste) as Card;
    case "foundation":
      return foundationTop(position, from.suit) as Card;
    case "column":
      return groupOf(position, from.column, count).cards[0] as Card;
  }
}

/** TF-6: one card, its own suit, the next rank; from a column or the waste. */
function checkFoundation(position: Position, first: Card, from: Source, count: number): Refusal | undefined {
  const rule = "TF-6";
  const part = "land";
  if (from.pile === "foundation") return { reason: "foundation-source", rule, part, cards: [first] };
  if (count > 1) return { reason: "foundation-one", rule, part, cards: [first], count };
  const height = position.foundations[suitIndexOf(first)] ?? 0;
  if (rankOf(first) === height + 1) return undefined;
  return { reason: "foundation-next", rule, part, cards: [first, card(suitOf(first), height + 1)] };
}

/** TF-2, TF-4: where a group that begins with `first` may land. */
function checkColumn(position: Position, first: Card, from: Source, column: number): Refusal | undefined {
  const rule = "TF-2";
  const part = "land";
  if (from.pile === "column" && from.column === column) {
    return { reason: "same-column", rule, part, cards: [first], column };
  }
  const last = lastCard(columnOf(position, column));
  if (last === undefined) {
    return rankOf(first) === KING
      ? undefined
      : { reason: "king-only", rule: "TF-4", part, cards: [first], column };
  }
  const cards = [first, last];
  if (rankOf(first) === KING) return { reason: "king-on-card", rule, part, cards, column };
  if (rankOf(last) === ACE) return { reason: "on-ace", rule, part, cards, column };
  if (!descends(first, last)) return { reason: "not-one-lower", rule, part, cards, column };
  if (colourOf(first) === colourOf(last)) return { reason: "colour-same", rule, part, cards, column };
  return undefined;
}

function checkLand(
  position: Position,
  first: Card,
  from: Source,
  to: Target,
  count: number,
): Refusal | undefined {
  return to.pile === "foundation"
    ? checkFoundation(position, first, from, count)
    : checkColumn(position, first, from, to.column);
}

/** TF-9: drawing and redealing. */
function checkStock(position: Position, wanted: "draw" | "redeal"): Refusal | undefined {
  const stock = position.stock.length;
  const waste = position.waste.length;
  const refuse = (reason: "stock-spent" | "stock-not-empty" | "stock-and-waste-empty"): Refusal => ({
    reason,
    rule: "TF-9",
    part: "stock",
    cards: [],
  });
  if (stock === 0 && waste === 0) return refuse("stock-and-waste-empty");
  if (wanted === "draw") return stock === 0 ? refuse("stock-spent") : undefined;
  return stock > 0 ? refuse("stock-not-empty") : undefined;
}

export function check(position: Position, move: Move): Refusal | undefined {
  if (move.type !== "transfer") return checkStock(position, move.type);
  const { from, to, count } = move;
  const notation = checkNotation(position, [from, to], count);
  if (notation !== undefined) return notation;
  const lift = checkLift(position, from, count);
  if (lift !== undefined) {
    // An empty column has no last card for a foundation (TF-6) and no group for a column (terms).
    return lift.reason === "column-empty" && to.pile === "foundation" ? { ...lift, rule: "TF-6" } : lift;
  }
  return checkLand(position, firstOf(position, from, count), from, to, count);
}
