import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rulesOf } from "../../games/index.ts";
import { act, currentPosition, currentScore, lineMoves, moveCount, newGame, undo } from "../../history.ts";
import { column, type Transfer, transfer } from "../../move.ts";
import { makeMove, parseMove } from "../../moveText.ts";
import type { Position } from "../../position.ts";
import { STRICT } from "../../ruleset.ts";
import { latePosition } from "../../testing/positions.ts";
import { setUp, shown } from "../../testing/setUp.ts";
import { settled } from "../../testing/spiderTable.ts";
import {
  everyPair,
  lastName,
  openGroup,
  rank,
  suit,
  type Table,
  tableKey,
  tableOf,
  withAdded,
  withoutLast,
} from "../../testing/table.ts";
import { nameOf, VARIANTS } from "../../testing/variants.ts";
import { fewestMoves } from "./mixedRun.ts";

const MIXED = { mixedRuns: true };

/** Runs that the random positions did not let through. */
let tooLong = 0;

function move(token: string): Transfer {
  const parsed = parseMove(token);
  if (!parsed.ok || parsed.value.type !== "transfer") throw new Error(`${token} is no transfer`);
  return parsed.value;
}

/** The tokens that carry a group, or the reason against it. */
function planned(position: Position, token: string, options = MIXED): string {
  const plan = rulesOf(position.variant.game).plan(position, move(token), options);
  return plan.ok ? plan.value.map(makeMove).join(" ") : `${plan.error.reason} ${plan.error.rule}`;
}

/** SS-14's recurrence, worked out here once more. */
function fewest(pieces: number, empty: number): number {
  if (pieces === 1) return 1;
  if (empty === 0) return Number.POSITIVE_INFINITY;
  const ways = Array.from({ length: pieces - 1 }, (_, i) => i + 1);
  return Math.min(...ways.map((k) => 2 * fewest(k, empty - 1) + fewest(pieces - k, empty - 1)));
}

describe("SS-14: the fewest moves", () => {
  it.each([
    [1, 0, 1],
    [2, 1, 3],
    [3, 2, 5],
    [4, 2, 9],
    [4, 3, 7],
    [5, 3, 11],
    [8, 3, 27],
    [13, 4, 49],
  ])("M(%i, %i) = %i", (pieces, empty, moves) => {
    expect(fewestMoves(pieces, empty).moves).toBe(moves);
    expect(fewest(pieces, empty)).toBe(moves);
  });

  it("are the recurrence's wherever the pieces suffice, and none where not; of equal ways the most is parked", () => {
    for (let empty = 0; empty <= 5; empty++) {
      for (let pieces = 1; pieces <= 13; pieces++) {
        const found = fewestMoves(pieces, empty);
        expect(found.moves).toBe(fewest(pieces, empty));
        expect(Number.isFinite(found.moves)).toBe(pieces <= 2 ** empty);
        if (pieces === 1 || !Number.isFinite(found.moves)) continue;
        const cost = (k: number): number => 2 * fewest(k, empty - 1) + fewest(pieces - k, empty - 1);
        const equal = Array.from({ length: pieces - 1 }, (_, i) => i + 1).filter(
          (k) => cost(k) === found.moves,
        );
        expect(found.park).toBe(equal.at(-1));
      }
    }
  });
});

describe("SS-14: a mixed run moved as one", () => {
  const oneEmpty = ["TD", "9S 8H 7H", "2C", "2D", "2H", "2S", "3C", "", "3S"];

  it("is the single moves that carry it, the lowest pieces parked in the leftmost empty column", () => {
    expect(planned(setUp("SS1-S4", oneEmpty), "2>1x3")).toBe("2>8x2 2>1 8>1x2");
    const twoEmpty = ["", "TD", "9S 8H 7S 6H", "", "2C", "2D", "2H", "2S", "3S"];
    expect(planned(setUp("SS1-S4", twoEmpty), "3>2x4")).toBe("3>4 3>1 4>1 3>4 3>2 4>2 1>4 1>2 4>2");
    expect(planned(setUp("SS1-S4", twoEmpty), "3>4x2")).toBe("3>1 3>4 1>4");
  });

  it("is refused where the empty columns, the target excluded, do not suffice", () => {
    const position = setUp("SS1-S4", oneEmpty);
    expect(planned(position, "2>8x3")).toBe("mixed-run-too-long SS-14");
    const three = setUp("SS1-S4", ["TD", "9S 8H 7S", "2C", "2D", "2H", "2S", "3C", "", "3S"]);
    expect(planned(three, "2>1x3")).toBe("mixed-run-too-long SS-14");
    const refused = rulesOf("SS").plan(three, move("2>1x3"), MIXED);
    expect(refused).toMatchObject({ error: { part: "lift", count: 3, limit: 2, column: 1 } });
  });

  it("is refused without the setting, and by check always", () => {
    const position = setUp("SS1-S4", oneEmpty);
    expect(planned(position, "2>1x3", STRICT)).toBe("suits-mixed SS-5");
    expect(rulesOf("SS").check(position, move("2>1x3"))).toMatchObject({ reason: "suits-mixed" });
  });

  it("needs a run, a place to land and another column, as any group", () => {
    const position = setUp("SS1-S4", [...oneEmpty.slice(0, 8), "9C 8D 6S"]);
    expect(planned(position, "9>8x3")).toBe("order-broken SS-13");
    expect(planned(position, "2>3x3")).toBe("not-one-lower SS-5");
    expect(planned(position, "2>2x3")).toBe("same-column SS-5");
    expect(planned(position, "2>fx3")).toBe("suits-mixed SS-5");
    expect(planned(position, "2>1x4")).toBe("column-short group");
    expect(planned(position, "2>11x3")).toBe("no-such-column notation");
  });

  it("never takes a hidden card along", () => {
    const position = setUp("ST1-S4", ["TD", "9S 8H 7H", "2C", "2D", ""], { faceDown: [0, 1, 0, 0, 0, 0, 0] });
    expect(planned(position, "2>1x3")).toBe("card-hidden ST-2");
    expect(planned(position, "2>5x2")).toBe("2>5x2");
  });

  it("is counted as its single moves and taken back by one undo (SS-10)", () => {
    const start = newGame({ type: "position", position: setUp("SS1-S4", oneEmpty) });
    const plan = rulesOf("SS").plan(start.startPosition, move("2>1x3"), MIXED);
    if (!plan.ok) throw new Error(plan.error.reason);
    const game = act(start, plan.value);
    if (!game.ok) throw new Error(game.error.reason);
    expect([currentScore(game.value), moveCount(game.value), lineMoves(game.value).length]).toEqual([
      497, 3, 3,
    ]);
    expect(shown(currentPosition(game.value), 1)).toBe("TD 9S 8H 7H");
    const back = undo(game.value);
    expect([currentPosition(back), currentScore(back), moveCount(back)]).toEqual([
      start.startPosition,
      500,
      0,
    ]);
  });

  it("SS-7: the run it lay on leaves when the last of it is gone", () => {
    const run = "KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C AC";
    const position = setUp("SS1-S4", ["TD", `${run} 9S 8H`, "2D", "2H", "2S", "3D", "3H", ""]);
    const plan = rulesOf("SS").plan(position, move("2>1x2"), MIXED);
    if (!plan.ok) throw new Error(plan.error.reason);
    const game = act(newGame({ type: "position", position }), plan.value);
    if (!game.ok) throw new Error(game.error.reason);
    expect(currentScore(game.value)).toBe(500 - 3 + 100);
    expect(currentPosition(game.value).removed).toHaveLength(1);
  });

  it("says how much of a column can be lifted", () => {
    const { liftable } = rulesOf("SS");
    const position = setUp("SS1-S4", ["TD", "9S 8H 7S 6S", "2C", "2D", "2H", "2S", "3C", "", "3S"]);
    expect(liftable(position, 1, STRICT)).toBe(2);
    expect(liftable(position, 1, MIXED)).toBe(3);
    expect(liftable(position, 7, MIXED)).toBe(0);
    expect(liftable(setUp("SS1-S4", ["TD", "9S 8H 7S 6S"]), 1, MIXED)).toBe(4);
  });
});

describe.each(
  VARIANTS.filter(({ game }) => rulesOf(game).family === "spider").map(
    (variant) => [nameOf(variant), variant] as const,
  ),
)("SS-14 in %s", (_, variant) => {
  const rules = rulesOf(variant.game);

  it("every run there is goes where it may, in M(p, e) legal moves, as if lifted by hand", () => {
    let carried = 0;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0x7fffffff }), (seed) => {
        const position = latePosition(variant, seed);
        const table = tableOf(position);
        for (const { from, to, count, pieces } of runsAndPlaces(table)) {
          const wanted = transfer(column(from - 1), column(to - 1), count);
          const spare = table.columns.filter((cards, i) => cards.length === 0 && i !== to - 1).length;
          const plan = rules.plan(position, wanted, MIXED);
          if (pieces === 1) {
            expect(plan).toEqual({ ok: true, value: [wanted] });
            continue;
          }
          expect(rules.plan(position, wanted, STRICT).ok).toBe(false);
          expect(plan.ok).toBe(pieces <= 2 ** spare);
          if (!plan.ok) {
            tooLong++;
            expect(plan.error.reason).toBe("mixed-run-too-long");
            continue;
          }
          carried++;
          expect(plan.value).toHaveLength(fewestMoves(pieces, spare).moves);
          // `act` refuses a plan with an illegal step.
          const game = act(newGame({ type: "position", position }), plan.value);
          if (!game.ok) throw new Error(`${plan.value.map(makeMove).join(" ")}: ${game.error.reason}`);
          const group = openGroup(table, from, count) ?? [];
          const byHand = settled(
            withAdded(withoutLast(table, from, count), to, group),
            500 - plan.value.length,
          );
          expect(tableKey(tableOf(currentPosition(game.value)))).toBe(tableKey(byHand.table));
          expect(currentScore(game.value)).toBe(byHand.score);
          expect(currentPosition(undo(game.value))).toBe(position);
        }
      }),
      { numRuns: 50, seed: 1 },
    );
    expect(carried > 0).toBe(variant.option !== "S1");
  });
});

it("SS-14: runs too long for the empty columns came up above", () => {
  expect(tooLong).toBeGreaterThan(20);
});

/** Every open descending run with every column that would take it. */
function* runsAndPlaces(table: Table) {
  for (const [i, cards] of table.columns.entries()) {
    for (let count = 1; count <= cards.length; count++) {
      const group = openGroup(table, i + 1, count);
      if (group === undefined || !everyPair(group, (upper, lower) => rank(lower) === rank(upper) - 1)) break;
      const pieces = group.filter((name, k) => k === 0 || suit(name) !== suit(group[k - 1] as string)).length;
      for (const to of table.columns.keys()) {
        const last = lastName(table, to + 1);
        const fits = last === undefined || rank(last) === rank(group[0] as string) + 1;
        if (to !== i && fits) yield { from: i + 1, to: to + 1, count, pieces };
      }
    }
  }
}
