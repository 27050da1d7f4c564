import { deal, type GameId, type Option, type Position, rulesOf } from "@faceup/rules";
import { describe, expect, test } from "vitest";
import { leastMoves } from "./leastMoves.ts";

const VARIANTS: readonly (readonly [GameId, Option])[] = [
  ["SS", "S1"],
  ["SS", "S4"],
  ["TF", "D1N"],
  ["TF", "D3N"],
  ["KL", "D3N"],
  ["ST", "S2"],
  ["SD", "S1"],
];

/** Legal moves chosen by a small fixed generator: the positions of a game as it may go. */
function* walk(start: Position, steps: number): Generator<Position> {
  const rules = rulesOf(start.variant.game);
  let position = start;
  let seed = 1;
  for (let i = 0; i < steps; i++) {
    yield position;
    const moves = rules.moves(position);
    seed = (seed * 48271) % 2147483647;
    const move = moves[seed % moves.length];
    if (move === undefined) return;
    position = rules.play(position, move).position;
  }
}

describe.each(VARIANTS)("%s %s (SO-5)", (game, option) => {
  test("no move brings the bound down by more than one, so that no line can be shorter", () => {
    for (const number of [0, 1, 29]) {
      let before = Number.POSITIVE_INFINITY;
      for (const position of walk(deal({ game, option, deal: number }), 400)) {
        const bound = leastMoves(position);
        if (before < Number.POSITIVE_INFINITY) expect(bound).toBeGreaterThanOrEqual(before - 1);
        before = bound;
      }
    }
  });
});

test("a deal: a move for each card, a link for each that must be made", () => {
  // 52 cards, 24 draws or 8 of three.
  expect(leastMoves(deal({ game: "TF", option: "D1N", deal: 0 }))).toBe(76);
  expect(leastMoves(deal({ game: "TF", option: "D3N", deal: 0 }))).toBe(60);
  expect(leastMoves(deal({ game: "SS", option: "S4", deal: 29 }))).toBe(48);
});

test("nothing is needed where the game is won", () => {
  const won = {
    ...deal({ game: "TF", option: "D1N", deal: 0 }),
    stock: [],
    foundations: [13, 13, 13, 13],
  } as const;
  expect(leastMoves(won)).toBe(0);
  const king = deal({ game: "SS", option: "S4", deal: 0 }).columns[0] ?? [];
  const cleared = {
    ...deal({ game: "SS", option: "S4", deal: 0 }),
    columns: [],
    removed: [king, king, king, king],
  };
  expect(leastMoves({ ...cleared, columns: Array.from({ length: 10 }, () => []) })).toBe(0);
});
