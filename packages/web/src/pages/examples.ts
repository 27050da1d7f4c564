import type { PageGame } from "@faceup/text";

/** A game or a part of one that a page steps through. Everything that it shows follows from this by the rules. */
export interface Example {
  /** CO-4: a code and the moves made from its deal. */
  readonly record: string;
  /** Moves made before the first position that is shown; 0 is the deal. */
  readonly from?: number;
  /** A move that the rules refuse at the end. */
  readonly refused?: string;
}

const SIMON_WON =
  "SS1-S1-AAAAACZ 7>8 2>7 2>5 3>4 3>9 6>8 6>8 9>8x2 5>9x2 9>8x3 4>9x2 4>5 4>9 2>9 10>8 6>8 1>8 5>1x2 1>3x3 1>3 1>7 7>1x3 8>10x12 8>3 4>3 1>8x4 3>1x7 1>9x8 1>4 7>4 2>7 2>5 3>2 2>8x2 3>2 3>4 8>4x7 3>5 3>7 6>7 1>7 4>2x11 5>2x3 5>7x2 2>7x4 5>7 7>4x12 9>4x12 10>6x12";
const THOUGHTFUL_WON =
  "TF1-D1N-AAAAAAD 4>f 4>5 2>4 2>f 5>f d d d d d w>f 3>f w>5 w>6 d d d d w>6 d d d w>6 7>6 7>f d d w>1 7>1 d d w>2 w>2 7>2 7>f d d w>f d d d w>f 5>f 5>f 5>f 3>f d d w>4 6>4x5 6>f 1>f d w>f 5>f 4>5x3 4>f 5>4x4 5>f 7>f 4>f 4>2x7 4>f 6>4x2 r d w>f d w>3 d d d d d d d d w>f 2>f 2>f w>3 w>1 w>5 w>f 2>f 7>f 6>f w>f 2>f 1>f 2>f 1>f 2>f 1>f 2>f 6>f 2>f w>f d w>f 4>f 4>f d w>f w>f 3>f 3>f 3>f 2>f 5>f 2>f";

/** By game and by the name that the texts use. */
export const EXAMPLES: Readonly<Record<PageGame, Readonly<Record<string, Example>>>> = {
  SS: {
    won: { record: SIMON_WON },
    column: { record: firstMoves(SIMON_WON, 23), from: 22 },
    mixed: { record: "SS1-S4-AAAAAAB", refused: "8>1x2" },
  },
  TF: {
    won: { record: THOUGHTFUL_WON },
    unordered: { record: "TF1-D1N-AAAAAAD", refused: "5>6x4" },
    king: { record: firstMoves(THOUGHTFUL_WON, 4), from: 4, refused: "1>2" },
  },
};

function firstMoves(record: string, count: number): string {
  return record
    .split(" ")
    .slice(0, count + 1)
    .join(" ");
}
