import { describe, expect, it } from "vitest";
import { indexCap } from "../cards/indexPlace.ts";
import { type Geometry, type GeometryInput, tableGeometry } from "./geometry.ts";
import {
  caseOf,
  HANDS,
  inputOf,
  LONGEST_COLUMNS,
  layOut,
  missed,
  openingOf,
  SCREENS,
  screenOf,
} from "./geometryCases.ts";
import type { Rect } from "./geometryRect.ts";
import { columnPile } from "./model.ts";

/** The strips of the face-up cards of the longest column that another card lies on. */
function strips(geometry: Geometry, { lengths }: GeometryInput): readonly number[] {
  const longest = lengths.columns.indexOf(Math.max(...lengths.columns));
  const first = lengths.faceDown[longest] ?? 0;
  const count = (lengths.columns[longest] ?? 0) - 1 - first;
  return Array.from({ length: count }, (_, i) =>
    geometry.strip({ pile: columnPile(longest), index: first + i }),
  );
}

describe("readability", () => {
  it("AP-11: index capitals of 12 px at 320 wide with ten columns, the longest column included", () => {
    for (const table of ["SS as dealt", "ss-20-s4", "ss-19-s1"]) {
      for (const scale of [1, 1.5, 2, 3]) {
        const input = inputOf(screenOf("320×568"), caseOf(table), { scale });
        const geometry = tableGeometry(input);
        for (const strip of strips(geometry, input)) {
          const spec = { ...geometry.card, strip, covered: true, letters: "AJQK", large: false } as const;
          expect(indexCap(spec)).toBeGreaterThanOrEqual(12);
        }
      }
    }
  });

  it("AP-33: strips of 12 px or more for the longest columns of SS, TF and KL on every screen", () => {
    for (const screen of SCREENS) {
      for (const table of LONGEST_COLUMNS.filter(({ game }) => ["SS", "TF", "KL"].includes(game))) {
        for (const hand of HANDS) {
          const input = inputOf(screen, table, { hand });
          expect(
            Math.min(...strips(tableGeometry(input), input)),
            `${screen.name} ${table.name}`,
          ).toBeGreaterThanOrEqual(12);
        }
      }
    }
  });

  it("AP-33: the worked example, twenty cards at 640×360: deep 14.0, run 17.6", () => {
    const lengths = { ...openingOf("SS").lengths, columns: [1, 20, 1, 9, 14, 1, 0, 4, 1, 1] };
    const table = {
      name: "b",
      game: "SS",
      lengths: { ...lengths, liftable: [1, 7, 1, 1, 1, 1, 0, 1, 1, 1] },
    } as const;
    for (const scale of [1, 2, 3]) {
      const geometry = tableGeometry(inputOf(screenOf("640×360"), table, { scale }));
      expect(geometry.strip({ pile: "c1", index: 0 })).toBeCloseTo(14.0, 1);
      expect(geometry.strip({ pile: "c1", index: 12 })).toBeCloseTo(14.0, 1);
      expect(Math.abs(geometry.strip({ pile: "c1", index: 13 }) - 17.6)).toBeLessThan(0.1);
      // A short column beside it keeps its natural strips: each closes up by itself.
      expect(geometry.strip({ pile: "c7", index: 0 })).toBe(30);
    }
  });

  it("AP-33: says which columns are crowded", () => {
    expect(layOut("568×320", "ss-20-s4").crowded(0)).toBe(false);
    expect(layOut("568×320", "st-30-s4").crowded(6)).toBe(true);
    expect(layOut("568×320", "st-30-s4").crowded(0)).toBe(false);
    expect(layOut("390×844", "sd-83-s4").crowded(0)).toBe(true);
  });

  it("AP-33: an opened column shows every card, inside the table", () => {
    for (const screen of SCREENS) {
      for (const table of LONGEST_COLUMNS) {
        const open = table.lengths.columns.indexOf(Math.max(...table.lengths.columns));
        const input = inputOf(screen, table, { open });
        const geometry = tableGeometry(input);
        const pile = columnPile(open);
        const panel = geometry.panel as Rect;
        const name = `${screen.name} ${table.name}`;
        expect(panel.x, name).toBeGreaterThanOrEqual(0);
        expect(panel.y, name).toBeGreaterThanOrEqual(0);
        expect(panel.x + panel.width, name).toBeLessThanOrEqual(screen.width + 1e-6);
        expect(panel.y + panel.height, name).toBeLessThanOrEqual(screen.height + 1e-6);
        for (let index = 0; index < (table.lengths.columns[open] ?? 0); index++) {
          const spot = { pile, index };
          expect(geometry.strip(spot), name).toBeGreaterThanOrEqual(16);
          expect(missed(geometry, spot), name).toBeUndefined();
        }
      }
    }
  });
});
