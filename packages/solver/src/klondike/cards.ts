import { type Card, card, RANKS_PER_SUIT, SUITS, suitIndexOf } from "@faceup/rules";

/**
 * A set of cards as two words of bits, `lo` for aces to sevens, `hi` for eights to kings.
 *
 * Bit 4 · (rank − 1) + slot. The slot's upper bit is colour and parity of the rank mixed, so that a card's two legal
 * parents (next rank, other colour) hold the same two slots one nibble higher, and its *mate* (same rank and colour) is
 * the neighbouring bit. Most questions about all cards at once become shifts by four and by one.
 */
export type Index = number;
export const LO_BITS = 28;
export const LO_MASK = 0xfffffff;
export const HI_MASK = 0xffffff;
/** Every second bit: one for each pair of mates. */
export const PAIRS_LO = 0x5555555;
export const PAIRS_HI = 0x555555;
/** The four kings, in `hi`. */
export const KINGS = 0xf00000;

/** Foundations are four nibbles of one word, in this order of suits (of {@link SUITS}): spades, clubs, hearts, diamonds. */
export const NIBBLE_OF_SUIT: readonly number[] = [0, 2, 3, 1];

const CARD_OF_INDEX: Card[] = [];
const INDEX_OF_CARD = new Uint8Array(52);
/** What a foundation word gains when this card goes up. */
export const UNIT = new Int32Array(52);

for (const suit of SUITS) {
  for (let rank = 1; rank <= RANKS_PER_SUIT; rank++) {
    const c = card(suit, rank);
    const nibble = NIBBLE_OF_SUIT[suitIndexOf(c)]!;
    const side = (nibble >> 1) ^ (rank & 1);
    const index = 4 * (rank - 1) + 2 * side + (nibble & 1);
    CARD_OF_INDEX[index] = c;
    INDEX_OF_CARD[c] = index;
    UNIT[index] = 1 << (4 * nibble);
  }
}

export function indexOf(c: Card): Index {
  return INDEX_OF_CARD[c]!;
}

export function cardOf(index: Index): Card {
  return CARD_OF_INDEX[index]!;
}

export function bitLo(index: Index): number {
  return index < LO_BITS ? 1 << index : 0;
}

export function bitHi(index: Index): number {
  return index < LO_BITS ? 0 : 1 << (index - LO_BITS);
}

/** The card's rank, 0 = ace. */
export function rankOfIndex(index: Index): number {
  return index >> 2;
}

export function nibbleOf(c: Card): number {
  return NIBBLE_OF_SUIT[suitIndexOf(c)]!;
}

/** The lowest card of a set that is not empty. */
export function lowest(lo: number, hi: number): Index {
  return lo !== 0 ? 31 - Math.clz32(lo & -lo) : LO_BITS + 31 - Math.clz32(hi & -hi);
}
