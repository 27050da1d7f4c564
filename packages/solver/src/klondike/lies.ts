import { CARDS_PER_PACK, type Position } from "@faceup/rules";
import { type Index, indexOf } from "./cards.ts";

/**
 * A position, columns taken as interchangeable, is what each card lies on: one byte a card, the index of the card below
 * or one of these, and one more byte for how many of the talon's places have been turned.
 */
export const BOTTOM = 52;
export const UP = 53;
export const TALON = 54;
/** Where it lay at the start, never seen since. */
export const HIDDEN = 55;

/** Bytes of a record: the cards, `turned`, and what fills the last word. */
export const TURNED = CARDS_PER_PACK;
export const RECORD = 56;
export const RECORD_WORDS = RECORD / 4;

export function liesOf(position: Position): Uint8Array {
  const lies = new Uint8Array(RECORD).fill(UP, 0, CARDS_PER_PACK);
  position.columns.forEach((column, i) => {
    column.forEach((c, place) => {
      const below = column[place - 1];
      const open = place >= (position.faceDown[i] ?? 0);
      lies[indexOf(c)] = open ? (below === undefined ? BOTTOM : indexOf(below)) : HIDDEN;
    });
  });
  for (const c of position.waste) lies[indexOf(c)] = TALON;
  for (const c of position.stock) lies[indexOf(c)] = TALON;
  lies[TURNED] = position.waste.length;
  return lies;
}

/** What each hidden card lies on. */
export function hiddenBelow(position: Position): Uint8Array {
  const below = new Uint8Array(CARDS_PER_PACK).fill(BOTTOM);
  for (const column of position.columns) {
    column.forEach((c, place) => {
      const lower = column[place - 1];
      if (lower !== undefined) below[indexOf(c)] = indexOf(lower);
    });
  }
  return below;
}

/** May the card lie on that one: one rank lower, the other colour? */
export function follows(card: Index, below: Index): boolean {
  return below >> 1 === (card >> 1) + 2;
}
