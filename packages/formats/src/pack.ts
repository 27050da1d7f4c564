import { type Card, card, RANKS_PER_SUIT, type Suit } from "@faceup/rules";

/** The suits one after the other, each from ace to king: how programs lay a pack before they shuffle it. */
export function packOf(suits: readonly Suit[]): Card[] {
  return suits.flatMap((suit) => Array.from({ length: RANKS_PER_SUIT }, (_, i) => card(suit, i + 1)));
}

export function swap(cards: Card[], i: number, j: number): void {
  const swapped = cards[i] as Card;
  cards[i] = cards[j] as Card;
  cards[j] = swapped;
}
