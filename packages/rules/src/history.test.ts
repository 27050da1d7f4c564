import { describe, expect, it } from "vitest";
import { readCaseLines } from "../cases/read.ts";
import { parseStrictCode } from "./code.ts";
import {
  act,
  canRedo,
  canUndo,
  codeOf,
  currentPosition,
  currentScore,
  type Game,
  isWon,
  line,
  lineMoves,
  moveCount,
  newGame,
  redo,
  restart,
  type Start,
  undo,
  workedOut,
} from "./history.ts";
import { makeMove, parseMove } from "./moveText.ts";
import { makePosition, readPosition } from "./positionText.ts";
import { startOf } from "./record.ts";

interface UndoCase {
  readonly id: string;
  readonly about: string;
  readonly code?: string;
  readonly position?: unknown;
  readonly steps: readonly {
    readonly do: string;
    readonly score: number;
    readonly moves: number;
    readonly refused?: boolean;
    readonly nothing?: boolean;
    readonly won?: boolean;
  }[];
  readonly end: unknown;
}

function positionStart(value: unknown): Start {
  const read = readPosition(value);
  if (!read.ok) throw new Error(read.error.code);
  return startOf(read.value);
}

function codeStart(text: string): Start {
  const code = parseStrictCode(text);
  if (!code.ok) throw new Error(code.error.code);
  return { type: "code", code: code.value };
}

/** What a step does to a game; undefined where a move was refused. */
function done(game: Game, what: string): Game | undefined {
  switch (what) {
    case "undo":
      return undo(game);
    case "redo":
      return redo(game);
    case "restart":
      return restart(game);
    default: {
      const move = parseMove(what);
      if (!move.ok) throw new Error(`${what} is no move`);
      const played = act(game, [move.value]);
      return played.ok ? played.value : undefined;
    }
  }
}

/** Plays tokens, each an action. */
function played(start: Start, tokens: string): Game {
  return tokens.split(" ").reduce((game, token) => {
    const next = done(game, token);
    if (next === undefined) throw new Error(`${token} was refused`);
    return next;
  }, newGame(start));
}

/** As a player sees it: removed runs lie side by side in no order. */
function seen(game: Game): unknown {
  const { game: _, ...piles } = makePosition(currentPosition(game));
  return { ...piles, ...(piles.removed === undefined ? {} : { removed: [...piles.removed].sort() }) };
}

describe("score and move count after each action, as an independent program has them", () => {
  it.each(readCaseLines<UndoCase>("undo.jsonl").map((given) => [given.id, given.about, given] as const))(
    "%s: %s",
    (_, __, given) => {
      let game = newGame(given.code === undefined ? positionStart(given.position) : codeStart(given.code));
      for (const [i, step] of given.steps.entries()) {
        const at = `step ${i + 1}, ${step.do}`;
        const next = done(game, step.do);
        expect(next === undefined, `${at}: refused`).toBe(step.refused === true);
        if (step.nothing === true) expect(next, `${at}: nothing happens`).toBe(game);
        game = next ?? game;
        expect({ score: currentScore(game), moves: moveCount(game) }, at).toEqual({
          score: step.score,
          moves: step.moves,
        });
        expect(isWon(game), `${at}: won`).toBe(step.won === true);
      }
      expect(seen(game)).toEqual(seen(newGame(positionStart(given.end))));
    },
  );
});

describe("history", () => {
  const start = codeStart("SS1-S4-AAAAABD");

  it("UN-1: a refused move changes nothing, and redo stays", () => {
    const game = undo(played(start, "6>5 3>7"));
    const move = parseMove("1>1");
    if (!move.ok) throw new Error("no move");
    expect(act(game, [move.value])).toMatchObject({ ok: false, error: { reason: "same-column" } });
    expect(canRedo(game)).toBe(true);
    expect(lineMoves(redo(game)).map(makeMove)).toEqual(["6>5", "3>7"]);
  });

  it("UN-1: several moves are one action, all or none", () => {
    const tokens = ["6>5", "3>7", "5>2x2"].map((token) => {
      const move = parseMove(token);
      if (!move.ok) throw new Error("no move");
      return move.value;
    });
    const game = act(newGame(start), tokens);
    if (!game.ok) throw new Error(game.error.reason);
    expect([currentScore(game.value), moveCount(game.value), line(game.value).length]).toEqual([497, 3, 1]);
    expect(undo(game.value)).toMatchObject({ cursor: 0 });
    expect(act(newGame(start), [...tokens, ...tokens]).ok).toBe(false);
    expect(act(game.value, [])).toEqual({ ok: true, value: game.value });
  });

  it("UN-1: undo reaches the start and redo the end, beyond a hundred actions (SS-10)", () => {
    const tokens = Array.from({ length: 150 }, (_, i) => (i % 2 === 0 ? "1>2" : "2>1"));
    let game = played(positionStart(SHUTTLE), tokens.join(" "));
    expect([currentScore(game), moveCount(game)]).toEqual([350, 150]);
    while (canUndo(game)) game = undo(game);
    expect([currentScore(game), moveCount(game)]).toEqual([500, 0]);
    while (canRedo(game)) game = redo(game);
    expect([currentScore(game), moveCount(game)]).toEqual([350, 150]);
  });

  it("UN-2: restart deals the same again, as a new attempt", () => {
    const game = restart(played(codeStart("TF1-D1N-AAAAAAB"), "7>f d d"));
    expect(game).toEqual(newGame(codeStart("TF1-D1N-AAAAAAB")));
    expect(moveCount(game)).toBe(0);
    expect(codeOf(game)).toBe("TF1-D1N-AAAAAAB");
    expect(codeOf(newGame(positionStart(SHUTTLE)))).toBeUndefined();
  });

  it("TF-14: undo never lowers the count of Thoughtful, its line is shorter", () => {
    const game = undo(undo(played(codeStart("TF1-D1N-AAAAAAB"), "7>f d d")));
    expect([moveCount(game), lineMoves(game).length]).toEqual([3, 1]);
    const again = done(game, "d") as Game;
    expect([moveCount(again), lineMoves(again).length, canRedo(again)]).toEqual([4, 2, false]);
  });

  it("TF-14: an action of several moves counts each of them", () => {
    const moves = ["7>f", "d", "d"].map((token) => {
      const move = parseMove(token);
      if (!move.ok) throw new Error("no move");
      return move.value;
    });
    const game = act(newGame(codeStart("TF1-D1N-AAAAAAB")), moves);
    if (!game.ok) throw new Error(game.error.reason);
    expect([moveCount(game.value), line(game.value).length]).toEqual([3, 1]);
    expect(moveCount(undo(game.value))).toBe(3);
  });

  it("is immutable: a game of before stays what it was", () => {
    const game = played(start, "6>5 3>7");
    const copy = structuredClone(game);
    done(undo(game), "10>4");
    done(game, "5>2x2");
    expect(game).toEqual(copy);
  });

  it("the score worked out by kind of event adds up (AP-9)", () => {
    const game = played(positionStart(SHUTTLE), "1>2 2>1");
    expect(workedOut(game)).toEqual([{ type: "move", times: 2, points: -2 }]);
  });
});

/** A queen of clubs that goes to and fro between two kings. */
const SHUTTLE = {
  game: "SS1-S4",
  columns: [
    ["KH", "QC"],
    ["KS"],
    ["KD", "QS", "JS", "TS", "9S", "8S", "7S", "6S", "5S", "4S", "3S", "2S", "AS"],
    ["QH", "JH", "TH", "9H", "8H", "7H", "6H", "5H", "4H", "3H", "2H", "AH"],
    ["QD", "JD", "TD", "9D", "8D", "7D", "6D", "5D", "4D", "3D", "2D", "AD"],
    ["KC", "JC", "TC", "9C", "8C", "7C", "6C", "5C", "4C", "3C", "2C", "AC"],
    [],
    [],
    [],
    [],
  ],
};
