import type { Card } from "./card.ts";

/** What a move did, in order. Scores and win dialogs are folds over these. */
export type GameEvent =
  | { readonly type: "move" }
  | { readonly type: "run-removed"; readonly column: number; readonly cards: readonly Card[] }
  | { readonly type: "turned-up"; readonly column: number; readonly card: Card }
  | { readonly type: "foundation-first"; readonly card: Card }
  | { readonly type: "waste-to-column"; readonly card: Card }
  | { readonly type: "redeal" };
export type EventType = GameEvent["type"];

/** The points of a game as data. */
export interface Scoring {
  readonly start: number;
  /** The score never falls below it (TF-13); undefined: no bound (SS-9). */
  readonly floor?: number;
  readonly points: Readonly<Partial<Record<EventType, number>>>;
  /** Does undo take the move count back ("line", SS-10) or does it count all of an attempt ("attempt", TF-14)? */
  readonly counts: "line" | "attempt";
}

/** SS-9; ST-2 and SD-1 score alike. */
export const RUN_SCORING: Scoring = { start: 500, points: { move: -1, "run-removed": 100 }, counts: "line" };

/** TF-13, TF-14; KL-1 adds the points for a card turned up, which never happens in TF. */
export const FOUNDATION_SCORING: Scoring = {
  start: 0,
  floor: 0,
  points: { "foundation-first": 10, "waste-to-column": 5, "turned-up": 5, redeal: -100 },
  counts: "attempt",
};

/** Points by kind of event, as they really counted: a redeal at 30 points cost 30. */
export interface ScoreLine {
  readonly type: EventType;
  readonly times: number;
  readonly points: number;
}

/** The score after some events. */
export function scoreAfter(scoring: Scoring, score: number, events: readonly GameEvent[]): number {
  return events.reduce((sum, event) => applied(scoring, sum, event), score);
}

/** The score of a whole game worked out by kind of event (AP-9): start plus all `points` is the score. */
export function scoreLines(scoring: Scoring, events: readonly GameEvent[]): readonly ScoreLine[] {
  const lines = new Map<EventType, { times: number; points: number }>();
  let score = scoring.start;
  for (const event of events) {
    const next = applied(scoring, score, event);
    if (scoring.points[event.type] !== undefined) {
      const line = lines.get(event.type) ?? { times: 0, points: 0 };
      lines.set(event.type, { times: line.times + 1, points: line.points + next - score });
    }
    score = next;
  }
  return [...lines].map(([type, line]) => ({ type, ...line }));
}

function applied(scoring: Scoring, score: number, event: GameEvent): number {
  return Math.max(scoring.floor ?? Number.NEGATIVE_INFINITY, score + (scoring.points[event.type] ?? 0));
}
