import type { Rule } from "@faceup/rules";

/**
 * A sentence or a paragraph. `[7H]` stands for a card, `[SS-4]` for a rule with its address, `[won]` for an example's
 * title with a link to it; `{moves}` and other names in braces for what the rules work out.
 */
export type Prose = string;

export interface Term {
  readonly term: string;
  readonly meaning: Prose;
}

export interface Question {
  readonly question: string;
  readonly answer: readonly Prose[];
}

/** Named parts of a list: a word or two that say it, and the sentences. */
export interface Point {
  readonly name: string;
  readonly text: Prose;
}

/** The words of a game that is stepped through: what is said where, by the number of moves made. */
export interface ExampleWords {
  readonly title: string;
  readonly lead: Prose;
  readonly steps: Readonly<Record<number, Prose>>;
  readonly close: Prose;
}

/** A rule with an address: those that a refusal can name, and some that no move can break. */
export type PageRule = Rule | "SS-6" | "TF-1" | "TF-8";

/** What is written about a game in one language (AP-22). Which rules and examples there are is the game's own affair. */
export interface GamePage {
  readonly brief: readonly Prose[];
  readonly players: Prose;
  readonly needs: Prose;
  readonly time: Prose;
  readonly terms: readonly Term[];
  readonly setup: readonly Prose[];
  /** Under the rule's own sentence, which the catalogue has. */
  readonly rules: Readonly<Partial<Record<PageRule, readonly Prose[]>>>;
  readonly end: readonly Prose[];
  readonly tips: readonly Point[];
  readonly variants: readonly Point[];
  readonly app: readonly Point[];
  readonly scoring: readonly Prose[];
  readonly kin: readonly Prose[];
  readonly sources: readonly Prose[];
  readonly examples: Readonly<Record<string, ExampleWords>>;
  readonly questions: readonly Question[];
}
