import type { Answer } from "../answer.ts";

/** What is known of the position after so many actions. */
export interface PointReport {
  /** undefined: not looked at yet; "unknown": looked at within the limits and not decided. Never a guess (SO-1). */
  readonly verdict: Answer["verdict"] | undefined;
  /** Moves of the shortest line known from here; undefined where none is. */
  readonly shortest: number | undefined;
  /** No line from here has fewer moves. Says nothing where the position is lost. */
  readonly lowerBound: number;
  /** The line known is proved shortest. */
  readonly optimal: boolean;
}

/** What an action did to the game. */
export type Judgement =
  /** No shorter way is known than the one it is on; `exact`: there is none. */
  | { readonly type: "fine"; readonly exact: boolean }
  /**
   * The win is `by` moves farther away than it need be, by the lines known. It is `atLeast` and `atMost` so many, which is
   * proved; `exact`: they are equal, hence `by` too. Where `atLeast` is 0 it may have been as good as any.
   */
  | {
      readonly type: "costly";
      readonly by: number;
      readonly atLeast: number;
      readonly atMost: number;
      readonly exact: boolean;
    }
  /** Winnable before, proved lost after. */
  | { readonly type: "lost" }
  /** It was lost already. */
  | { readonly type: "gone" }
  /** Not looked at yet, or not to be told within the limits. */
  | { readonly type: "open" };

/** Where the game was lost. Points and actions are numbered alike: action i leads from point i to point i + 1. */
export type LossReport =
  /** Nothing found yet, or nothing to be found out within the limits. */
  | { readonly type: "open" }
  /** Its last position can be won, or is. */
  | { readonly type: "none" }
  /** The start was lost. */
  | { readonly type: "start" }
  | { readonly type: "move"; readonly action: number }
  /**
   * By one of the actions from `first` to `last`, all that could be narrowed down. `maybeStart`: or it was lost from the
   * start, which is not known either.
   */
  | { readonly type: "between"; readonly first: number; readonly last: number; readonly maybeStart: boolean };

/** All that is known of a game by now: a new object after each change. */
export interface AnalysisReport {
  /** One more than actions: the start is point 0. */
  readonly points: readonly PointReport[];
  readonly judgements: readonly Judgement[];
  readonly loss: LossReport;
  /** Of the work planned, 0 to 1. */
  readonly progress: number;
  /** Nothing more will come: everything is exact, or the work planned is done. */
  readonly finished: boolean;
}
