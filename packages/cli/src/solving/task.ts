import type { Move, Position } from "@faceup/rules";
import type { Limits, Stop } from "@faceup/solver";

/** What a thread is asked. Plain data, as everything here: it crosses between threads as it is. */
export interface Task {
  readonly position: Position;
  /** For all of it: what the verdict leaves over goes to the shorter line. */
  readonly limits: Limits;
  /** Go on after the verdict to a shorter line and a higher bound (SO-5). */
  readonly shortest: boolean;
}

export type Found =
  | {
      readonly verdict: "winnable";
      readonly moves: readonly Move[];
      /** No line has fewer moves. */
      readonly lowerBound: number;
      readonly optimal: boolean;
    }
  | { readonly verdict: "unwinnable" }
  | { readonly verdict: "unknown"; readonly stop: Stop }
  /** The thread broke off for another reason than a limit: a fault of Faceup. */
  | { readonly verdict: "unknown"; readonly fault: string };

/** The answer to a task, with what it cost: positions expanded, and milliseconds. */
export type Outcome = Found & { readonly nodes: number; readonly ms: number };

/** What a thread says. */
export type Word =
  | { readonly type: "nodes"; readonly nodes: number }
  | { readonly type: "outcome"; readonly outcome: Outcome };
