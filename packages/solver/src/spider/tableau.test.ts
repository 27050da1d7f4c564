import { card, deal, faceOf, type Position, perft, rulesOf, type Suit } from "@faceup/rules";
import { describe, expect, it } from "vitest";
import { randomFrom } from "../testing/random.ts";
import { packCard, unpackCard } from "./card.ts";
import { COLUMN_SHIFT, type Columns } from "./columns.ts";
import { MOST_MOVES, writeMoves } from "./generate.ts";
import { type PackedMove, packMove, unpackMove } from "./move.ts";
import { Next } from "./next.ts";
import { loadPosition, RUNS, type Tableau } from "./tableau.ts";
import { anyPosition, OPTIONS, positionOf } from "./testing/positions.ts";

const rules = rulesOf("SS");
const PLAIN = { oneEmpty: false, wholeColumn: false };

function movesOf(tableau: Tableau): readonly PackedMove[] {
  const out = new Int32Array(MOST_MOVES);
  return [...out.subarray(0, writeMoves(tableau, PLAIN, out))];
}

function columnsOf(columns: Columns): readonly string[] {
  return [...columns.heights].map((height, column) => {
    const base = column << COLUMN_SHIFT;
    return [...columns.cards.subarray(base, base + height)].join();
  });
}

function facesOf(position: Position): readonly string[] {
  return position.columns.map((cards) => cards.map(packCard).join());
}

function suitsGone(columns: Columns): readonly number[] {
  return [...columns.gone.subarray(0, columns.goneCount)].map((entry) => entry & 3).sort();
}

function keyOf(tableau: Tableau): readonly number[] {
  const key = new Int32Array(tableau.signature.words);
  tableau.signature.write(tableau, key);
  return [...key];
}

/** Everything that has a meaning. */
function bytesOf(tableau: Tableau): unknown {
  const runs = [...tableau.heights].map((height, column) => {
    const base = column << COLUMN_SHIFT;
    return [...tableau.runs.subarray(base, base + height)];
  });
  const { missing, goneCount } = tableau;
  return [columnsOf(tableau), runs, missing, goneCount, suitsGone(tableau), keyOf(tableau)];
}

function missingLinks(position: Position): number {
  const linked = position.columns.flatMap((cards) =>
    cards.filter((c, i) => i > 0 && faceOf(cards[i - 1] as never) === faceOf(c) + 1),
  );
  const onTable = position.columns.flat().filter((c) => faceOf(c) % 13 !== 12);
  return onTable.length - linked.filter((c) => faceOf(c) % 13 !== 12).length;
}

function packedPerft(tableau: Tableau, depth: number): number {
  const moves = movesOf(tableau);
  if (depth === 1) return moves.length;
  let sum = 0;
  for (const move of moves) {
    const left = tableau.make(move);
    sum += packedPerft(tableau, depth - 1);
    tableau.unmake(move, left);
  }
  return sum;
}

describe.each(OPTIONS)("the packed table of Simple Simon, %s", (option) => {
  const positions = Array.from({ length: 40 }, (_, seed) => anyPosition(option, seed + 1));

  it("SO-9 loads what the rules hold", () => {
    for (const position of positions) {
      const tableau = loadPosition(position);
      expect(columnsOf(tableau)).toEqual(facesOf(position));
      expect(tableau.goneCount).toBe(position.removed.length);
      expect(tableau.missing).toBe(missingLinks(position));
      for (const c of position.columns.flat()) expect(faceOf(unpackCard(packCard(c)))).toBe(faceOf(c));
    }
  });

  it("SO-9 make and unmake restore every byte and the key; a move ends where the rules end", () => {
    for (const position of positions) {
      const tableau = loadPosition(position);
      const before = bytesOf(tableau);
      for (const move of movesOf(tableau)) {
        expect(rules.check(position, unpackMove(move))).toBeUndefined();
        const after = rules.play(position, unpackMove(move)).position;
        const left = tableau.make(move);
        expect(columnsOf(tableau)).toEqual(facesOf(after));
        expect(tableau.goneCount).toBe(after.removed.length);
        expect(tableau.missing).toBe(missingLinks(after));
        tableau.unmake(move, left);
        expect(bytesOf(tableau)).toEqual(before);
      }
    }
  });

  it("SO-9 a move looked at beforehand tells what comes of it, and changes nothing", () => {
    for (const position of positions) {
      const tableau = loadPosition(position);
      const before = bytesOf(tableau);
      const next = new Next(tableau);
      for (const move of movesOf(tableau)) {
        next.look(move);
        expect(bytesOf(tableau)).toEqual(before);
        const runsLeft = tableau.make(move);
        expect([...next.key]).toEqual(keyOf(tableau));
        expect(next).toMatchObject({ runsLeft, missing: tableau.missing, won: tableau.goneCount === RUNS });
        tableau.unmake(move, runsLeft);
      }
    }
  });

  it("SO-9 a key kept in step along a walk is the key of the position, and reads back as it", () => {
    for (const [i, position] of positions.entries()) {
      const random = randomFrom(i);
      const tableau = loadPosition(position);
      const other = loadPosition(position);
      for (let step = 0; step < 40; step++) {
        const moves = movesOf(tableau);
        const move = moves[Math.floor(random() * moves.length)];
        if (move === undefined) break;
        tableau.make(move);
        const key = Int32Array.from(keyOf(tableau));
        other.signature.read(key, 0, other);
        expect(keyOf(other)).toEqual([...key]);
        expect([...columnsOf(other)].sort()).toEqual([...columnsOf(tableau)].sort());
        expect(suitsGone(other)).toEqual(suitsGone(tableau));
        expect(other.missing).toBe(tableau.missing);
      }
    }
  });

  it("SO-9 counts as many lines as the rules", () => {
    for (const position of positions.slice(0, 24)) {
      expect(packedPerft(loadPosition(position), 3)).toBe(perft(position, 3));
    }
  });
});

describe("the packed table", () => {
  it("SO-9 takes away a run that lay complete under what is moved off it", () => {
    const run = (suit: Suit, from: number, to: number) =>
      Array.from({ length: from - to + 1 }, (_, i) => card(suit, from - i));
    const position = positionOf(
      "S4",
      [[...run("S", 13, 1), card("H", 5)], run("H", 13, 6), run("H", 4, 1)],
      [run("D", 13, 1), run("C", 13, 1)],
    );
    const tableau = loadPosition(position);
    const before = bytesOf(tableau);
    const left = tableau.make(packMove(0, 1, 1));
    expect(left).toBe(1);
    expect(suitsGone(tableau)).toEqual([0, 2, 3]);
    tableau.unmake(packMove(0, 1, 1), left);
    expect(bytesOf(tableau)).toEqual(before);
  });

  it("refuses what it cannot play yet: a stock", () => {
    expect(() => loadPosition(deal({ game: "ST", option: "S4", deal: 1 }))).toThrow("stock");
  });
});
