import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rulesOf } from "../../games/index.ts";
import { column, transfer } from "../../move.ts";
import { makeMove } from "../../moveText.ts";
import type { Position } from "../../position.ts";
import { STRICT } from "../../ruleset.ts";
import { latePosition } from "../../testing/positions.ts";
import { setUp } from "../../testing/setUp.ts";
import { oneSuit, spiderStep } from "../../testing/spiderTable.ts";
import { lastName, suit, type Table, tableOf } from "../../testing/table.ts";
import { nameOf, VARIANTS } from "../../testing/variants.ts";

/** Where a double tap sends the last `count` cards of a column (from 1), or the reason why nowhere. */
function placed(position: Position, from: number, count: number, mixedRuns = false): string {
  const rules = rulesOf(position.variant.game);
  const result = rules.place(position, { pile: "column", column: from - 1 }, count, { mixedRuns });
  return result.ok ? result.value.map(makeMove).join(" ") : `${result.error.reason} ${result.error.rule}`;
}

describe("SS-11: the best column for a double tap", () => {
  it("a last card of the same suit comes before an empty column", () => {
    expect(placed(setUp("SS1-S4", ["7H", "8S", "", "8H"]), 1, 1)).toBe("1>4");
  });

  it("an empty column comes before another suit", () => {
    expect(placed(setUp("SS1-S4", ["9C 7H", "8S", "", "8D"]), 1, 1)).toBe("1>3");
  });

  it("another suit serves where nothing better is", () => {
    const full = ["9C 7H", "3C", "8S", "8D", "2C", "2D", "2H", "2S", "3D"];
    expect(placed(setUp("SS1-S4", full), 1, 1)).toBe("1>3");
  });

  it("a whole column never goes to an empty one, not even as the only place", () => {
    expect(placed(setUp("SS1-S4", ["7H 6H", "3C", "", ""]), 1, 2)).toBe("no-place SS-11");
    expect(placed(setUp("SS1-S4", ["7H 6H", "8S", "", ""]), 1, 2)).toBe("1>2x2");
    expect(placed(setUp("SS1-S4", ["7H 6H", "8S", "", ""]), 1, 1)).toBe("1>3");
  });

  it("among equals the longest resulting one-suit run, then the leftmost", () => {
    const suits = ["7S 6S", "9H 8S", "JS TS 9S 8S", "QS JS TS 9S 8S", "QH JS TS 9S 8S"];
    expect(placed(setUp("SS1-S2", [...suits.slice(0, 1), "8S", "9S 8S"]), 1, 2)).toBe("1>3x2");
    expect(placed(setUp("SS1-S1", [...suits.slice(0, 1), "8S", "9S 8S", "8S"]), 1, 2)).toBe("1>3x2");
    expect(placed(setUp("SS1-S1", [...suits.slice(0, 1), "8S", "", "8S"]), 1, 2)).toBe("1>2x2");
  });

  it("a hidden card under the target does not lengthen its run", () => {
    const columns = ["7S", "9S 8S", "9S 8S"];
    expect(placed(setUp("ST1-S1", columns, { faceDown: [0, 1, 0, 0, 0, 0, 0] }), 1, 1)).toBe("1>3");
    expect(placed(setUp("ST1-S1", columns, { faceDown: [0, 0, 0, 0, 0, 0, 0] }), 1, 1)).toBe("1>2");
  });

  it("what may not be lifted is refused with its reason", () => {
    const position = setUp("SS1-S4", ["8C 7H 5H", "9D", "8H", "9C 8D"]);
    expect(placed(position, 1, 2)).toBe("order-broken SS-13");
    expect(placed(position, 4, 2)).toBe("suits-mixed SS-5");
    expect(placed(position, 5, 1)).toBe("column-empty SS-4");
    expect(placed(position, 2, 2)).toBe("column-short group");
    expect(placed(position, 11, 1)).toBe("no-such-column notation");
    expect(placed(position, 2, 0)).toBe("empty-group notation");
    const hidden = setUp("ST1-S4", ["8H 7H", "9H"], { faceDown: [1, 0, 0, 0, 0, 0, 0] });
    expect(placed(hidden, 1, 2)).toBe("card-hidden ST-2");
  });

  it("piles that are not there are refused with their rule", () => {
    const position = setUp("SS1-S4", ["7H", "8S"]);
    const { place } = rulesOf("SS");
    expect(place(position, { pile: "waste" }, 1, STRICT)).toMatchObject({ error: { reason: "no-waste" } });
    const gone = place(position, { pile: "foundation", suit: "S" }, 1, STRICT);
    expect(gone).toMatchObject({ error: { reason: "run-gone" } });
  });

  it("SS-14: with the setting a mixed run finds its place too", () => {
    const position = setUp("SS1-S4", ["2C", "9S 8H", "TD", "TS", ""]);
    expect(placed(position, 2, 2)).toBe("suits-mixed SS-5");
    expect(placed(position, 2, 2, true)).toBe("2>5 2>4 5>4");
  });

  it("SS-14: a mixed run that could be carried, but nowhere fits, finds no place", () => {
    const one = setUp("SS1-S4", ["2C", "AC 9S 8H", "3C", "3S", "3D", "3H", "2S", "2D", ""]);
    expect(placed(one, 2, 2, true)).toBe("no-place SS-11");
    const none = setUp("SS1-S4", ["2C", "AC 9S 8H", "3C", "3S", "3D", "3H", "2S", "2D", "TD"]);
    expect(placed(none, 2, 2, true)).toBe("mixed-run-too-long SS-14");
  });
});

describe.each(
  VARIANTS.filter(({ game }) => rulesOf(game).family === "spider").map(
    (variant) => [nameOf(variant), variant] as const,
  ),
)("SS-11 in %s", (_, variant) => {
  const rules = rulesOf(variant.game);

  it("is what the rule says, tried one column after the other", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0x7fffffff }), (seed) => {
        const position = latePosition(variant, seed);
        const table = tableOf(position);
        for (const [i, cards] of table.columns.entries()) {
          for (let count = 1; count <= cards.length; count++) {
            const best = bestColumn(table, i + 1, count);
            const result = rules.place(position, { pile: "column", column: i }, count, STRICT);
            if (result.ok)
              expect(result.value).toEqual([transfer(column(i), column((best ?? 0) - 1), count)]);
            else expect(best, result.error.reason).toBeUndefined();
          }
        }
      }),
      { numRuns: 40, seed: 1 },
    );
  });
});

/** SS-11 word by word. */
function bestColumn(table: Table, from: number, count: number): number | undefined {
  const source = table.columns[from - 1] ?? [];
  const group = source.slice(source.length - count).map(({ name }) => name);
  const first = group[0] as string;
  const candidates = table.columns
    .map((cards, i) => ({ to: i + 1, cards, step: spiderStep(table, 0, `${from}>${i + 1}x${count}`) }))
    .filter(({ step }) => typeof step !== "string")
    .filter(({ cards }) => !(cards.length === 0 && count === source.length))
    .map(({ to, cards }) => {
      const last = lastName(table, to);
      const kind = last === undefined ? 1 : suit(last) === suit(first) ? 0 : 2;
      const names = [...cards.filter(({ up }) => up).map(({ name }) => name), ...group];
      let run = 1;
      while (run < names.length && oneSuit(names.at(-run - 1) as string, names.at(-run) as string)) run++;
      return { to, kind, run };
    })
    .sort((a, b) => a.kind - b.kind || b.run - a.run || a.to - b.to);
  return candidates[0]?.to;
}
