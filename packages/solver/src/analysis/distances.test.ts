import { act, column, deal, type Game, type Move, newGame, type Position, transfer } from "@faceup/rules";
import { describe, expect, test } from "vitest";
import { leastMoves } from "../leastMoves.ts";
import { solve } from "../solve.ts";
import { positionsAlong } from "../spiderette/testing/wins.ts";
import { Distances } from "./distances.ts";
import { trackOf } from "./track.ts";

const START = deal({ game: "SS", option: "S1", deal: 2 });

function winningLine(position: Position): readonly Move[] {
  const found = solve(position);
  if (found.verdict !== "winnable") throw new Error("not won");
  return found.moves;
}

function played(...moves: readonly Move[]): Game {
  return moves.reduce(
    (game, move) => {
      const next = act(game, [move]);
      if (!next.ok) throw new Error(next.error.reason);
      return next.value;
    },
    newGame({ type: "position", position: START }),
  );
}

/** A move of the deal that its own reverse takes back. */
function thereAndBack(): readonly [Move, Move] {
  for (let from = 0; from < 10; from++) {
    for (let to = 0; to < 10; to++) {
      const pair = [transfer(column(from), column(to)), transfer(column(to), column(from))] as const;
      try {
        if (trackOf(START, played(...pair).actions).places.length === 2) return pair;
      } catch {
        // Not legal: the next.
      }
    }
  }
  throw new Error("no such move");
}

describe("AP-19 what is learnt of one point counts for the others", () => {
  const line = winningLine(START);
  const positions = positionsAlong(START, line);
  const steps = line.map((move, i) => ({ moves: [move], position: positions[i + 1] ?? START }));

  test("a line of a later point makes one of every earlier one", () => {
    const track = trackOf(START, steps.slice(0, 12));
    const distances = new Distances(track);
    distances.learnLine(positions[12] ?? START, line.slice(12));
    expect(track.points.map((place) => distances.upper(place))).toEqual(
      Array.from({ length: 13 }, (_, i) => line.length - i),
    );
    expect(distances.line(0)).toEqual(line);
  });

  test("a line from elsewhere counts where it leads through the game", () => {
    const distances = new Distances(trackOf(positions[5] ?? START, steps.slice(5, 8)));
    distances.learnLine(START, line);
    expect(distances.upper(0)).toBe(line.length - 5);
  });

  test("a bound is one for all later points, less the moves made", () => {
    const track = trackOf(START, steps.slice(0, 4));
    const distances = new Distances(track);
    const bound = leastMoves(START) + 10;
    distances.learnBound(0, bound);
    expect(track.points.map((place) => distances.lower(place))).toEqual(
      [0, 1, 2, 3, 4].map((i) => bound - i),
    );
    distances.learnBound(2, 0);
    expect(distances.lower(2)).toBe(bound - 2);
  });

  test("a position met again is the same place, and the way back counts", () => {
    const [there, back] = thereAndBack();
    const track = trackOf(START, played(there, back, there).actions);
    expect(track.points).toEqual([0, 1, 0, 1]);
    const distances = new Distances(track);
    distances.learnLine(START, line);
    // From there one may go back; unless the line leads through it anyway.
    expect(distances.upper(1)).toBeLessThanOrEqual(line.length + 1);
    distances.learnBound(1, 30);
    expect(distances.lower(0)).toBeGreaterThanOrEqual(29);
  });

  test("SO-5 a bound above a line is a bug", () => {
    const distances = new Distances(trackOf(START, []));
    distances.learnLine(START, line);
    expect(() => distances.learnBound(0, line.length + 1)).toThrow();
  });
});

test("AP-19 an action of several single moves counts as many, and has no way back", () => {
  const moves = winningLine(START).slice(0, 3);
  const end = positionsAlong(START, moves).at(-1) ?? START;
  const track = trackOf(START, [{ moves, position: end }]);
  expect(track.actions).toEqual([{ from: 0, to: 1, moves: 3, back: Number.POSITIVE_INFINITY }]);
  const distances = new Distances(track);
  distances.learnBound(0, 40);
  expect(distances.lower(1)).toBe(Math.max(37, leastMoves(end)));
});
