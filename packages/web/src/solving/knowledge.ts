import { currentPosition, type Game, line, type Move, type Position, positionKey } from "@faceup/rules";
import { type Answer, along } from "@faceup/solver";

/** What is known of a position: never a guess (SO-1). */
export type Truth =
  | { readonly verdict: "winnable"; readonly line: readonly Move[] }
  | { readonly verdict: "unwinnable" }
  /** Looked at within the limits, and not decided. */
  | { readonly verdict: "unknown"; readonly loaded: boolean };

/** What has been found out about the positions of one deal, so that nothing is asked twice. */
export interface Knowledge {
  of(game: Game): Truth | undefined;
  learn(position: Position, answer: Answer): Truth;
  /** A line that wins; who follows it is told the rest of it at once. A longer one teaches nothing. */
  learnLine(start: Position, moves: readonly Move[]): void;
}

export function createKnowledge(): Knowledge {
  const truths = new Map<string, Truth>();
  return {
    of(game) {
      const here = truths.get(positionKey(currentPosition(game)));
      if (here !== undefined && here.verdict !== "unknown") return here;
      return hasLostBefore(game) ? { verdict: "unwinnable" } : here;
    },
    learn(position, answer) {
      if (answer.verdict !== "winnable") {
        const truth: Truth =
          answer.verdict === "unknown" ? { verdict: "unknown", loaded: true } : { verdict: "unwinnable" };
        truths.set(positionKey(position), truth);
        return truth;
      }
      learnLine(position, answer.moves);
      return { verdict: "winnable", line: answer.moves };
    },
    learnLine,
  };

  /** From a lost position none that can be won is ever reached. */
  function hasLostBefore(game: Game): boolean {
    return [game.startPosition, ...line(game).map(({ position }) => position)].some(
      (position) => truths.get(positionKey(position))?.verdict === "unwinnable",
    );
  }

  function learnLine(start: Position, moves: readonly Move[]): void {
    for (const { position, rest } of along(start, moves)) {
      if (rest.length === 0) return;
      const key = positionKey(position);
      const known = truths.get(key);
      if (known?.verdict !== "winnable" || known.line.length > rest.length) {
        truths.set(key, { verdict: "winnable", line: rest });
      }
    }
  }
}
