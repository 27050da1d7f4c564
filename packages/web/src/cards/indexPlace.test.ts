import { describe, expect, test } from "vitest";
import { GLYPH_CAP, GLYPHS, type GlyphName } from "./glyphs.generated.ts";
import { type FaceSpec, indexCap, placeIndex, ROOMY, snap } from "./indexPlace.ts";

function spec(width: number, strip: number, more: Partial<FaceSpec> = {}): FaceSpec {
  return { width, height: 1.45 * width, strip, covered: true, letters: "AJQK", large: false, ...more };
}

/** Card widths from ten columns on the smallest phone to the largest card of a wide screen. */
const WIDTHS = [29, 29.15, 32.5, 34, 38, 45, 52, 59.5, 60, 64, 77, 90, 124, 150];
const STRIPS = [12, 13, 13.6, 14, 17.6, 18, 21, 24, 30];
const SCALES = [1, 1.5, 2, 3];
const GLYPH_NAMES = Object.keys(GLYPHS) as GlyphName[];

function forEveryIndex(check: (s: FaceSpec, name: GlyphName, scale: number) => void): void {
  for (const width of WIDTHS)
    for (const strip of [...STRIPS, 1.4 * width])
      for (const large of [false, true])
        for (const scale of SCALES)
          for (const name of GLYPH_NAMES) check(spec(width, strip, { large }), name, scale);
}

describe("AP-11 the index is as large as its strip allows", () => {
  test("12.2 px at 320 wide with ten columns, 13.6 at 360", () => {
    const at320 = (320 - 2 * 3 - 9 * 2.5) / 10;
    const at360 = (360 - 2 * 4 - 9 * 3) / 10;
    expect(indexCap(spec(at320, 0.78 * at320))).toBeCloseTo(12.24, 2);
    expect(indexCap(spec(at360, 0.78 * at360))).toBeCloseTo(13.65, 2);
  });

  test("at least 12 px once drawn, also where the width was rounded down to whole pixels", () => {
    for (const scale of SCALES) expect(placeIndex(spec(29, 22.6), 0.6, scale).cap).toBeGreaterThanOrEqual(12);
  });

  test("each bound in turn", () => {
    expect(indexCap(spec(45, 12))).toBe(9); // strip less 3
    expect(indexCap(spec(150, 20))).toBeCloseTo(15.6); // 0.78 strip
    expect(indexCap(spec(30, 40))).toBeCloseTo(12.6); // 0.42 width
    expect(indexCap(spec(100, 140))).toBeCloseTo(21); // 11.5 + 0.095 width
    expect(indexCap(spec(100, 140, { large: true }))).toBeCloseTo(30); // 15 + 0.15 width
    expect(indexCap(spec(45, 2))).toBe(0);
  });

  test("rank and pip stay inside the visible strip, the tail of Q included", () => {
    const tail = 1 + 104 / GLYPH_CAP;
    forEveryIndex((s, name, scale) => {
      const { cap, y, pip } = placeIndex(s, GLYPHS[name].width / GLYPH_CAP, scale);
      expect(y).toBeGreaterThanOrEqual(0);
      // Rounding the cap height may cost half a device pixel.
      expect(y + tail * cap).toBeLessThanOrEqual(s.strip + 0.5 / scale);
      expect(pip.y + pip.size).toBeLessThanOrEqual(y + cap);
    });
  });

  test("rank and pip fit beside each other on the card", () => {
    forEveryIndex((s, name, scale) => {
      const { cap, x, pip } = placeIndex(s, GLYPHS[name].width / GLYPH_CAP, scale);
      expect(pip.x + pip.size).toBeLessThanOrEqual(s.width);
      // The pip's own ink begins 0.06 of its size further right; the widths include a side bearing.
      expect(x + inkWidth(name) * cap).toBeLessThanOrEqual(pip.x + 0.06 * pip.size);
    });
  });
});

describe("AP-33 a run reads as a stripe", () => {
  test("on narrow cards the pip stands at one x for every rank", () => {
    for (const width of WIDTHS.filter((w) => w < ROOMY)) {
      const xs = GLYPH_NAMES.map(
        (name) => placeIndex(spec(width, 18), GLYPHS[name].width / GLYPH_CAP, 2).pip.x,
      );
      expect(new Set(xs).size).toBe(1);
    }
  });
});

describe("AP-12 crisp at any size", () => {
  test("edges of the rank lie on device pixels", () => {
    forEveryIndex((s, name, scale) => {
      const { cap, x, y, pip } = placeIndex(s, GLYPHS[name].width / GLYPH_CAP, scale);
      for (const length of [cap, x, y, pip.x]) expect(length).toBe(snap(length, scale));
    });
  });
});

/** Right edge of the ink in cap heights: the generated width less a bearing of at most 0.1. */
function inkWidth(name: GlyphName): number {
  return name === "10" ? 748 / GLYPH_CAP : GLYPHS[name].width / GLYPH_CAP - 0.03;
}
