import fc from "fast-check";
import { expect, test } from "vitest";
import { IMPORTS } from "../cases/read.ts";
import { FORMAT_NAMES } from "./names.ts";
import { readFormat } from "./readFormat.ts";
import { splitDeals } from "./splitDeals.ts";
import { VARIANTS } from "./variants.ts";

/** A right text with a piece of it cut out, doubled or replaced. */
const damaged = fc
  .tuple(
    fc.constantFrom(...IMPORTS.map(({ input }) => input)),
    fc.nat(),
    fc.nat(12),
    fc.oneof(
      fc.constant(""),
      fc.string({ unit: "binary", maxLength: 8 }),
      fc.constantFrom("##", "7H", "==>", "<", ":", "\n", "Stock:", "-", "Foundations: S-4", '"', "[", "}"),
    ),
  )
  .map(([text, at, length, put]) => {
    const start = at % (text.length + 1);
    return text.slice(0, start) + put + text.slice(start + length);
  });

const texts = fc.oneof(
  damaged,
  fc.string({ unit: "binary" }),
  fc.json(),
  fc
    .object({ key: fc.constantFrom("game", "columns", "tableau piles", "stock", "code") })
    .map((o) => JSON.stringify(o)),
  fc.stringMatching(/^[\dLms#\-_., \n]{0,200}$/),
);

test("no text is thrown at: it is read or refused, in every format and for every game", () => {
  fc.assert(
    fc.property(
      texts,
      fc.option(fc.constantFrom(...FORMAT_NAMES), { nil: undefined }),
      fc.option(fc.constantFrom(...VARIANTS), { nil: undefined }),
      (text, format, variant) => {
        const read = readFormat(text, { format, variant });
        if (read.ok) {
          if (variant !== undefined) expect(read.value.position.variant).toEqual(variant);
        } else {
          expect(read.error.fault.code).toMatch(/^[a-z-]+$/);
          const { at } = read.error;
          if (at !== undefined) expect(at.line).toBeLessThanOrEqual(text.split(/\r\n|\r|\n/).length);
        }
      },
    ),
    { numRuns: 3000 },
  );
});

test("every piece of a split text stands where it says", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(texts, damaged), { maxLength: 4 }), (parts) => {
      const text = parts.join("\n");
      const lines = text.split(/\r\n|\r|\n/);
      for (const piece of splitDeals(text)) {
        expect(piece.line).toBeGreaterThanOrEqual(1);
        expect(piece.line).toBeLessThanOrEqual(lines.length);
      }
    }),
    { numRuns: 500 },
  );
});

const LONG = 200_000;

test.each([
  ["digits and a letter", `${"1".repeat(LONG)}x`],
  ["space and a letter", `${" ".repeat(LONG)}x`],
  ["a letter, space and a letter", `a${" ".repeat(LONG)}x`],
  ["a game, space and a letter", `game${" ".repeat(LONG)}x`],
  ["a number, space and a letter", `# 24${" ".repeat(LONG)}x`],
  ["an object with space in it", `{"a":${" ".repeat(LONG)}1}`],
  ["brackets", "[".repeat(LONG) + "]".repeat(LONG)],
  ["piles in piles", `{"tableau piles":[${"[".repeat(LONG)}${"]".repeat(LONG)}]}`],
  ["addresses", "://".repeat(LONG)],
  ["dashes", "-".repeat(LONG)],
  ["cards", "7H ".repeat(LONG)],
])("a long text is refused, and soon: %s", (_, text) => {
  // Tried in every way of cutting it, a text would take longer than any test may.
  for (const piece of splitDeals(text)) expect(readFormat(piece.text).ok).toBe(false);
});
