import type { Index } from "./cards.ts";

/** A step of the search: what is moved where, without the shifting of free cards and the draws that make it possible. */
export const REVEAL = 0;
export const PLAY = 64;
export const PLACE = 128;
export const RAISE = 192;
export const LOWER = 256;

/**
 * A kind and a card in one number. REVEAL: a head with its run to a column. PLAY: a card of a column to its foundation.
 * PLACE, RAISE: a card of the talon to a column, to its foundation. LOWER: a card from its foundation to a column.
 */
export type Macro = number;

export function kindOf(macro: Macro): number {
  return macro & ~63;
}

export function indexOfMacro(macro: Macro): Index {
  return macro & 63;
}
