/**
 * Pips, crests and the words for drawing in layers. Everything here was drawn for this project.
 *
 * One unit is a hundredth of the figure's width: pips fill a square of {@link ART_UNIT}, crests and busts stand in
 * boxes of that width. Colours are not stated here: shapes name a tone, and a tone is a custom property
 * (styles/cards.css), so that themes, two-colour packs and prints recolour every figure at once.
 */
import type { Suit } from "@faceup/rules";

export const ART_UNIT = 100;

/** Custom properties that art may use; `c` is the colour of the suit, `face` the card's own paper. */
export type Tone = "c" | "face" | "robe" | "hair" | "gold" | "band" | "skin" | "shade" | "lip";

/** A filled path, or a line of the given thickness with round ends. Later layers lie on earlier ones. */
export type Layer = readonly [tone: Tone, d: string, line?: number];

/** Court ranks by their English letter, whatever letter the index prints. */
export type Court = "J" | "Q" | "K";

export const PIPS: Readonly<Record<Suit, string>> = {
  S: "M50 3C44 17 7 38 7 61c0 13 9.5 21.5 21 21.5 7 0 12.5-3 16-8-.8 9-4.5 16.5-10 22.5h32c-5.5-6-9.2-13.5-10-22.5 3.5 5 9 8 16 8 11.5 0 21-8.5 21-21.5C93 38 56 17 50 3Z",
  H: "M50 95C43 81 6 61 6 33 6 18 16.5 8 29 8c9.5 0 17 5.5 21 15 4-9.5 11.5-15 21-15 12.5 0 23 10 23 25 0 28-37 48-44 62Z",
  D: "M50 1C59 19 74 37 90 50 74 63 59 81 50 99 41 81 26 63 10 50 26 37 41 19 50 1Z",
  C: "M50 4a22 22 0 0 1 18.6 33.8A22 22 0 1 1 57.5 72c1 9.5 4 17.5 9 24h-33c5-6.5 8-14.5 9-24a22 22 0 1 1-11.1-34.2A22 22 0 0 1 50 4Z",
};

/** Feathered hat, coronet and crown, 100 × {@link CREST_HEIGHT}, standing on the bottom of the box. */
export const CRESTS: Readonly<Record<Court, string>> = {
  J: "M3 72V62h74v10ZM7 58C5 35 20 24 41 24s34 11 32 34ZM81 62C72 41 78 16 99 1c8 23 3 44-13 60Z",
  Q: "M12 72C10 60 7 50 4 42c12 8 22 6 27-8 7 10 14 8 19-8 5 16 12 18 19 8 5 14 15 16 27 8-3 8-6 18-8 30ZM10 33a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM37 25a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM56 19a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM75 25a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM102 33a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z",
  K: "M8 72 2 28l24 18L50 14l24 32 24-18-6 44Z",
};
export const CREST_HEIGHT = 72;
