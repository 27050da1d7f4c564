import { type Move, type Position, rulesOf } from "@faceup/rules";
import type { Budget } from "../budget.ts";
import type { Aim, Shortening } from "../engine.ts";
import { ALL_PRUNES } from "../prune.ts";
import { filterOf } from "../spider/generate.ts";
import { SCRATCH_BYTES } from "../spider/nodes.ts";
import { shorten as shortenOpen } from "../spider/shorten.ts";
import { Beam } from "./beam.ts";
import { leastLeft } from "./leastLeft.ts";
import { isSimpleSimon } from "./open.ts";
import { EARLY } from "./weights.ts";

/**
 * Beams from the start and from `parts` - 1 positions along the best line, the last of them first: what shortens the
 * end of a line takes a narrower beam than what finds a shorter one as a whole.
 */
const STAGES = [
  { width: 100, parts: 8 },
  { width: 1_000, parts: 8 },
  { width: 4_000, parts: 8 },
  { width: 16_000, parts: 12 },
  { width: 64_000, parts: 12 },
  { width: 256_000, parts: 12 },
  { width: 1_000_000, parts: 1 },
];

/** Par (SO-5): shorter lines, and the bound as it is at the start unless a beam had to leave nothing out. */
export function shorten(
  position: Position,
  line: readonly Move[],
  budget: Budget,
  told: Shortening,
  aim?: Aim,
): void {
  if (isSimpleSimon(position)) {
    shortenOpen(position, line, budget, told, aim);
    return;
  }
  if (!budget.reserve(SCRATCH_BYTES)) {
    budget.stop = "memory";
    return;
  }
  new Par(position, line, budget, told).run(aim);
  budget.release(SCRATCH_BYTES);
}

class Par {
  private readonly position: Position;
  private best: readonly Move[];
  private readonly budget: Budget;
  private readonly told: Shortening;
  private lower = 0;

  constructor(position: Position, line: readonly Move[], budget: Budget, told: Shortening) {
    this.position = position;
    this.best = line;
    this.budget = budget;
    this.told = told;
  }

  run(aim: Aim | undefined): void {
    this.raise(leastLeft(this.position));
    for (const { width, parts: most } of STAGES) {
      // Only beams from the start say something of the bound.
      const parts = aim === "bound" ? 1 : most;
      for (let part = 0; part < parts; part++) {
        if (this.lower === this.best.length || this.budget.stop !== undefined) return;
        const start = part === 0 ? 0 : Math.round((this.best.length * (parts - part)) / parts);
        if (!this.search(start, width)) break;
      }
    }
    this.budget.stop ??= "memory";
  }

  /** Looks for a shorter rest of the line from one of its positions on. False where memory did not suffice. */
  private search(start: number, width: number): boolean {
    const { play } = rulesOf(this.position.variant.game);
    const made = this.best.slice(0, start);
    const from = made.reduce((at, move) => play(at, move).position, this.position);
    const upper = this.best.length - start;
    const beam = new Beam(from, { width, upper, weights: EARLY, filter: filterOf(ALL_PRUNES) }, this.budget);
    const end = beam.run();
    beam.release();
    if (end === "won") {
      this.best = [...made, ...beam.line];
      this.told.better(this.best);
    }
    if (start === 0) this.raise(Math.min(this.best.length, end === "exhausted" ? upper : beam.bound));
    return end !== "limit";
  }

  private raise(lower: number): void {
    if (lower <= this.lower) return;
    this.lower = lower;
    this.told.bound(lower);
  }
}
