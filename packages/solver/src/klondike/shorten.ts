import type { Move, Position } from "@faceup/rules";
import type { Budget } from "../budget.ts";
import type { Shortening } from "../engine.ts";
import { BestFirst, type Step } from "./bestFirst.ts";
import { Board } from "./board.ts";

/** A search for shorter lines: beams are `width` wide, best-first searches of weight 0 expand `most` positions. */
type Stage = { readonly width: number } | { readonly most: number };

/** Narrow beams find shorter lines at once, wider ones a few moves more; what proves bounds takes all there is in the end. */
const STAGES: readonly Stage[] = [
  { width: 100 },
  { width: 500 },
  { width: 2_000 },
  { most: 30_000 },
  { width: 8_000 },
  { most: Number.POSITIVE_INFINITY },
];

/** SO-5: shorter lines and higher bounds, moves, draws and redeals counted alike. */
export function shorten(position: Position, line: readonly Move[], budget: Budget, told: Shortening): void {
  const search = new BestFirst(position, line.length, budget);
  told.bound(search.bound);
  for (const stage of STAGES) {
    const before = search.best;
    const done = "width" in stage ? search.beam(stage.width) : search.prove(stage.most);
    if (search.best < before && search.line !== undefined) told.better(movesOf(position, search.line));
    told.bound(done ? search.best : search.bound);
    if (done || budget.stop !== undefined) break;
  }
  search.release();
}

function movesOf(position: Position, steps: readonly Step[]): readonly Move[] {
  const board = new Board(position);
  for (const step of steps) board.put(step >> 6, step & 63);
  return board.moves;
}
