import {
  currentPosition,
  type Game,
  lineMoves,
  type Move,
  type Position,
  placesOf,
  positionKey,
  samePosition,
} from "@faceup/rules";
import type { Limits } from "@faceup/solver";
import { type Asked, ask } from "./ask.ts";
import { createKnowledge, type Truth } from "./knowledge.ts";
import type { Thread } from "./thread.ts";

/** Where a lost game was lost, as far as that could be found out. */
export type Loss =
  /** After so many moves it could still be won, at this place of the game. */
  | { readonly type: "after"; readonly moves: number; readonly place: number }
  /** It was lost from its start. */
  | { readonly type: "never" }
  /** A position on the way was not decided. */
  | { readonly type: "unknown" };

/** The truth about the positions of a game: what is known, or else worked out. */
export interface Oracle {
  known(game: Game): Truth | undefined;
  /** undefined: not wanted any more. */
  truth(game: Game): Promise<Truth | undefined>;
  /** Where a game that is lost now was lost (SO-6). undefined: not wanted any more. */
  loss(lost: Game): Promise<Loss | undefined>;
  /** A line that wins from a position, found elsewhere. */
  learn(position: Position, moves: readonly Move[]): void;
  /** Nobody waits for what was asked any more. */
  forget(): void;
}

/** For one position: long enough for nearly every one, short enough to wait for. */
const LIMITS: Limits = { ms: 20_000 };

interface Question {
  readonly asked: Asked;
  readonly truth: Promise<Truth | undefined>;
}

export function createOracle(thread: Thread): Oracle {
  let start: Position | undefined;
  let knowledge = createKnowledge();
  const open = new Map<string, Question>();

  /** What is known of another deal is not needed any more. */
  function turnTo({ startPosition }: Game): void {
    if (startPosition !== start && (start === undefined || !samePosition(startPosition, start))) {
      knowledge = createKnowledge();
    }
    start = startPosition;
  }

  function known(game: Game): Truth | undefined {
    turnTo(game);
    return knowledge.of(game);
  }

  async function truth(game: Game): Promise<Truth | undefined> {
    const now = known(game);
    if (now !== undefined && now.verdict !== "unknown") return now;
    const position = currentPosition(game);
    const key = positionKey(position);
    const question = open.get(key) ?? askAbout(position, key);
    return question.truth;
  }

  function askAbout(position: Position, key: string): Question {
    const asked = ask(thread, position, LIMITS);
    const learnt = asked.answer.then((answer): Truth | undefined => {
      if (open.get(key) !== question) return undefined;
      open.delete(key);
      return answer === undefined ? { verdict: "unknown", loaded: false } : knowledge.learn(position, answer);
    });
    const question: Question = { asked, truth: learnt };
    open.set(key, question);
    return question;
  }

  return {
    known,
    truth,
    learn: (position, moves) => knowledge.learnLine(position, moves),
    forget() {
      const questions = [...open.values()];
      open.clear();
      for (const { asked } of questions) asked.cancel();
    },
    async loss(lost) {
      // Positions that can be won come first, lost ones after them: halving finds where the one ends.
      const places = [0, ...placesOf(lost, lost.cursor)];
      let [winnable, gone] = [-1, places.length - 1];
      while (gone - winnable > 1) {
        const middle = Math.floor((winnable + gone) / 2);
        const found = await truth({ ...lost, cursor: places[middle] ?? 0 });
        if (found === undefined) return undefined;
        if (found.verdict === "unknown") return { type: "unknown" };
        if (found.verdict === "winnable") winnable = middle;
        else gone = middle;
      }
      const place = places[winnable];
      if (place === undefined) return { type: "never" };
      return { type: "after", moves: lineMoves({ ...lost, cursor: place }).length, place };
    },
  };
}
