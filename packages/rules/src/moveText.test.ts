import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SUITS } from "./card.ts";
import { column, DRAW, type Move, REDEAL, type Source, sameMove, type Target, transfer } from "./move.ts";
import { makeMove, parseMove } from "./moveText.ts";

const source: fc.Arbitrary<Source> = fc.oneof(
  fc.nat({ max: 998 }).map(column),
  fc.constant<Source>({ pile: "waste" }),
  fc.constantFrom(...SUITS).map((suit): Source => ({ pile: "foundation", suit })),
);
const target: fc.Arbitrary<Target> = fc.oneof(
  fc.nat({ max: 998 }).map(column),
  fc.constant<Target>({ pile: "foundation" }),
);
const anyMove: fc.Arbitrary<Move> = fc.oneof(
  fc.constantFrom(DRAW, REDEAL),
  fc.tuple(source, target, fc.nat({ max: 9999 })).map(([from, to, count]) => transfer(from, to, count)),
);

describe("moves as text", () => {
  it.each([
    ["4>7", transfer(column(3), column(6))],
    ["4>7x3", transfer(column(3), column(6), 3)],
    ["10>1x12", transfer(column(9), column(0), 12)],
    ["w>3", transfer({ pile: "waste" }, column(2))],
    ["w>f", transfer({ pile: "waste" }, { pile: "foundation" })],
    ["3>f", transfer(column(2), { pile: "foundation" })],
    ["fs>4", transfer({ pile: "foundation", suit: "S" }, column(3))],
    ["fh>4", transfer({ pile: "foundation", suit: "H" }, column(3))],
    ["fd>4", transfer({ pile: "foundation", suit: "D" }, column(3))],
    ["fc>4", transfer({ pile: "foundation", suit: "C" }, column(3))],
    ["d", DRAW],
    ["r", REDEAL],
  ] as const)("%s, both ways", (text, move) => {
    expect(parseMove(text)).toEqual({ ok: true, value: move });
    expect(makeMove(move)).toBe(text);
  });

  it("parse∘make is the identity, and no two moves share a token", () => {
    fc.assert(
      fc.property(anyMove, anyMove, (a, b) => {
        expect(parseMove(makeMove(a))).toEqual({ ok: true, value: a });
        expect(sameMove(a, b)).toBe(makeMove(a) === makeMove(b));
        expect(sameMove(a, structuredClone(a))).toBe(true);
      }),
      { numRuns: 3000, seed: 1 },
    );
  });

  it("a group of one may be written out; zero is for the rules to refuse", () => {
    expect(parseMove("4>7x1")).toEqual(parseMove("4>7"));
    expect(parseMove("4>7x0")).toEqual({ ok: true, value: transfer(column(3), column(6), 0) });
    expect(parseMove("0>7")).toEqual({ ok: true, value: transfer(column(-1), column(6)) });
  });

  it.each([
    "",
    "x",
    "4",
    "4>",
    ">7",
    "4>7x",
    "4>7x-1",
    "4>7x1.5",
    "4>7 x3",
    "-1>4",
    "4-7",
    "4>>7",
    "4>7>2",
    "4>7x3x2",
    "f>4",
    "fx>4",
    "3>fs",
    "s>4",
    "dd",
    "d1",
    "rr",
    "w",
    "٤>٧",
    "4＞7",
    "3>9#",
    "1e1>2",
    "12345>1",
  ])("%j is no move", (text) => {
    expect(parseMove(text)).toEqual({ ok: false, error: { code: "move-text", text } });
  });

  it.each(["3>w", "w>w", "fs>w", "3>wx2"])("%s: the waste takes no cards", (text) => {
    expect(parseMove(text)).toEqual({ ok: false, error: { code: "move-to-waste", text } });
  });

  it("never throws, and what it reads it writes as a token that it reads again", () => {
    const nearly = fc.string({ unit: fc.constantFrom(..."0123456789>xXwWfFsShHdDcCrR -"), maxLength: 8 });
    fc.assert(
      fc.property(fc.oneof(nearly, fc.string({ unit: "binary" })), (text) => {
        const parsed = parseMove(text);
        if (parsed.ok) expect(parseMove(makeMove(parsed.value))).toEqual(parsed);
      }),
      { numRuns: 5000, seed: 1 },
    );
  });
});
