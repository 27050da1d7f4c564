import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Geometry, tableGeometry } from "./geometry.ts";
import { cardsOf, caseOf, everyTable, HANDS, inputOf, pilesIn, SCREENS } from "./geometryCases.ts";
import { overlap, type Rect } from "./geometryRect.ts";
import type { PileId } from "./model.ts";

const ALL = everyTable();

describe("the table", () => {
  it("AP-11: holds every card and every place, on every screen, in every game, without scrolling", () => {
    for (const laid of ALL) {
      const { input, geometry, name } = laid;
      for (const [pile] of pilesIn(input)) {
        for (const { x, y, width, height } of [geometry.slotRect(pile) as Rect, ...cardsOf(laid, pile)]) {
          const inside = x >= 0 && y >= 0 && x + width <= input.width && y + height <= input.height;
          if (!inside) expect.fail(`${name}: ${pile} at ${x} ${y} ${width} ${height}`);
        }
      }
    }
  });

  it("AP-11: keeps piles apart", () => {
    for (const laid of ALL) {
      const areas = pilesIn(laid.input).map(
        ([pile]) => [pile, laid.geometry.pileRect(pile) as Rect] as const,
      );
      for (const [a, first] of areas) {
        for (const [b, second] of areas) {
          if (a !== b && overlap(first, second) > 0) expect.fail(`${laid.name}: ${a} meets ${b}`);
        }
      }
    }
  });

  it("AP-12: stands every edge on a device pixel, so that cards are sharp", () => {
    for (const laid of ALL) {
      const { scale } = laid.input;
      for (const [pile] of pilesIn(laid.input)) {
        if (pile === "stock") continue;
        for (const { x, y } of cardsOf(laid, pile)) {
          const off = Math.max(...[x, y].map((edge) => Math.abs(edge * scale - Math.round(edge * scale))));
          if (off > 0.001) expect.fail(`${laid.name}: ${pile} at ${x} ${y}`);
        }
      }
    }
  });

  it("AP-11: gives each card of a column a strip of its own", () => {
    for (const laid of ALL) {
      for (const [pile, count] of pilesIn(laid.input)) {
        if (!/^c\d/.test(pile)) continue;
        const cards = cardsOf(laid, pile);
        for (let i = 1; i < count; i++) {
          if ((cards[i] as Rect).y <= (cards[i - 1] as Rect).y)
            expect.fail(`${laid.name}: ${pile} card ${i}`);
        }
      }
    }
  });

  it("AP-12: mirrors stock, waste and foundations for the left hand and leaves the columns in order", () => {
    for (const screen of SCREENS) {
      const [right, left] = HANDS.map((hand) =>
        tableGeometry(inputOf(screen, caseOf("TF midgame"), { hand })),
      );
      const x = (geometry: Geometry | undefined, pile: PileId) => geometry?.slotRect(pile)?.x ?? Number.NaN;
      expect(x(right, "stock")).toBeLessThan(x(right, "fS"));
      expect(x(left, "stock")).toBeGreaterThan(x(left, "fC"));
      expect(x(left, "fS")).toBeLessThanOrEqual(x(left, "fC"));
      expect(x(left, "c0")).toBeLessThan(x(left, "c6"));
      if (screen.form === "landscape") continue;
      for (const pile of ["stock", "waste"] as const) {
        const mirrored = screen.width - x(right, pile) - (right?.card.width ?? 0);
        expect(x(left, pile)).toBeCloseTo(mirrored, -0.4);
      }
    }
  });
});

describe("any position", () => {
  const column = fc.integer({ min: 0, max: 30 });
  const screens = fc.record({
    width: fc.integer({ min: 320, max: 2600 }),
    height: fc.integer({ min: 280, max: 1600 }),
    scale: fc.constantFrom(1, 1.25, 2, 3),
  });

  it("AP-11: fits every window from a small phone up", () => {
    fc.assert(
      fc.property(
        screens,
        fc.array(column, { minLength: 7, maxLength: 7 }),
        fc.nat(12),
        (size, columns, run) => {
          const form = size.height < 480 ? "landscape" : size.width < 600 ? "portrait" : "wide";
          const lengths = {
            columns,
            liftable: columns.map((n) => Math.min(n, run)),
            faceDown: columns.map(() => 0),
          };
          const table = {
            name: "",
            game: "TF",
            lengths: { ...lengths, stock: 3, waste: 4, foundations: [1, 2, 0, 4] },
          } as const;
          const input = inputOf({ name: "", form, ...size }, table, { scale: size.scale });
          const laid = { name: "", input, geometry: tableGeometry(input) };
          const outside = pilesIn(input)
            .flatMap(([pile]) => cardsOf(laid, pile))
            .filter(
              ({ x, y, width, height }) =>
                x < 0 || y < 0 || x + width > size.width || y + height > size.height,
            );
          expect(outside).toEqual([]);
        },
      ),
    );
  });
});
