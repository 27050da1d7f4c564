import type { Prunes } from "../prune.ts";
import { NOTHING, RANK_MASK } from "./card.ts";
import { COLUMN_SHIFT, type Columns } from "./columns.ts";
import { packMove } from "./move.ts";

/** Room for all moves of a position: ten groups of at most 13 lengths to nine columns each. */
export const MOST_MOVES = 2048;

/** Which moves to leave out: prunings by symmetry, see `prune.ts`. */
export interface MoveFilter {
  readonly oneEmpty: boolean;
  readonly wholeColumn: boolean;
}

export function filterOf(prunes: Prunes): MoveFilter {
  return { oneEmpty: prunes.has("spider-one-empty"), wholeColumn: prunes.has("spider-whole-column") };
}

/** Writes the moves of a position into `out` and returns how many there are. */
export function writeMoves(columns: Columns, filter: MoveFilter, out: Int32Array): number {
  const { cards, heights, runs, width } = columns;
  let found = 0;
  for (let to = 0, emptySeen = false; to < width; to++) {
    const height = heights[to]!;
    if (height === 0 && emptySeen && filter.oneEmpty) continue;
    if (height === 0) emptySeen = true;
    const last = height === 0 ? NOTHING : cards[(to << COLUMN_SHIFT) + height - 1]! & RANK_MASK;
    for (let from = 0; from < width; from++) {
      const tall = heights[from]!;
      if (tall === 0 || from === to) continue;
      const top = (from << COLUMN_SHIFT) + tall - 1;
      const run = runs[top]!;
      if (height > 0) {
        // The group's first card is one lower than the last card there: that fixes its length.
        const count = last - (cards[top]! & RANK_MASK);
        if (count >= 1 && count <= run) out[found++] = packMove(from, to, count);
        continue;
      }
      const most = filter.wholeColumn && run === tall ? run - 1 : run;
      for (let count = most; count >= 1; count--) out[found++] = packMove(from, to, count);
    }
  }
  return found;
}
