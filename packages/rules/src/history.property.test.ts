import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEALS } from "./code.ts";
import { rulesOf } from "./games/index.ts";
import {
  canRedo,
  canUndo,
  currentPosition,
  currentScore,
  type Game,
  isWon,
  lineMoves,
  moveCount,
  newGame,
  redo,
  type Start,
  undo,
} from "./history.ts";
import { makeMove } from "./moveText.ts";
import { positionKey } from "./position.ts";
import { makeRecord, parseRecord, replay } from "./record.ts";
import { allCards, latePosition, packOf } from "./testing/positions.ts";
import { randomFrom } from "./testing/random.ts";
import { step } from "./testing/step.ts";
import { tableKey, tableOf } from "./testing/table.ts";
import { nameOf, VARIANTS } from "./testing/variants.ts";
import { walk } from "./testing/walk.ts";

const seeds = fc.integer({ min: 0, max: 0x7fffffff });

describe.each(VARIANTS.map((variant) => [nameOf(variant), variant] as const))("%s", (_, variant) => {
  const pack = packOf(variant);
  const line = rulesOf(variant.game).scoring.counts === "line";

  /** Plays at random and compares each position, score and count with the second telling of the rules. */
  function expectGame(start: Start, seed: number, steps: number): void {
    let end = newGame(start);
    let table = tableOf(end.startPosition);
    let score = line ? 500 : 0;
    let made = 0;
    expectSame(currentScore(end), score);
    for (const { move, after } of walk(end, randomFrom(seed), steps)) {
      const told = step(table, score, makeMove(move));
      if (typeof told === "string") throw new Error(`${makeMove(move)} is no legal move`);
      ({ table, score } = told);
      made++;
      end = after;
      expectSame(tableKey(tableOf(currentPosition(after))), tableKey(table));
      expectSame(currentScore(after), score);
      expectSame(moveCount(after), made);
    }
    expect(allCards(currentPosition(end))).toBe(pack);
    expect(moveCount(undo(end))).toBe(line ? Math.max(0, made - 1) : made);
    expectUndoAndRedo(end);
    expectRecordRoundTrip(end);
  }

  it(`keeps the pack, the score and the count in random games (${line ? "SS-9, SS-10" : "TF-13, TF-14"})`, () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expectGame({ type: "code", code: { ...variant, deal: seed % DEALS } }, seed, 80);
      }),
      { numRuns: 30, seed: 1 },
    );
  });

  it("UN-4: and in games from entered positions, late ones, where runs leave and games are won", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expectGame({ type: "position", position: latePosition(variant, seed) }, seed, 20);
      }),
      { numRuns: 60, seed: 1 },
    );
  });
});

/** As `toBe`, for what is compared a hundred thousand times. */
function expectSame(found: string | number, told: string | number | undefined): void {
  if (found !== told) expect(found).toBe(told);
}

/** UN-1: undo to the start gives the deal, redo to the end the same game. */
function expectUndoAndRedo(end: Game): void {
  const keys: string[] = [];
  let back = end;
  while (canUndo(back)) {
    keys.push(positionKey(currentPosition(back)));
    back = undo(back);
  }
  expect(currentPosition(back)).toBe(end.startPosition);
  let forth = back;
  while (canRedo(forth)) {
    forth = redo(forth);
    expectSame(positionKey(currentPosition(forth)), keys.pop());
  }
  expect(forth.actions).toBe(end.actions);
  expect([forth.cursor, forth.made]).toEqual([end.cursor, end.made]);
}

function expectRecordRoundTrip(end: Game): void {
  const text = makeRecord({ start: end.start, moves: lineMoves(end) });
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error(parsed.error.fault.code);
  expect(makeRecord(parsed.value)).toBe(text);
  const again = replay(parsed.value);
  if (!again.ok) throw new Error(`${again.error.number}: ${again.error.refusal.reason}`);
  expect(positionKey(currentPosition(again.value))).toBe(positionKey(currentPosition(end)));
  expect([currentScore(again.value), isWon(again.value)]).toEqual([currentScore(end), isWon(end)]);
}
