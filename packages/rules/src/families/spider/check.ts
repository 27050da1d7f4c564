import { ACE, type Card, KING, rankOf, sameSuit } from "../../card.ts";
import type { Move, Source, Target } from "../../move.ts";
import { columnOf, lastCard, type Position } from "../../position.ts";
import type { Refusal, Rule } from "../../refusal.ts";
import { descends, firstBreak, inSuit } from "../../run.ts";
import { checkColumnHolds, checkNotation, groupOf } from "../columns.ts";

/** The rules that differ from game to game: where it is said that there is no stock or no waste. */
export interface StockRules {
  readonly stock: boolean;
  readonly noWaste: Rule;
}

/** SS-5, SS-13, ST-2: what may be lifted. */
export function checkLift(
  position: Position,
  from: Source,
  count: number,
  rules: StockRules,
): Refusal | undefined {
  const notation = checkNotation(position, [from], count);
  if (notation !== undefined) return notation;
  switch (from.pile) {
    case "waste":
      return { reason: "no-waste", rule: rules.noWaste, part: "lift", cards: [] };
    case "foundation":
      return { reason: "run-gone", rule: "SS-7", part: "lift", cards: [] };
    case "column": {
      const holds = checkColumnHolds(position, from.column, count, "SS-4");
      if (holds !== undefined) return holds;
      const group = groupOf(position, from.column, count);
      if (group.hidden)
        return { reason: "card-hidden", rule: "ST-2", part: "lift", cards: [], column: from.column };
      return checkOrder(group.cards, from.column) ?? checkSuit(group.cards, from.column);
    }
  }
}

/** A broken order is named before mixed suits, wherever in the group each stands. */
export function checkOrder(group: readonly Card[], column: number): Refusal | undefined {
  const broken = firstBreak(group, descends);
  if (broken === undefined) return undefined;
  return { reason: "order-broken", rule: "SS-13", part: "lift", cards: [broken.lower, broken.upper], column };
}

function checkSuit(group: readonly Card[], column: number): Refusal | undefined {
  const broken = firstBreak(group, inSuit);
  if (broken === undefined) return undefined;
  return { reason: "suits-mixed", rule: "SS-5", part: "lift", cards: [broken.lower, broken.upper], column };
}

/** SS-4, SS-5, SS-6: where a group that begins with `first` may land. */
export function checkLand(
  position: Position,
  first: Card,
  count: number,
  from: Source,
  to: Target,
): Refusal | undefined {
  if (to.pile === "foundation")
    return { reason: "no-foundations", rule: "SS-7", part: "land", cards: [first] };
  const rule = count === 1 ? "SS-4" : "SS-5";
  const part = "land";
  const column = to.column;
  if (from.pile === "column" && from.column === column) {
    return { reason: "same-column", rule, part, cards: [first], column };
  }
  const last = lastCard(columnOf(position, column));
  if (last === undefined) return undefined;
  const cards = [first, last];
  if (rankOf(first) === KING) return { reason: "king-on-card", rule, part, cards, column };
  if (rankOf(last) === ACE) return { reason: "on-ace", rule, part, cards, column };
  if (!descends(first, last)) return { reason: "not-one-lower", rule, part, cards, column };
  return undefined;
}

/** ST-3, ST-4: dealing a row. */
function checkDeal(position: Position, rules: StockRules): Refusal | undefined {
  if (!rules.stock) return { reason: "no-stock", rule: "SS-1", part: "stock", cards: [] };
  if (position.stock.length === 0) return { reason: "stock-empty", rule: "ST-4", part: "stock", cards: [] };
  const cards = position.columns.reduce((sum, column) => sum + column.length, 0);
  const gap = position.columns.findIndex((column) => column.length === 0);
  if (gap >= 0 && cards >= position.columns.length) {
    return { reason: "deal-over-gap", rule: "ST-4", part: "stock", cards: [], column: gap };
  }
  return undefined;
}

export function check(position: Position, move: Move, rules: StockRules): Refusal | undefined {
  switch (move.type) {
    case "draw":
      return checkDeal(position, rules);
    case "redeal":
      return { reason: "no-waste", rule: rules.noWaste, part: "stock", cards: [] };
    case "transfer": {
      const refused =
        checkNotation(position, [move.from, move.to], move.count) ??
        checkLift(position, move.from, move.count, rules);
      if (refused !== undefined || move.from.pile !== "column") return refused;
      const first = groupOf(position, move.from.column, move.count).cards[0] as Card;
      return checkLand(position, first, move.count, move.from, move.to);
    }
  }
}

/** Would the group land on a card of its own suit? */
export function landsInSuit(position: Position, first: Card, column: number): boolean {
  const last = lastCard(columnOf(position, column));
  return last !== undefined && sameSuit(first, last);
}
