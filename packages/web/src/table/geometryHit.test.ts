import { describe, expect, it } from "vitest";
import { everyTable, layOut, missed, pilesIn } from "./geometryCases.ts";
import type { Rect } from "./geometryRect.ts";
import type { PileId } from "./model.ts";

describe("what lies at a point", () => {
  it("AP-11: is the card whose visible strip is there", () => {
    for (const { input, geometry, name } of everyTable()) {
      for (const [pile, count] of pilesIn(input)) {
        const first = pile === "waste" ? Math.max(0, count - 3) : /^c\d/.test(pile) ? 0 : count - 1;
        for (let index = Math.max(0, first); index < count; index++) {
          const other = missed(geometry, { pile, index });
          if (other !== undefined) expect.fail(`${name}: ${pile} ${index} hit as ${other}`);
        }
      }
    }
  });

  it("AP-5: is the empty pile, the last card of a column anywhere below it, the nearer column in a gap", () => {
    const geometry = layOut("1440×900", "TF midgame");
    const spotOf = (pile: PileId, dx: number, dy: number) => {
      const { x, y, width, height } = geometry.slotRect(pile) as Rect;
      return geometry.spotAt(x + dx * width, y + dy * height);
    };
    expect(spotOf("fH", 0.5, 0.5)).toEqual({ pile: "fH", index: -1 });
    expect(spotOf("c0", 0.5, 3.3)).toEqual({ pile: "c0", index: 0 });
    expect(spotOf("c6", 0.5, 3.3)).toEqual({ pile: "c6", index: 6 });
    expect(spotOf("c2", 1.09, 1)?.pile).toBe("c2");
    expect(spotOf("c2", 1.11, 1)?.pile).toBe("c3");
    expect(geometry.spotAt(8, 500)).toBeUndefined();
    expect(geometry.spotAt(8, 40)).toBeUndefined();
  });

  it("AP-5: takes taps in the margins of a phone for the outer columns", () => {
    const geometry = layOut("320×568", "SS as dealt");
    expect(geometry.spotAt(0, 300)?.pile).toBe("c0");
    expect(geometry.spotAt(319, 300)?.pile).toBe("c9");
    expect(geometry.spotAt(100, 0)?.pile).toBe("c3");
  });
});

describe("where a group lands", () => {
  it("AP-5: is the pile it covers most of, a column counting from top to bottom", () => {
    const geometry = layOut("360×640", "SS as dealt");
    const { x, y } = geometry.slotRect("c4") as Rect;
    const at = (dx: number, dy: number) => geometry.pileUnder({ x: x + dx, y: y + dy, ...geometry.card });
    expect(at(0, 0)).toBe("c4");
    expect(at(0, 400)).toBe("c4");
    expect(at(0.45 * geometry.card.width, 200)).toBe("c4");
    expect(at(0.65 * geometry.card.width, 200)).toBe("c5");
    expect(at(-1000, 0)).toBeUndefined();
  });

  it("AP-5: is a foundation, never stock or waste", () => {
    const geometry = layOut("1440×900", "TF midgame");
    expect(geometry.pileUnder(geometry.slotRect("fD") as Rect)).toBe("fD");
    expect(geometry.pileUnder(geometry.slotRect("stock") as Rect)).toBeUndefined();
    expect(geometry.pileUnder(geometry.slotRect("waste") as Rect)).toBeUndefined();
  });
});
