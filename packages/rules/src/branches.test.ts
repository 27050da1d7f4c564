import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { branchEnds, jump, standsAt } from "./branches.ts";
import {
  canRedo,
  canUndo,
  currentPosition,
  currentScore,
  type Game,
  lineMoves,
  moveCount,
  newGame,
  placesOf,
  redo,
  undo,
} from "./history.ts";
import { makeMove } from "./moveText.ts";
import { positionKey } from "./position.ts";
import { replay } from "./record.ts";
import { randomFrom } from "./testing/random.ts";
import { nameOf, VARIANTS } from "./testing/variants.ts";
import { walk } from "./testing/walk.ts";

const simon = newGame({ type: "code", code: { game: "SS", option: "S1", deal: 29 } });

function played(game: Game, steps: number, seed = 1): Game {
  let end = game;
  for (const { after } of walk(game, randomFrom(seed), steps)) end = after;
  return end;
}

function movesAt(game: Game, place: number): string {
  return lineMoves({ ...game, cursor: place })
    .map(makeMove)
    .join(" ");
}

describe("UN-1 a jump", () => {
  const ten = played(simon, 10);

  it("is one action: one undo takes it back, one redo makes it again", () => {
    const back = jump(ten, 4);
    expect(currentPosition(back)).toBe(currentPosition({ ...ten, cursor: 4 }));
    expect([currentScore(back), moveCount(back), back.made]).toEqual([496, 4, 10]);
    expect(undo(back).cursor).toBe(10);
    expect(currentPosition(undo(back))).toBe(currentPosition(ten));
    expect(currentPosition(redo(undo(back)))).toBe(currentPosition(back));
  });

  it("to where the game stands is none", () => {
    expect(jump(ten, 10)).toBe(ten);
    const back = jump(ten, 4);
    expect(jump(back, 4)).toBe(back);
    expect(jump(back, back.cursor)).toBe(back);
  });

  it("to where the game stands keeps what could be redone from the next move", () => {
    const kept = jump(undo(undo(ten)), 8);
    expect(branchEnds(played(kept, 1, 5))).toEqual([10, 12]);
    expect(currentPosition(undo(kept))).toBe(currentPosition(ten));
  });

  it("keeps what could be redone, and undo leads back to where it began", () => {
    const undone = undo(undo(ten));
    const back = jump(undone, 3);
    expect(branchEnds(back)).toEqual([10]);
    expect(movesAt(undo(back), undo(back).cursor)).toBe(movesAt(ten, 8));
    expect(movesAt(back, 10)).toBe(movesAt(ten, 10));
  });

  it("AP-19 begins a branch with the next move; all lines are kept, and can be returned to", () => {
    const branch = played(jump(ten, 4), 3, 2);
    expect(branchEnds(branch)).toEqual([10, 14]);
    expect(placesOf(branch, 14)).toEqual([1, 2, 3, 4, 12, 13, 14]);
    const home = jump(branch, 10);
    expect(lineMoves(home)).toEqual(lineMoves(ten));
    const third = played(jump(home, 13), 1, 3);
    expect(branchEnds(third)).toEqual([10, 14, 17]);
    expect(placesOf(third, 17)).toEqual([1, 2, 3, 4, 12, 13, 17]);
  });

  it("has no branch where nothing was played", () => {
    expect(branchEnds(simon)).toEqual([]);
  });
});

/** What a game with jumps must say, told by a list of lines: each place has the moves that led there. */
function toldLines(game: Game): readonly string[] {
  const lines = [""];
  game.actions.forEach(({ moves, jump: to }, i) => {
    lines.push(to === undefined ? `${lines[i]} ${moves.map(makeMove).join(" ")}`.trim() : (lines[to] ?? ""));
  });
  return lines;
}

describe.each(VARIANTS.map((variant) => [nameOf(variant), variant] as const))("%s", (_, variant) => {
  it("UN-1 moves, undo, redo and jumps in any order: the line is legal, and leads to the position", () => {
    const input = fc.constantFrom("move", "move", "move", "undo", "redo", "jump");
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.array(fc.tuple(input, fc.nat()), { maxLength: 40 }),
        (deal, inputs) => {
          let game = newGame({ type: "code", code: { ...variant, deal } });
          for (const [what, n] of inputs) {
            if (what === "move") game = played(game, 1, n);
            else if (what === "undo") game = undo(game);
            else if (what === "redo") game = redo(game);
            else game = jump(game, n % (game.actions.length + 1));
          }
          const lines = toldLines(game);
          lines.forEach((line, place) => {
            expect(movesAt(game, place)).toBe(line);
          });
          const again = replay({ start: game.start, moves: lineMoves(game) });
          if (!again.ok) throw new Error(`${again.error.number} is refused`);
          expect(positionKey(currentPosition(again.value))).toBe(positionKey(currentPosition(game)));
          expect(currentScore(again.value)).toBe(currentScore(game));
          const ends = branchEnds(game);
          expect(ends.map((end) => standsAt(game, end))).toEqual(ends);
          // Every place lies on one of the lines.
          const seen = new Set(ends.flatMap((end) => placesOf(game, end)));
          for (let place = 1; place <= game.actions.length; place++) {
            const at = standsAt(game, place);
            expect(at === 0 || seen.has(at)).toBe(true);
          }
          let back = game;
          while (canUndo(back)) back = undo(back);
          while (canRedo(back)) back = redo(back);
          expect(back.actions).toBe(game.actions);
        },
      ),
      { numRuns: 40, seed: 1 },
    );
  });
});
