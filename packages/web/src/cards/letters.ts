/** Index letters: which glyph a rank prints in the letters of a language (AP-13). */
import type { Rank } from "@faceup/rules";
import type { Court } from "./art.ts";
import type { GlyphName } from "./glyphs.generated.ts";

/** Ace, jack, queen, king: English, Czech and Slovak AJQK, German A B D K, French A V D R. */
export const LETTERS = ["AJQK", "ABDK", "AVDR"] as const;
export type Letters = (typeof LETTERS)[number];

const NUMBERS: readonly GlyphName[] = ["2", "3", "4", "5", "6", "7", "8", "9", "10"];
const FACES: Readonly<Record<Letters, readonly [ace: GlyphName, ...courts: GlyphName[]]>> = {
  AJQK: ["A", "J", "Q", "K"],
  ABDK: ["A", "B", "D", "K"],
  AVDR: ["A", "V", "D", "R"],
};

export function rankGlyph(rank: Rank, letters: Letters): GlyphName {
  const [ace, ...courts] = FACES[letters];
  return NUMBERS[rank - 2] ?? courts[rank - 11] ?? ace;
}

/** The figure of a court rank, the same in every language; undefined for ace to ten. */
export function courtOf(rank: Rank): Court | undefined {
  return (["J", "Q", "K"] as const)[rank - 11];
}
