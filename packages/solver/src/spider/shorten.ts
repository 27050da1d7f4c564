import type { Move, Position } from "@faceup/rules";
import type { Budget } from "../budget.ts";
import type { Aim, Shortening } from "../engine.ts";
import { ALL_PRUNES } from "../prune.ts";
import { filterOf } from "./generate.ts";
import { LineSearch, PER_MOVE } from "./lineSearch.ts";
import { SCRATCH_BYTES } from "./nodes.ts";

/**
 * Quick searches for good lines, each with less weight on the bound; then A* until the end, which needs to look only
 * at what may be shorter still.
 */
const PASSES = [
  { weight: 12, nodes: 50_000 },
  { weight: 10, nodes: 100_000 },
  { weight: 9, nodes: 200_000 },
  { weight: PER_MOVE, nodes: Number.POSITIVE_INFINITY },
];

/** The last of them alone. */
const PROOF = PASSES.slice(-1);

/** Par: shorter lines and a rising lower bound, until both meet or the budget ends (SO-5). */
export function shorten(
  position: Position,
  line: readonly Move[],
  budget: Budget,
  told: Shortening,
  aim?: Aim,
): void {
  if (!budget.reserve(SCRATCH_BYTES)) {
    budget.stop = "memory";
    return;
  }
  const best = new Best(line.length, told);
  for (const { weight, nodes } of aim === "bound" ? PROOF : PASSES) {
    const search = new LineSearch(position, best.length, weight, filterOf(ALL_PRUNES), budget, best);
    const pause = search.run(nodes);
    search.release();
    if (pause === "done" || budget.stop !== undefined) break;
    if (weight === PER_MOVE) budget.stop = "memory";
  }
  budget.release(SCRATCH_BYTES);
}

/** Passes on what is better than all before. */
class Best implements Shortening {
  length: number;
  private lower = -1;
  private readonly told: Shortening;

  constructor(length: number, told: Shortening) {
    this.length = length;
    this.told = told;
  }

  readonly better = (moves: readonly Move[]): void => {
    this.length = moves.length;
    this.told.better(moves);
  };

  readonly bound = (lowerBound: number): void => {
    if (lowerBound <= this.lower) return;
    this.lower = lowerBound;
    this.told.bound(lowerBound);
  };
}
