import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { closeUp, naturalStrip, stripCounts, stripOffsets } from "./geometryStrips.ts";

const lengths = fc
  .record({ cards: fc.nat(60), liftable: fc.nat(14), faceDown: fc.nat(6) })
  .filter(({ cards, faceDown }) => faceDown <= Math.max(0, cards - 1));
const room = fc.integer({ min: 40, max: 900 });
const unit = fc.constantFrom(1, 1 / 2, 1 / 3);

describe("closing up (AP-33)", () => {
  it("AP-33: never needs more room than there is, nor larger strips than are natural", () => {
    fc.assert(
      fc.property(lengths, room, unit, (column, available, pixel) => {
        const strips = closeUp(column, 30, available, pixel);
        const offsets = stripOffsets(column, strips, pixel);
        expect(offsets.at(-1) ?? 0).toBeLessThanOrEqual(available + 1e-6);
        for (const strip of [strips.deep, strips.run]) expect(strip).toBeLessThanOrEqual(30);
      }),
    );
  });

  it("AP-33: leaves the run no less than the deep cards, and fills the room", () => {
    fc.assert(
      fc.property(lengths, room, unit, (column, available, pixel) => {
        const { hidden, deep, run } = stripCounts(column);
        const strips = closeUp(column, 30, available, pixel);
        expect(strips.run).toBeGreaterThanOrEqual(strips.deep - 1e-9);
        const used = hidden * strips.hidden + deep * strips.deep + run * strips.run;
        const closedUp = strips.deep < 30 && deep + run > 0;
        // What whole pixels leave over is less than one for each deep card.
        if (closedUp) expect(available - used).toBeLessThan(pixel * (deep + hidden + 1));
      }),
    );
  });

  const strips = (cards: number, liftable: number, available: number) =>
    closeUp({ cards, liftable, faceDown: 0 }, 30, available, 1);

  it("AP-33: shrinks deep strips first, then both at 4 to 5, holds the deep ones at 13, then makes all equal", () => {
    // 10 deep, 5 in the run.
    expect(strips(16, 6, 450)).toMatchObject({ deep: 30, run: 30 });
    expect(strips(16, 6, 420)).toMatchObject({ deep: 27, run: 30 });
    const both = strips(16, 6, 260);
    expect(both.deep).toBe(16);
    expect(both.deep / both.run).toBeCloseTo(0.8, 5);
    expect(strips(16, 6, 205)).toMatchObject({ deep: 13, run: 15 });
    expect(strips(16, 6, 195)).toMatchObject({ deep: 13, run: 13 });
    expect(strips(16, 6, 150)).toMatchObject({ deep: 10, run: 10 });
  });

  it("AP-33: treats a column of one kind alike", () => {
    expect(strips(14, 1, 286).deep).toBe(22);
    expect(strips(14, 14, 286).run).toBe(22);
    expect(strips(1, 1, 0)).toMatchObject({ deep: 30, run: 30 });
    expect(strips(0, 0, 0)).toMatchObject({ deep: 30, run: 30 });
  });

  it("AP-11: starts from the design's natural strip", () => {
    expect(naturalStrip(32.5)).toBeCloseTo(25.35);
    expect(naturalStrip(48)).toBe(30);
    expect(naturalStrip(128)).toBeCloseTo(42.24);
  });
});
