import { type Interval, wilson } from "./wilson.ts";

export const VERDICTS = ["winnable", "unwinnable", "unknown"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** How many deals of a survey came out how. */
export type Tally = Record<Verdict, number>;

export function emptyTally(): Tally {
  return { winnable: 0, unwinnable: 0, unknown: 0 };
}

export function doneOf({ winnable, unwinnable, unknown }: Tally): number {
  return winnable + unwinnable + unknown;
}

/** A share of winnable deals with its 95 % interval; there is no share of no deals. */
export interface Share {
  readonly winnability: number | null;
  readonly interval: Interval;
}

export interface Shares {
  /** Of the decided deals: unknown ones say nothing. */
  readonly decided: Share;
  /** Were every unknown deal unwinnable: the lowest that it can be. */
  readonly lowest: Share;
  /** Were every unknown deal winnable: the highest. */
  readonly highest: Share;
}

export function sharesOf(tally: Tally): Shares {
  const { winnable, unwinnable, unknown } = tally;
  return {
    decided: share(winnable, winnable + unwinnable),
    lowest: share(winnable, doneOf(tally)),
    highest: share(winnable + unknown, doneOf(tally)),
  };
}

function share(hits: number, all: number): Share {
  return { winnability: all === 0 ? null : hits / all, interval: wilson(hits, all) };
}
