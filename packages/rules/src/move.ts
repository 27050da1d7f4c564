import type { Suit } from "./card.ts";

/** Columns are numbered from 0 here and from 1 wherever a person or a file meets them. */
export type Source =
  | { readonly pile: "column"; readonly column: number }
  | { readonly pile: "waste" }
  | { readonly pile: "foundation"; readonly suit: Suit };

/** A card finds its own foundation (TF-6), so a target needs no suit. */
export type Target = { readonly pile: "column"; readonly column: number } | { readonly pile: "foundation" };

export interface Transfer {
  readonly type: "transfer";
  readonly from: Source;
  readonly to: Target;
  /** How many cards, from the pile's last card upwards; 1 or more. */
  readonly count: number;
}

/** `draw` turns cards to the waste (TF-8) or deals a row from the stock (ST-3), whichever the game knows. */
export type Move = Transfer | { readonly type: "draw" } | { readonly type: "redeal" };

export const DRAW: Move = { type: "draw" };
export const REDEAL: Move = { type: "redeal" };

export function column(index: number): { readonly pile: "column"; readonly column: number } {
  return { pile: "column", column: index };
}

export function transfer(from: Source, to: Target, count = 1): Transfer {
  return { type: "transfer", from, to, count };
}

export function sameMove(a: Move, b: Move): boolean {
  if (a.type !== "transfer" || b.type !== "transfer") return a.type === b.type;
  return a.count === b.count && samePile(a.from, b.from) && samePile(a.to, b.to);
}

function samePile(a: Source | Target, b: Source | Target): boolean {
  if (a.pile !== b.pile) return false;
  if (a.pile === "column") return b.pile === "column" && a.column === b.column;
  if (a.pile === "foundation") return suitOfPile(a) === suitOfPile(b);
  return true;
}

function suitOfPile(pile: Source | Target): Suit | undefined {
  return pile.pile === "foundation" && "suit" in pile ? pile.suit : undefined;
}
