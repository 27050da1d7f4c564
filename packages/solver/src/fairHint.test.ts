import { column, currentPosition, DRAW, type Move, newGame, secretCards, transfer } from "@faceup/rules";
import { describe, expect, it } from "vitest";
import type { Answer } from "./answer.ts";
import { type FairHint, fairHint } from "./fairHint.ts";

const game = newGame({ type: "code", code: { game: "SD", option: "S4", deal: 1 } });
const UP = transfer(column(0), column(1));
const OVER = transfer(column(2), column(3));

/** What comes of answers that begin with these moves; none is a layout that is not won. After them no layout is. */
function hintAfter(begins: readonly (Move | undefined)[]): FairHint | null {
  const guessing = fairHint(currentPosition(game), secretCards(game));
  let step = guessing.next();
  for (let i = 0; step.done !== true; i++) step = guessing.next(answerOf(begins[i]));
  return step.value;
}

function answerOf(move: Move | undefined): Answer {
  return move === undefined
    ? { verdict: "unknown", stop: "nodes", nodes: 1 }
    : { verdict: "winnable", moves: [move], nodes: 1 };
}

describe("AP-15 a fair hint", () => {
  it("is the move with which most wins begin", () => {
    expect(hintAfter([OVER, UP, undefined, UP])).toEqual({ move: UP, wins: 2, guesses: 12 });
  });

  it("is found as soon as enough layouts are of one mind", () => {
    expect(hintAfter([UP, OVER, UP, UP, UP, UP, DRAW])).toEqual({ move: UP, wins: 5, guesses: 6 });
  });

  it("is looked for longer where no layout was won", () => {
    const none = Array.from({ length: 20 }, () => undefined);
    expect(hintAfter([...none, OVER, UP, UP])).toEqual({ move: OVER, wins: 1, guesses: 21 });
  });

  it("is none where none of forty is won", () => {
    expect(hintAfter([])).toBeNull();
    expect(hintAfter([...Array.from({ length: 40 }, () => undefined), UP])).toBeNull();
  });
});
