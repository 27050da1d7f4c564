import { type Card, type Rank, rankOf, type Suit, suitOf } from "@faceup/rules";
import type { Locale } from "./locale.ts";

/** What is printed on ace, jack, queen and king (AP-13). Files and codes always write A J Q K. */
export const LETTERS = ["AJQK", "ABDK", "AVDR"] as const;
export type Letters = (typeof LETTERS)[number];

/** The index letters of a language. */
export function indexLetters(locale: Locale): Letters {
  switch (locale) {
    case "de":
      return "ABDK";
    case "fr":
      return "AVDR";
    case "en":
    case "cs":
    case "sk":
      return "AJQK";
  }
}

/** What a card of this rank prints in its corner: `A`, `10`, `D`. */
export function rankLetter(rank: Rank, letters: Letters): string {
  const place = [1, 11, 12, 13].indexOf(rank);
  return place < 0 ? String(rank) : letters.charAt(place);
}

const SYMBOLS: Readonly<Record<Suit, string>> = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** A card as print writes it: `7♥`, `D♠`. */
export function cardSymbol(card: Card, letters: Letters): string {
  return rankLetter(rankOf(card), letters) + SYMBOLS[suitOf(card)];
}
