import type { Move, Position } from "@faceup/rules";
import type { Budget } from "./budget.ts";
import type { Prunes } from "./prune.ts";

/** What a search found; the line is replayed by `solve.ts` before anyone sees it. */
export type Found =
  | { readonly verdict: "winnable"; readonly moves: readonly Move[] }
  | { readonly verdict: "unwinnable" }
  | { readonly verdict: "unknown" };

/** Par as it gets better; a bound never falls and a line never grows. */
export interface Shortening {
  readonly better: (moves: readonly Move[]) => void;
  readonly bound: (lowerBound: number) => void;
}

/**
 * What a search for par is to bring first. "line": shorter lines, where the one given is thought good already and only
 * its neighbourhood is looked at; "bound": a proof that none is shorter. Left out: all there is, in turn.
 */
export type Aim = "line" | "bound";

/** One family's search. Both functions end with `unknown`, or return, once the budget says so. */
export interface Engine {
  /** Stage one: the verdict. */
  decide(position: Position, budget: Budget, prunes: Prunes): Found;
  /** Stage two: from a line that wins to shorter ones and higher lower bounds, until both meet. */
  shorten(position: Position, line: readonly Move[], budget: Budget, told: Shortening, aim?: Aim): void;
}
