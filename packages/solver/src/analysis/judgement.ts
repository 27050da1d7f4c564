import type { Distances } from "./distances.ts";
import type { Frontier } from "./frontier.ts";
import type { Judgement, LossReport } from "./report.ts";
import type { TrackAction } from "./track.ts";

/** What is known of the cost of an action between two positions that can be won. */
interface Cost {
  /** By the lines known. */
  readonly by: number;
  readonly atLeast: number;
  readonly atMost: number;
}

/**
 * With d moves to the win before an action of m moves and e after it, it cost e + m − d. Each of d and e lies between its
 * bound and its shortest line. And where a way of r moves leads back, e ≤ r + d: it cost no more than m + r.
 */
function costOf({ from, to, moves, back }: TrackAction, distances: Distances): Cost {
  // Back where it was: what is not known of the distance makes no difference.
  if (from === to) return { by: moves, atLeast: moves, atMost: moves };
  return {
    by: distances.upper(to) + moves - distances.upper(from),
    atLeast: Math.max(0, distances.lower(to) + moves - distances.upper(from)),
    atMost: Math.min(distances.upper(to) + moves - distances.lower(from), moves + back),
  };
}

/** The judgement of the action that leads from point `i` to the next. */
export function judgementOf(
  i: number,
  action: TrackAction,
  frontier: Frontier,
  distances: Distances,
): Judgement {
  const [before, after] = [frontier.verdict(i), frontier.verdict(i + 1)];
  if (before === "unwinnable") return { type: "gone" };
  if (before !== "winnable") return { type: "open" };
  if (after === "unwinnable") return { type: "lost" };
  if (after !== "winnable") return { type: "open" };
  const { by, atLeast, atMost } = costOf(action, distances);
  const exact = atLeast === atMost;
  return by === 0 ? { type: "fine", exact } : { type: "costly", by, atLeast, atMost, exact };
}

export function lossOf({ winnable, lost }: Frontier, last: number): LossReport {
  if (winnable === last) return { type: "none" };
  if (lost === 0) return { type: "start" };
  if (lost > last) return { type: "open" };
  if (lost === winnable + 1) return { type: "move", action: winnable };
  return { type: "between", first: Math.max(0, winnable), last: lost - 1, maybeStart: winnable < 0 };
}
