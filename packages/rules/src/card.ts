/**
 * A card is a branded number: copy · 52 + suit · 13 + (rank − 1).
 *
 * Every card of a pack is a number of its own, so that a board can follow the one it animates even when a
 * Simple Simon pack holds four sevens of spades. `copy` tells such cards apart and has no other meaning:
 * rules and text look at suit and rank only.
 */
export type Card = number & { readonly __card: true };

/** Suit order everywhere: spades, hearts, diamonds, clubs. */
export const SUITS = ["S", "H", "D", "C"] as const;
export type Suit = (typeof SUITS)[number];

/** 1 = ace … 11 = jack, 12 = queen, 13 = king. */
export type Rank = number;
export const ACE = 1;
export const KING = 13;
export const RANKS_PER_SUIT = 13;
export const CARDS_PER_PACK = 52;

export type Colour = "black" | "red";

export function card(suit: Suit, rank: Rank, copy = 0): Card {
  return (copy * CARDS_PER_PACK + SUITS.indexOf(suit) * RANKS_PER_SUIT + rank - 1) as Card;
}

/** The printed face, 0..51: equal for cards that look the same. */
export function faceOf(c: Card): number {
  return c % CARDS_PER_PACK;
}

export function copyOf(c: Card): number {
  return Math.floor(c / CARDS_PER_PACK);
}

/** 0..3 in the order of {@link SUITS}. */
export function suitIndexOf(c: Card): number {
  return Math.floor(faceOf(c) / RANKS_PER_SUIT);
}

export function suitOf(c: Card): Suit {
  return SUITS[suitIndexOf(c)] as Suit;
}

export function rankOf(c: Card): Rank {
  return (faceOf(c) % RANKS_PER_SUIT) + 1;
}

export function colourOf(c: Card): Colour {
  const suit = suitIndexOf(c);
  return suit === 1 || suit === 2 ? "red" : "black";
}

export function sameSuit(a: Card, b: Card): boolean {
  return suitIndexOf(a) === suitIndexOf(b);
}
