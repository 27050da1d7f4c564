import type { PageRule, Values } from "@faceup/text";

/** A game or a part of one that a page steps through. Everything that it shows follows from this by the rules. */
export interface Example {
  /** CO-4: a code and the moves made from its deal. */
  readonly record: string;
  /** Moves made before the first position that is shown; 0 is the deal. */
  readonly from?: number;
  /** A move that the rules refuse at the end. */
  readonly refused?: string;
}

/** What a game's page is made of besides its texts, which are the same in every language (AP-22). */
export interface PageGame {
  /** All rules that a refusal can name, and some more, in the order in which one learns them. */
  readonly rules: readonly PageRule[];
  /** By the name that the texts use; `won` is a game from the deal to the last card. */
  readonly examples: Readonly<Record<string, Example>> & { readonly won: Example };
  /** Of the first so many deals of each kind, those proved unwinnable, or those for which a win is known: docs/results. */
  readonly surveyed: Values;
}

export function firstMoves(record: string, count: number): string {
  return record
    .split(" ")
    .slice(0, count + 1)
    .join(" ");
}
