/** The words that all games' pages share. */
export interface PageWords {
  readonly brief: string;
  readonly players: string;
  readonly needs: string;
  readonly time: string;
  readonly terms: string;
  readonly setup: string;
  readonly play: string;
  readonly end: string;
  readonly tips: string;
  readonly variants: string;
  readonly app: string;
  readonly scoring: string;
  readonly kin: string;
  readonly sources: string;
  readonly examples: string;
  readonly questions: string;
  readonly contents: string;
  /** "Move {n} of {of}" */
  readonly step: string;
  readonly deal: string;
  readonly first: string;
  readonly back: string;
  readonly on: string;
  readonly last: string;
  readonly asText: string;
  readonly address: string;
}
