import { CARDS_PER_PACK, type Card, card, RANKS_PER_SUIT, type Rank, SUITS, type Suit } from "./card.ts";

/** Which suits a pack is made of: 1 suit = spades four times, 2 suits = spades and hearts twice (SS-2). */
export type SuitCount = 1 | 2 | 4;

const PACK_SUITS: Readonly<Record<SuitCount, readonly Suit[]>> = {
  1: ["S", "S", "S", "S"],
  2: ["S", "H", "S", "H"],
  4: SUITS,
};

/** The pack in order, as the deal algorithm wants it: suits as listed, each ace to king; two packs: the pack twice. */
export function deck(suits: SuitCount, packs: 1 | 2): readonly Card[] {
  const copies = new Map<number, number>();
  const cards: Card[] = [];
  for (let pack = 0; pack < packs; pack++) {
    for (const suit of PACK_SUITS[suits]) {
      for (let rank: Rank = 1; rank <= RANKS_PER_SUIT; rank++) {
        const face = card(suit, rank);
        const copy = copies.get(face) ?? 0;
        copies.set(face, copy + 1);
        cards.push(card(suit, rank, copy));
      }
    }
  }
  return cards;
}

/** How many cards there are, 52 or 104. */
export function deckSize(packs: 1 | 2): number {
  return CARDS_PER_PACK * packs;
}
