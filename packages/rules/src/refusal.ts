import type { Card } from "./card.ts";

/**
 * Why a move is not allowed: stable codes, part of the contract with everything that explains them (RU-2).
 * A code is never renamed or given another meaning.
 */
export const REASONS = [
  // Not a move of this game at all
  "no-such-column",
  "empty-group",
  "no-stock",
  "no-waste",
  "no-foundations",
  "run-gone",
  // What may be lifted
  "column-empty",
  "column-short",
  "card-hidden",
  "order-broken",
  "suits-mixed",
  "colours-equal",
  "mixed-run-too-long",
  "waste-empty",
  "waste-one",
  "foundation-empty",
  "foundation-top",
  // Where it may land
  "same-column",
  "not-one-lower",
  "on-ace",
  "king-on-card",
  "colour-same",
  "king-only",
  "foundation-one",
  "foundation-next",
  "foundation-source",
  "no-place",
  // Stock
  "stock-empty",
  "stock-spent",
  "stock-not-empty",
  "stock-and-waste-empty",
  "deal-over-gap",
] as const;
export type Reason = (typeof REASONS)[number];

/** The rule a refusal names: numbers of the rules, and two for what stands before any rule. */
export const RULES = [
  "SS-1",
  "SS-4",
  "SS-5",
  "SS-7",
  "SS-11",
  "SS-13",
  "SS-14",
  "TF-2",
  "TF-3",
  "TF-4",
  "TF-5",
  "TF-6",
  "TF-7",
  "TF-9",
  "TF-12",
  "ST-2",
  "ST-3",
  "ST-4",
  "KL-1",
  "SD-1",
  "group",
  "notation",
] as const;
export type Rule = (typeof RULES)[number];

/** What was wrong: the lifting of the cards, their landing, or something that is neither. */
export type RefusalPart = "lift" | "land" | "stock" | "notation";

export interface Refusal {
  readonly reason: Reason;
  readonly rule: Rule;
  readonly part: RefusalPart;
  /**
   * The cards concerned, the offending one first where there is one:
   * - order-broken, suits-mixed, colours-equal: [card that does not follow, card above it in the column]
   * - card-hidden: none (a hidden card is not named)
   * - not-one-lower, on-ace, king-on-card, colour-same, foundation-source: [card that was to land, card it met]
   * - king-only, foundation-one, no-place, same-column: [first card of the group]
   * - foundation-next: [card that was to land, card the foundation wants]
   * - column-short: the face-up cards of the column
   * - mixed-run-too-long: the cards of the group
   */
  readonly cards: readonly Card[];
  /** The column concerned, from 0: the source for "lift", the target for "land", the gap for "deal-over-gap". */
  readonly column?: number;
  /** How many cards or pieces were asked for, where that is the fault. */
  readonly count?: number;
  /** How many would have been possible, where that is the fault. */
  readonly limit?: number;
}
