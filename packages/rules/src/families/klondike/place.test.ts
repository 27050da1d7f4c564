import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SUITS } from "../../card.ts";
import { rulesOf } from "../../games/index.ts";
import { column, type Source, transfer } from "../../move.ts";
import { makeMove } from "../../moveText.ts";
import type { Position } from "../../position.ts";
import { STRICT } from "../../ruleset.ts";
import { klondikeStep } from "../../testing/klondikeTable.ts";
import { latePosition } from "../../testing/positions.ts";
import { setUp } from "../../testing/setUp.ts";
import { tableOf } from "../../testing/table.ts";
import { nameOf, VARIANTS } from "../../testing/variants.ts";

function placed(position: Position, from: Source, count = 1): string {
  const result = rulesOf(position.variant.game).place(position, from, count, STRICT);
  return result.ok ? result.value.map(makeMove).join(" ") : `${result.error.reason} ${result.error.rule}`;
}

const at = (number: number): Source => column(number - 1);

describe("TF-12: two quick taps", () => {
  it("go to the longest legal column, counted before the move, whatever is movable in it", () => {
    expect(placed(setUp("TF1-D1N", ["2C 7H", "8S", "AC 2D 8C"]), at(1))).toBe("1>3");
  });

  it("of equally long ones to the leftmost", () => {
    expect(placed(setUp("TF1-D1N", ["2C 7H", "2D 8S", "AC 8C"]), at(1))).toBe("1>2");
  });

  it("for a king to an empty column, the leftmost", () => {
    expect(placed(setUp("TF1-D1N", ["2C KH", "8S", "", ""]), at(1))).toBe("1>3");
    expect(placed(setUp("TF1-D1N", ["2C KH QS JD", "8S", "", ""]), at(1), 3)).toBe("1>3x3");
    expect(placed(setUp("TF1-D1N", ["2C", ""], { waste: "3C KD" }), { pile: "waste" })).toBe("w>2");
    const onFoundation = setUp("TF1-D1N", ["2C", ""], { foundations: [13, 0, 0, 0] });
    expect(placed(onFoundation, { pile: "foundation", suit: "S" })).toBe("fs>2");
  });

  it("a king already at a column's bottom stays", () => {
    expect(placed(setUp("TF1-D1N", ["KH", "8S", ""]), at(1))).toBe("no-place TF-12");
    expect(placed(setUp("TF1-D1N", ["KH QS", "8S", ""]), at(1), 2)).toBe("no-place TF-12");
  });

  it("nothing but a king finds an empty column", () => {
    expect(placed(setUp("TF1-D1N", ["2C QC", "8S", ""]), at(1))).toBe("no-place TF-12");
  });

  it("a card inside a column takes its group along", () => {
    expect(placed(setUp("TF1-D1N", ["2C 9H 8S", "TS", "9D"]), at(1), 2)).toBe("1>2x2");
    expect(placed(setUp("TF1-D1N", ["2C 9H 8S", "TS", "9D"]), at(1), 1)).toBe("1>3");
  });

  it("what may not be lifted is refused with its reason", () => {
    const position = setUp("KL1-D1N", ["9H 8S", "TS", "5C 8H"], {
      faceDown: [1, 0, 0, 0, 0, 0, 0],
      waste: "2D 3S",
    });
    expect(placed(position, at(1), 2)).toBe("card-hidden KL-1");
    expect(placed(position, at(3), 2)).toBe("order-broken TF-3");
    expect(placed(position, at(4))).toBe("column-empty group");
    expect(placed(position, { pile: "waste" }, 2)).toBe("waste-one TF-5");
    expect(placed(position, { pile: "foundation", suit: "S" })).toBe("foundation-empty TF-7");
    expect(placed(position, at(8))).toBe("no-such-column notation");
  });
});

describe.each(
  VARIANTS.filter(({ game }) => rulesOf(game).family === "klondike").map(
    (variant) => [nameOf(variant), variant] as const,
  ),
)("TF-12 in %s", (_, variant) => {
  it("is what the rule says, tried one column after the other", () => {
    const rules = rulesOf(variant.game);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0x7fffffff }), (seed) => {
        const position = latePosition(variant, seed);
        const table = tableOf(position);
        const sources: readonly (readonly [Source, string, number])[] = [
          ...table.columns.map((cards, i) => [column(i), String(i + 1), cards.length] as const),
          [{ pile: "waste" }, "w", 2],
          ...SUITS.map((suit) => [{ pile: "foundation", suit }, `f${suit.toLowerCase()}`, 2] as const),
        ];
        for (const [from, name, most] of sources) {
          for (let count = 1; count <= most; count++) {
            const whole = from.pile === "column" && count === most;
            const fits = table.columns
              .map((cards, i) => ({ to: i, length: cards.length }))
              .filter(({ to }) => typeof klondikeStep(table, 0, `${name}>${to + 1}x${count}`) !== "string")
              .filter(({ length }) => !(length === 0 && whole))
              .sort((a, b) => b.length - a.length || a.to - b.to);
            const result = rules.place(position, from, count, STRICT);
            if (result.ok) expect(result.value).toEqual([transfer(from, column(fits[0]?.to ?? -1), count)]);
            else expect(fits, result.error.reason).toEqual([]);
          }
        }
      }),
      { numRuns: 80, seed: 1 },
    );
  });
});
