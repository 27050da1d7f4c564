import { type Card, RANK_LETTERS, rankOf, rulesOf, type Suit, suitOf, type Variant } from "@faceup/rules";
import picocolors from "picocolors";
import type { Terminal } from "./terminal.ts";

/** Every card is two characters wide, ten included: `T♠`, as files and the notation of moves write it. */
export const FACE_WIDTH = 2;

type Paint = (text: string) => string;

/** How cards and the marks around them look on one terminal. */
export interface Faces {
  card(card: Card): string;
  suit(suit: Suit): string;
  /** The top card of a foundation of that height, as wide as a face; a dash and the suit where it is empty. */
  foundation(suit: Suit, height: number): string;
  /** A hidden card, as wide as a face. */
  readonly hidden: string;
  /** A place without a card, as wide as a face. */
  readonly none: string;
  /** For what is there to be read when looked for: numbers of columns, labels. */
  readonly quiet: Paint;
  readonly strong: Paint;
  /** For what was refused. */
  readonly warning: Paint;
  /** For what went well. */
  readonly good: Paint;
}

const SYMBOLS: Readonly<Record<Suit, string>> = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** @param variant decides between two colours and four: where suits matter, each has its own */
export function facesFor(terminal: Pick<Terminal, "colour" | "symbols">, variant: Variant): Faces {
  const c = picocolors.createColors(terminal.colour);
  const plain: Paint = (text) => text;
  const byColour = rulesOf(variant.game).family === "klondike";
  const paints: Readonly<Record<Suit, Paint>> = {
    S: plain,
    H: c.red,
    D: byColour ? c.red : c.blueBright,
    C: byColour ? plain : c.green,
  };
  const sign = (suit: Suit): string => (terminal.symbols ? SYMBOLS[suit] : suit);
  const face = (rank: string, suit: Suit): string => paints[suit](rank + sign(suit));
  return {
    card: (card) => face(RANK_LETTERS.charAt(rankOf(card) - 1), suitOf(card)),
    suit: (suit) => face("", suit),
    foundation: (suit, height) => face(height === 0 ? "-" : RANK_LETTERS.charAt(height - 1), suit),
    hidden: c.dim(terminal.symbols ? "▒▒" : "##"),
    none: c.dim("--"),
    quiet: c.dim,
    strong: c.bold,
    warning: c.yellow,
    good: c.green,
  };
}
