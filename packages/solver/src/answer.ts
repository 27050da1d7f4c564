import type { Move } from "@faceup/rules";

/** Which limit ended a search that was not finished. */
export type Stop = "nodes" | "memory" | "time" | "cancelled";

/** The truth about a position (SO-1). `nodes` are the positions expanded, the same on every machine (SO-2). */
export type Answer =
  /** A line that wins, replayed by the rules before it is returned. */
  | { readonly verdict: "winnable"; readonly moves: readonly Move[]; readonly nodes: number }
  /** Every continuation was searched and none wins. */
  | { readonly verdict: "unwinnable"; readonly nodes: number }
  | { readonly verdict: "unknown"; readonly stop: Stop; readonly nodes: number };

/** What is known about the shortest line (SO-5). */
export interface Par {
  /** The shortest line known, replayed by the rules. */
  readonly moves: readonly Move[];
  /** No line has fewer moves, draws and redeals counted. */
  readonly lowerBound: number;
  /** The line has exactly as many moves as the bound. */
  readonly optimal: boolean;
  /** The best score of a line found so far, which need not be the shortest (TF-13). */
  readonly bestScore: number;
}
