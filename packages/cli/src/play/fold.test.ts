import fc from "fast-check";
import { expect, test } from "vitest";
import { fold } from "./fold.ts";

test("what fits keeps a row for each card", () => {
  expect(fold(3, 5, 2)).toEqual({ omitted: 0, rows: [1, 1, 1] });
});

test("the deepest cards are put together first", () => {
  expect(fold(6, 5, 2)).toEqual({ omitted: 0, rows: [2, 1, 1, 1, 1] });
  expect(fold(10, 4, 3)).toEqual({ omitted: 0, rows: [3, 3, 3, 1] });
});

test("what does not fit at all is left out, its number in a row of its own", () => {
  expect(fold(12, 5, 2)).toEqual({ omitted: 4, rows: [2, 2, 2, 2] });
});

test("nothing is lost, and never are there too many rows", () => {
  fc.assert(
    fc.property(
      fc.nat(104),
      fc.integer({ min: 2, max: 30 }),
      fc.integer({ min: 1, max: 4 }),
      (cards, rows, across) => {
        const folded = fold(cards, rows, across);
        const shown = folded.rows.reduce((sum, size) => sum + size, 0);
        expect(folded.omitted + shown).toBe(cards);
        expect(folded.rows.length + (folded.omitted > 0 ? 1 : 0)).toBeLessThanOrEqual(rows);
        expect(Math.max(0, ...folded.rows)).toBeLessThanOrEqual(across);
      },
    ),
  );
});
