import { type Limits, leastMoves, shorten, solve } from "@faceup/solver";
import type { Outcome, Task } from "./task.ts";

/**
 * Does a task in the thread it is called in.
 *
 * @param told nodes so far, now and then
 */
export function search({ position, limits, shortest }: Task, told: (nodes: number) => void): Outcome {
  const start = performance.now();
  const ms = (): number => performance.now() - start;
  const answer = solve(position, { ...limits, progress: told });
  const { nodes } = answer;
  if (answer.verdict !== "winnable") return { ...answer, ms: ms() };
  if (!shortest) {
    const { moves } = answer;
    const lowerBound = leastMoves(position);
    return { ...answer, lowerBound, optimal: moves.length === lowerBound, ms: ms() };
  }
  let more = 0;
  const progress = (found: number): void => {
    more = found;
    told(nodes + more);
  };
  const par = shorten(position, answer.moves, { ...rest(limits, nodes, ms()), progress });
  return { verdict: "winnable", ...par, nodes: nodes + more, ms: ms() };
}

/** What the verdict has left of the limits. Memory is given back before the second stage begins. */
function rest(limits: Limits, nodes: number, ms: number): Limits {
  return {
    ...limits,
    ...(limits.nodes === undefined ? {} : { nodes: Math.max(0, limits.nodes - nodes) }),
    ...(limits.ms === undefined ? {} : { ms: Math.max(0, limits.ms - ms) }),
  };
}
