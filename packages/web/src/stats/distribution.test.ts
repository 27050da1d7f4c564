import fc from "fast-check";
import { expect, test } from "vitest";
import { binsOf, roundWidth } from "./distribution.ts";

test("AP-24 every value lies in exactly one bin; bins are few, of one round width, and without a gap", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 2000 }), { maxLength: 200 }),
      fc.integer({ min: 2, max: 12 }),
      (values, most) => {
        const bins = binsOf(values, most);
        expect(bins.length).toBeLessThanOrEqual(most);
        expect(bins.length > 0).toBe(values.length > 0);
        for (const [i, { from, to = Number.POSITIVE_INFINITY, count }] of bins.entries()) {
          expect(count).toBe(values.filter((value) => from <= value && value <= to).length);
          const next = bins[i + 1];
          if (next) expect(next.from).toBe(to + 1);
        }
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
        const widths = new Set(bins.flatMap(({ from, to }) => (to === undefined ? [] : [to + 1 - from])));
        expect(widths.size).toBeLessThanOrEqual(1);
        for (const width of widths) expect(String(width)).toMatch(/^[125]0*$/);
      },
    ),
  );
});

test("AP-24 one very long game flattens nothing", () => {
  const usual = Array.from({ length: 40 }, (_, i) => 50 + (i % 20));
  const bins = binsOf([...usual, 1500]);
  expect(bins.at(-1)).toEqual({ from: 70, to: undefined, count: 1 });
  expect(bins.length).toBeGreaterThan(3);
});

test("widths are the round numbers in order", () => {
  const widths = Array.from({ length: 60 }, (_, i) => roundWidth((width) => width >= i));
  expect([...new Set(widths)]).toEqual([1, 2, 5, 10, 20, 50, 100]);
});
