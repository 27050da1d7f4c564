import type { Prunes } from "../prune.ts";
import { RANK_MASK } from "./card.ts";
import type { Columns } from "./columns.ts";
import { packMove } from "./move.ts";

/** Room for all moves of a position: ten groups of at most 13 lengths to nine columns each. */
export const MOST_MOVES = 2048;

/** Which moves to leave out: prunings by symmetry, see `prune.ts`. */
export interface MoveFilter {
  readonly oneEmpty: boolean;
  readonly wholeColumn: boolean;
}

export const NO_FILTER: MoveFilter = { oneEmpty: false, wholeColumn: false };

export function filterOf(prunes: Prunes): MoveFilter {
  return { oneEmpty: prunes.has("spider-one-empty"), wholeColumn: prunes.has("spider-whole-column") };
}

/** How the columns end, which is all that decides what may move. No column number needs more than 4 bits. */
export class Ends {
  width = 0;
  /** Rank and run length of each column's last card, 0 for an empty one; and how many cards it has. */
  readonly ranks = new Uint8Array(16);
  readonly lengths = new Uint8Array(16);
  readonly heights = new Uint8Array(16);
}

const scratch = new Ends();

/** Writes the moves of a position into `out` and returns how many there are. */
export function writeMoves(columns: Columns, filter: MoveFilter, out: Int32Array): number {
  const { cards, runs, width } = columns;
  const { ranks, lengths, heights } = scratch;
  scratch.width = width;
  for (let column = 0; column < width; column++) {
    const top = columns.end(column) - 1;
    const height = columns.heights[column]!;
    ranks[column] = height === 0 ? 0 : cards[top]! & RANK_MASK;
    lengths[column] = height === 0 ? 0 : runs[top]!;
    heights[column] = height;
  }
  return writeTransfers(scratch, filter, out);
}

/** The same of any columns whose ends are known. */
export function writeTransfers(ends: Ends, filter: MoveFilter, out: Int32Array): number {
  const { width, ranks, lengths, heights } = ends;
  let found = 0;
  let emptySeen = false;
  for (let to = 0; to < width; to++) {
    const last = ranks[to]!;
    if (last === 0) {
      if (emptySeen && filter.oneEmpty) continue;
      emptySeen = true;
      for (let from = 0; from < width; from++) {
        const run = lengths[from]!;
        const most = filter.wholeColumn && run === heights[from] ? run - 1 : run;
        for (let count = most; count >= 1; count--) out[found++] = packMove(from, to, count);
      }
    } else {
      for (let from = 0; from < width; from++) {
        // The group's first card is one lower than the last card there: that fixes its length.
        const count = last - ranks[from]!;
        if (count >= 1 && count <= lengths[from]!) out[found++] = packMove(from, to, count);
      }
    }
  }
  return found;
}
