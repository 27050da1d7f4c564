import { type Card, card, type Rank, rankOf, SUITS, type Suit, suitIndexOf } from "@faceup/rules";

/**
 * A packed card: suit · 16 + rank. Equal faces are equal numbers, and the card that a card belongs on, its
 * successor, is the card + 1. No card is a king's successor, for there is no rank 14.
 */
export type Packed = number;

/** What the deepest card of a column lies on. */
export const NOTHING: Packed = 0;
export const SUIT_SHIFT = 4;
export const RANK_MASK = 15;
export const ACE = 1;
export const KING = 13;
/** All packed cards are below. */
export const PACKED_CARDS = 64;

export function packCard(c: Card): Packed {
  return (suitIndexOf(c) << SUIT_SHIFT) | rankOf(c);
}

export function packedCard(suit: number, rank: Rank): Packed {
  return (suit << SUIT_SHIFT) | rank;
}

/** The card of the rules with this face. */
export function unpackCard(packed: Packed): Card {
  return card(SUITS[packed >> SUIT_SHIFT] as Suit, packed & RANK_MASK);
}
