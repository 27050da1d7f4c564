import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toArrangement, toPosition } from "./arrangement.ts";
import { DEALS } from "./code.ts";
import { rulesOf } from "./games/index.ts";
import { currentPosition, newGame } from "./history.ts";
import { makeMove, parseMove } from "./moveText.ts";
import { type Position, positionKey } from "./position.ts";
import { makePosition, parsePosition } from "./positionText.ts";
import { REASONS, type Refusal, RULES } from "./refusal.ts";
import { allCards, latePosition, packOf } from "./testing/positions.ts";
import { randomFrom } from "./testing/random.ts";
import { step } from "./testing/step.ts";
import { allTokens, tableKey, tableOf } from "./testing/table.ts";
import { nameOf, VARIANTS } from "./testing/variants.ts";
import { walk } from "./testing/walk.ts";

const seeds = fc.integer({ min: 0, max: 0x7fffffff });

/** Every reason that came up. */
const seen = new Set<string>();

/** Says the engine of every token there is what the second telling of the rules says? */
function expectSameRules(position: Position): void {
  const rules = rulesOf(position.variant.game);
  const table = tableOf(position);
  const offered = rules.moves(position).map(makeMove);
  expect(new Set(offered).size, "no move is offered twice").toBe(offered.length);
  const legal: string[] = [];
  for (const token of allTokens(table)) {
    const move = parseMove(token);
    if (!move.ok) throw new Error(`${token} is no move`);
    const refusal = rules.check(position, move.value);
    const told = step(table, 0, token);
    const fault = typeof told === "string" ? told : undefined;
    if (refusal?.part !== fault) {
      expect.fail(
        `${token}: ${refusal?.reason ?? "legal"}, not ${fault ?? "legal"} in ${positionKey(position)}`,
      );
    }
    if (refusal === undefined) legal.push(token);
    else expectWellFormed(refusal);
  }
  expect([...offered].sort(), "offered moves are the legal ones").toEqual(legal.sort());
}

function expectWellFormed(refusal: Refusal): void {
  if (!REASONS.includes(refusal.reason) || !RULES.includes(refusal.rule)) {
    expect.fail(`unknown ${refusal.reason} or ${refusal.rule}`);
  }
  seen.add(refusal.reason);
}

describe.each(VARIANTS.map((variant) => [nameOf(variant), variant] as const))("%s", (_, variant) => {
  const rules = rulesOf(variant.game);
  const pack = packOf(variant);

  it("RU-2: every token there is is either offered or refused with its part, in random games", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = randomFrom(seed);
        const start = newGame({ type: "code", code: { ...variant, deal: seed % DEALS } });
        let last = start;
        for (const { after } of walk(start, random, Math.floor(random() * 80))) last = after;
        expectSameRules(currentPosition(last));
      }),
      { numRuns: 25, seed: 2 },
    );
  });

  it("RU-2: and in late positions, where each move leads where it should", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const position = latePosition(variant, seed);
        expectSameRules(position);
        const table = tableOf(position);
        for (const move of rules.moves(position)) {
          const told = step(table, 1000, makeMove(move));
          if (typeof told === "string") throw new Error(makeMove(move));
          const played = rules.play(position, move).position;
          expect(tableKey(tableOf(played)) === tableKey(told.table), makeMove(move)).toBe(true);
          expect(allCards(played) === pack).toBe(true);
        }
      }),
      { numRuns: 50, seed: 3 },
    );
  });

  it("a position's file gives it back", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const position = latePosition(variant, seed);
        const read = parsePosition(JSON.stringify(makePosition(position)));
        if (!read.ok) throw new Error(read.error.code);
        expect(positionKey(read.value.position)).toBe(positionKey(position));
        expect(allCards(read.value.position)).toBe(pack);
        expect(toPosition(toArrangement(position))).toEqual({ ok: true, value: read.value.position });
      }),
      { numRuns: 150, seed: 4 },
    );
  });

  it("positions are immutable: frozen ones play on", () => {
    const start = newGame({ type: "code", code: { ...variant, deal: 5 } });
    let steps = 0;
    for (const { before, move } of walk(start, randomFrom(5), 60)) {
      const frozen = deepFreeze(structuredClone(currentPosition(before)));
      rules.moves(frozen);
      rules.play(frozen, move);
      steps++;
    }
    expect(steps).toBeGreaterThan(0);
  });
});

it("RU-2: every reason there is came up above, but two that only a plan or a double tap gives", () => {
  expect(REASONS.filter((reason) => !seen.has(reason))).toEqual(["mixed-run-too-long", "no-place"]);
});

function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
