import { type Move, type Position, perft, rulesOf } from "@faceup/rules";
import { describe, expect, it } from "vitest";
import { Budget } from "../budget.ts";
import { packCard } from "../spider/card.ts";
import { MOST_MOVES, NO_FILTER } from "../spider/generate.ts";
import type { PackedMove } from "../spider/move.ts";
import { randomFrom } from "../testing/random.ts";
import { Next } from "./next.ts";
import { EMPTY, HIDDEN, Stacks } from "./stacks.ts";
import { Table, unpackStep } from "./table.ts";
import { anyPosition, nameOf, piecesOf, VARIANTS } from "./testing/positions.ts";
import { EARLY } from "./weights.ts";

const ROOM = 1000;

function load(position: Position): Table {
  const stacks = new Stacks(EARLY, new Budget());
  stacks.makeRoom(ROOM);
  return new Table(position, stacks);
}

function movesOf(table: Table): readonly PackedMove[] {
  const out = new Int32Array(MOST_MOVES);
  return [...out.subarray(0, table.writeMoves(NO_FILTER, out))];
}

function keyOf(table: Table): Int32Array {
  const key = new Int32Array(table.words);
  table.write(key);
  return key;
}

/** The codes of all columns, as the table holds them and as the rules do. */
function columnsOf(table: Table): readonly string[] {
  return [...table.columns].map((stack) => {
    const codes: number[] = [];
    for (let at = stack; at !== EMPTY; at = table.stacks.below[at] ?? EMPTY)
      codes.unshift(table.stacks.codes[at] ?? 0);
    return codes.join();
  });
}

function codesOf({ columns, faceDown }: Position): readonly string[] {
  return columns.map((cards, i) =>
    cards.map((card, k) => packCard(card) | (k < (faceDown[i] ?? 0) ? HIDDEN : 0)).join(),
  );
}

function expectSame(table: Table, position: Position): void {
  expect(columnsOf(table)).toEqual(codesOf(position));
  expect([...table.stock.subarray(table.dealt)]).toEqual(position.stock.map(packCard));
  expect(table.won).toBe(rulesOf(position.variant.game).won(position));
}

/** Cards, kings apart, that do not lie on their successor, both open. */
function dueCards({ columns, faceDown }: Position): number {
  return columns
    .map((cards, column) => {
      const hidden = faceDown[column] ?? 0;
      return cards.filter((card, i) => {
        const below = cards[i - 1];
        const linked = below !== undefined && i > hidden && packCard(below) === packCard(card) + 1;
        return packCard(card) % 16 !== 13 && !linked;
      }).length;
    })
    .reduce((sum, due) => sum + due, 0);
}

function packedPerft(table: Table, depth: number): number {
  const moves = movesOf(table);
  if (depth === 1) return moves.length;
  table.stacks.makeRoom(ROOM);
  const columns = table.columns.slice();
  const { dealt } = table;
  let sum = 0;
  for (const move of moves) {
    table.play(move);
    sum += packedPerft(table, depth - 1);
    table.columns.set(columns);
    table.dealt = dealt;
  }
  return sum;
}

describe.each(VARIANTS.map((variant) => [nameOf(variant), variant] as const))(
  "the packed table of %s",
  (_, variant) => {
    const rules = rulesOf(variant.game);
    const positions = Array.from({ length: 40 }, (_, seed) =>
      seed % 2 === 0
        ? anyPosition(variant, seed + 1)
        : piecesOf(variant, { runs: 3, width: 3 + (seed % 5), untidy: (seed % 7) / 7, stock: 12, seed }),
    );

    it("SO-9 loads what the rules hold", () => {
      for (const position of positions) expectSame(load(position), position);
    });

    it("SO-9 has the moves of the rules, and each ends where the rules end", () => {
      for (const position of positions) {
        const table = load(position);
        const moves = movesOf(table);
        const text = (move: Move) => JSON.stringify(move);
        expect(moves.map((move) => text(unpackStep(move))).sort()).toEqual(
          rules.moves(position).map(text).sort(),
        );
        for (const move of moves) {
          const after = load(position);
          after.play(move);
          expectSame(after, rules.play(position, unpackStep(move)).position);
        }
      }
    });

    it("SO-9 a move looked at beforehand tells what comes of it, and changes nothing", () => {
      for (const position of positions) {
        const table = load(position);
        const next = new Next(table, EARLY);
        const before = keyOf(table);
        next.read();
        expect(next.due).toBe(dueCards(position));
        for (const move of movesOf(table)) {
          next.look(move);
          const { due, dealt, won, cost } = next;
          expect(keyOf(table)).toEqual(before);
          expectSame(table, position);
          const after = rules.play(position, unpackStep(move)).position;
          expect([due, won, dealt]).toEqual([
            dueCards(after),
            rules.won(after),
            position.stock.length - after.stock.length,
          ]);
          const there = new Next(load(after), EARLY);
          there.read();
          expect(cost).toBe(there.cost);
        }
      }
    });

    it("SO-9 a key reads back as the position, columns without a stock in any order", () => {
      for (const [seed, position] of positions.entries()) {
        const random = randomFrom(seed);
        const table = load(position);
        const other = new Table(position, table.stacks);
        for (let step = 0; step < 60; step++) {
          table.stacks.makeRoom(ROOM);
          const moves = movesOf(table);
          const move = moves[Math.floor(random() * moves.length)];
          if (move === undefined) break;
          table.play(move);
          other.read(keyOf(table), 0);
          expect(keyOf(other)).toEqual(keyOf(table));
          const inOrder = (columns: readonly string[]) =>
            table.stockLeft > 0 ? columns : [...columns].sort();
          expect(inOrder(columnsOf(other))).toEqual(inOrder(columnsOf(table)));
        }
      }
    });

    it("SO-9 counts as many lines as the rules", () => {
      for (const position of positions.slice(0, 16)) {
        expect(packedPerft(load(position), 3)).toBe(perft(position, 3));
      }
    });
  },
);
