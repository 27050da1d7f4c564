import { describe, expect, test } from "vitest";
import { ART_UNIT, CREST_HEIGHT } from "./art.ts";
import { BUST_HEIGHT } from "./busts.ts";
import { figure, type Mark } from "./figure.ts";
import { type FaceSpec, placeIndex } from "./indexPlace.ts";
import { courtOf } from "./letters.ts";

const SCALE = 2;
const RANKS = Array.from({ length: 13 }, (_, i) => i + 1);

function draw(
  width: number,
  ratio: number,
  rank: number,
  large = false,
): { spec: FaceSpec; top: number; marks: readonly Mark[] } {
  const height = ratio * width;
  const spec: FaceSpec = { width, height, strip: height, covered: false, letters: "AJQK", large };
  const index = placeIndex(spec, 1.16, SCALE);
  return { spec, top: index.y + index.cap, marks: figure(spec, "H", rank, index, SCALE) };
}

function heightOf({ shape, size }: Mark): number {
  if (shape.startsWith("card-bust")) return (size * BUST_HEIGHT) / ART_UNIT;
  if (shape.startsWith("card-crest")) return (size * CREST_HEIGHT) / ART_UNIT;
  return size;
}

/** Every size and ratio a table uses, with both print sizes. */
function forEveryFace(check: (face: ReturnType<typeof draw>, rank: number) => void): void {
  for (const width of [29, 33.5, 45, 59, 60, 64, 90, 124, 150])
    for (const ratio of [1.25, 1.4, 1.45])
      for (const large of [false, true])
        for (const rank of RANKS) check(draw(width, ratio, rank, large), rank);
}

describe("AP-12 a figure for every rank, inside its card", () => {
  test("two to ten show as many pips on roomy cards, one below 60 px", () => {
    for (let rank = 2; rank <= 10; rank++) {
      expect(draw(60, 1.4, rank).marks).toHaveLength(rank);
      expect(draw(59, 1.4, rank).marks).toHaveLength(1);
    }
  });

  test("courts are busts with their suit's pip, crests over a pip below 60 px", () => {
    for (const rank of [11, 12, 13]) {
      const court = courtOf(rank);
      expect(draw(60, 1.4, rank).marks.map((m) => m.shape)).toEqual([`card-bust-${court}`, "card-pip-H"]);
      expect(draw(59, 1.4, rank).marks.map((m) => m.shape)).toEqual([`card-crest-${court}`, "card-pip-H"]);
    }
  });

  test("nothing leaves the card or touches the index", () => {
    forEveryFace(({ spec, top, marks }) => {
      for (const mark of marks) {
        expect(mark.x).toBeGreaterThanOrEqual(0);
        expect(mark.x + mark.size).toBeLessThanOrEqual(spec.width);
        expect(mark.y).toBeGreaterThanOrEqual(top);
        // A bust stands on the edge, rounded to the device pixel.
        expect(mark.y + heightOf(mark)).toBeLessThanOrEqual(spec.height + 0.5 / SCALE + 1e-9);
      }
    });
  });

  test("pips never overlap", () => {
    forEveryFace(({ spec, marks }, rank) => {
      if (spec.width < 60 || rank < 2 || rank > 10) return;
      marks.forEach((a, i) => {
        for (const b of marks.slice(i + 1)) {
          expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(a.size);
        }
      });
    });
  });
});
