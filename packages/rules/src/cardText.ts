import { type Card, card, RANKS_PER_SUIT, rankOf, SUITS, type Suit, suitOf } from "./card.ts";

/** Ranks as files write them, ace to king. International letters always: D means diamonds, never Dame. */
export const RANK_LETTERS = "A23456789TJQK";

const SUIT_SYMBOLS: ReadonlyMap<string, Suit> = new Map([
  ["♠", "S"],
  ["♥", "H"],
  ["♦", "D"],
  ["♣", "C"],
  ["♤", "S"],
  ["♡", "H"],
  ["♢", "D"],
  ["♧", "C"],
]);

export function makeCard(c: Card): string {
  return `${RANK_LETTERS[rankOf(c) - 1] ?? ""}${suitOf(c)}`;
}

export function parseSuit(text: string): Suit | undefined {
  // Compared in lower case, as the upper case of other letters (the long s) is a suit's too.
  return SUITS.find((suit) => suit === text || suit.toLowerCase() === text) ?? SUIT_SYMBOLS.get(text);
}

/** Reads `7H`, `th`, `10♥`; copy 0. Undefined where the text is no card. */
export function parseCard(text: string): Card | undefined {
  // A symbol may be followed by the mark that asks for its plain form.
  const plain = text.replace(/\ufe0e|\ufe0f/g, "").replace(/^10/, "T");
  const [rankLetter, suitText, ...rest] = [...plain];
  if (rankLetter === undefined || suitText === undefined || rest.length > 0) return undefined;
  const rank = RANK_LETTERS.indexOf(rankLetter.toUpperCase()) + 1;
  const suit = parseSuit(suitText);
  return rank >= 1 && rank <= RANKS_PER_SUIT && suit !== undefined ? card(suit, rank) : undefined;
}
