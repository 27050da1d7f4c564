import type { Columns } from "./columns.ts";
import type { PackedMove } from "./move.ts";

/**
 * A position in a few words: equal for equal positions and for no others, where the order of the columns and
 * which of several equal cards lies where make no difference. So comparing words is comparing positions, and no
 * two positions can ever be taken for one. Words are small because every position comes from the same root, by
 * moves: a card lies where it lay at the root, or on a card one rank higher, or deepest in a column.
 */
export interface Signature {
  readonly words: number;
  /** The cards of a column from a place upwards have come to lie there. */
  laid(columns: Columns, column: number, start: number): void;
  /** A complete run has left. */
  left(suit: number): void;
  write(columns: Columns, key: Int32Array): void;
  /** Writes the key of the position after a move that takes no run away; nothing is moved. */
  writeAfter(columns: Columns, move: PackedMove, key: Int32Array): void;
  /** Lays out the position of a key that stands in `keys` from `at` on. */
  read(keys: Int32Array, at: number, columns: Columns): void;
}

/** A well mixed number from the words of a key. */
export function hashOf(keys: Int32Array, words: number, at = 0): number {
  let hash = words;
  for (let i = at; i < at + words; i++) {
    hash = Math.imul(hash ^ keys[i]!, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash, 0x85ebca6b);
  return hash ^ (hash >>> 13);
}
