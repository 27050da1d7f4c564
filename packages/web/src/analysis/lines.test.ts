import { act, type Game, jump, newGame, parseMove, redo, undo } from "@faceup/rules";
import { describe, expect, test } from "vitest";
import { lineOnTable, linesOf } from "./lines.ts";

const start = newGame({ type: "code", code: { game: "SS", option: "S4", deal: 29 } });

function play(game: Game, ...moves: readonly string[]): Game {
  return moves.reduce((before, text) => {
    const move = parseMove(text);
    const played = move.ok ? act(before, [move.value]) : undefined;
    if (!played?.ok) throw new Error(`${text} is refused`);
    return played.value;
  }, game);
}

const three = play(start, "6>5", "3>7", "5>2x2");
/** Back to after the first move, and on otherwise. */
const parted = play(jump(three, 1), "10>4");

describe("AP-19 the lines of a game", () => {
  test("one, without a move where nothing was played", () => {
    expect(linesOf(start)).toEqual([{ end: 0, places: [0], parts: 0 }]);
    expect(linesOf(three)).toEqual([{ end: 3, places: [0, 1, 2, 3], parts: 0 }]);
  });

  test("two where one was gone back and played on otherwise, and where they part", () => {
    expect(linesOf(parted)).toEqual([
      { end: 3, places: [0, 1, 2, 3], parts: 0 },
      { end: 5, places: [0, 1, 5], parts: 1 },
    ]);
  });

  test("a third parts where it leaves the one it has most in common with", () => {
    const third = play(jump(parted, 2), "8>5");
    expect(linesOf(third)[2]).toEqual({ end: 7, places: [0, 1, 2, 7], parts: 2 });
  });

  test("the one on the table goes through where the game stands, with what can be redone", () => {
    const lineAt = (game: Game) => lineOnTable(game, linesOf(game)).end;
    expect(lineAt(undo(undo(three)))).toBe(3);
    expect(lineAt(parted)).toBe(5);
    expect(lineAt(undo(parted))).toBe(5);
    // Where the jump itself is undone, one is on the first line again; the branch lies ready.
    expect(lineAt(undo(undo(parted)))).toBe(3);
    expect(lineAt(redo(undo(undo(parted))))).toBe(5);
    expect(lineAt(jump(parted, 3))).toBe(3);
  });
});
