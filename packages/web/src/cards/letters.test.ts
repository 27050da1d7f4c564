import { describe, expect, test } from "vitest";
import { GLYPH_CAP, GLYPHS } from "./glyphs.generated.ts";
import { courtOf, LETTERS, rankGlyph } from "./letters.ts";

const RANKS = Array.from({ length: 13 }, (_, i) => i + 1);

describe("AP-13 index letters", () => {
  test.each([
    ["AJQK", "A 2 3 4 5 6 7 8 9 10 J Q K"],
    ["ABDK", "A 2 3 4 5 6 7 8 9 10 B D K"],
    ["AVDR", "A 2 3 4 5 6 7 8 9 10 V D R"],
  ] as const)("%s", (letters, ranks) => {
    expect(RANKS.map((rank) => rankGlyph(rank, letters)).join(" ")).toBe(ranks);
  });

  test("every letter has an outline, and every outline a use", () => {
    const used = new Set(LETTERS.flatMap((letters) => RANKS.map((rank) => rankGlyph(rank, letters))));
    expect([...used].sort()).toEqual(Object.keys(GLYPHS).sort());
    for (const name of used) expect(GLYPHS[name].d).toMatch(/^M[\d\s.a-z-]+z$/);
  });

  test("10 is one glyph, 1.16 cap heights wide; no other is as wide", () => {
    expect(GLYPHS[10].width / GLYPH_CAP).toBeCloseTo(1.16, 2);
    for (const [name, glyph] of Object.entries(GLYPHS)) {
      if (name !== "10") expect(glyph.width).toBeLessThan(GLYPHS[10].width);
    }
  });

  test("AP-12 the figures stay the same in every language", () => {
    expect(RANKS.map(courtOf)).toEqual([...Array<undefined>(10), "J", "Q", "K"]);
  });
});
