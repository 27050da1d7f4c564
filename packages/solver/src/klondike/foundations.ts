import { card, RANKS_PER_SUIT, type Rank, SUITS } from "@faceup/rules";
import { bitHi, bitLo, indexOf, NIBBLE_OF_SUIT } from "./cards.ts";

/**
 * What the foundations alone decide, looked up by one byte (two suits of one colour) and, where the other colour
 * matters, the lower height of that colour: `byte · 16 + lower`. The low byte of a foundation word is black, the high
 * byte red.
 */

/** The lower height of the two suits in a byte. */
export const LOWER_HEIGHT = new Uint8Array(256);
/** The next card of either suit: [black, red] bytes. */
export const NEXT_LO = [new Int32Array(256), new Int32Array(256)] as const;
export const NEXT_HI = [new Int32Array(256), new Int32Array(256)] as const;
/** Next cards that are safe to play. */
export const SAFE_LO = [new Int32Array(4096), new Int32Array(4096)] as const;
export const SAFE_HI = [new Int32Array(4096), new Int32Array(4096)] as const;
/** Cards on top, and those of them that were not safe to play. */
export const TOP_LO = [new Int32Array(256), new Int32Array(256)] as const;
export const TOP_HI = [new Int32Array(256), new Int32Array(256)] as const;
export const UNSAFE_LO = [new Int32Array(4096), new Int32Array(4096)] as const;
export const UNSAFE_HI = [new Int32Array(4096), new Int32Array(4096)] as const;

/**
 * Is a card safe on its foundation, where `other` is the lower height of the other colour and `twin` the height of the
 * other suit of its own? See the pruning "safe-foundation" for the proof.
 */
export function isSafe(rank: Rank, other: number, twin: number): boolean {
  return other >= rank - 2 && twin >= rank - 3;
}

for (const colour of [0, 1] as const) {
  for (let byte = 0; byte < 256; byte++) {
    const heights = [byte & 15, byte >> 4] as const;
    LOWER_HEIGHT[byte] = Math.min(...heights);
    for (const which of [0, 1] as const) {
      const height = heights[which];
      const twin = heights[1 - which]!;
      const suit = SUITS[NIBBLE_OF_SUIT.indexOf(2 * colour + which)]!;
      const next = height < RANKS_PER_SUIT ? indexOf(card(suit, height + 1)) : -1;
      const top = height > 0 && height <= RANKS_PER_SUIT ? indexOf(card(suit, height)) : -1;
      if (next >= 0) {
        NEXT_LO[colour][byte]! |= bitLo(next);
        NEXT_HI[colour][byte]! |= bitHi(next);
      }
      if (top >= 0) {
        TOP_LO[colour][byte]! |= bitLo(top);
        TOP_HI[colour][byte]! |= bitHi(top);
      }
      for (let other = 0; other < 16; other++) {
        const at = byte * 16 + other;
        if (next >= 0 && isSafe(height + 1, other, twin)) {
          SAFE_LO[colour][at]! |= bitLo(next);
          SAFE_HI[colour][at]! |= bitHi(next);
        }
        if (top >= 0 && !isSafe(height, other, twin)) {
          UNSAFE_LO[colour][at]! |= bitLo(top);
          UNSAFE_HI[colour][at]! |= bitHi(top);
        }
      }
    }
  }
}
