import type { Position } from "@faceup/rules";
import type { Budget } from "../budget.ts";
import type { Found } from "../engine.ts";
import type { Prunes } from "../prune.ts";
import { decide as decideOpen } from "../spider/decide.ts";
import { filterOf } from "../spider/generate.ts";
import { SCRATCH_BYTES } from "../spider/nodes.ts";
import { Beam } from "./beam.ts";
import { isSimpleSimon } from "./open.ts";
import { EARLY, LATE } from "./weights.ts";

/** The first beam, and how much wider each is than the one before: what is easy is found at once, and all in the end. */
const FIRST_WIDTH = 64;
const WIDER = 4;
/** Beams take turns: what one kind loses sight of the other often finds. */
const KINDS = [LATE, EARLY] as const;

/** Wider and wider beams, until one wins or had to leave nothing out. */
export function decide(position: Position, budget: Budget, prunes: Prunes): Found {
  if (isSimpleSimon(position)) return decideOpen(position, budget, prunes);
  if (!budget.reserve(SCRATCH_BYTES)) {
    budget.stop = "memory";
    return { verdict: "unknown" };
  }
  const found = search(position, budget, prunes);
  budget.release(SCRATCH_BYTES);
  return found;
}

function search(position: Position, budget: Budget, prunes: Prunes): Found {
  const options = { upper: Number.POSITIVE_INFINITY, filter: filterOf(prunes) };
  for (let width = FIRST_WIDTH, turn = 0; ; width *= WIDER, turn++) {
    const weights = KINDS[turn % KINDS.length]!;
    const beam = new Beam(position, { ...options, weights, width }, budget);
    const end = beam.run();
    beam.release();
    if (end === "won") return { verdict: "winnable", moves: beam.line };
    if (end === "exhausted") return { verdict: "unwinnable" };
    if (end === "limit") {
      budget.stop ??= "memory";
      return { verdict: "unknown" };
    }
  }
}
