import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEALS, makeCode, makeVariant } from "./code.ts";
import { dailyCandidates, dayOf, drawnDeals, isListed, LISTED, listedDeals } from "./daily.ts";
import { PASSED_OVER } from "./dailyPassedOver.ts";
import { VARIANTS } from "./testing/variants.ts";

/** The public page is what is tested: page and code cannot part. */
const PAGE = readFileSync(new URL("../../../docs/codes.md", import.meta.url), "utf8");

function block(name: string): readonly string[] {
  const found = PAGE.split("\n```").find((one) => one.startsWith(`${name}\n`));
  return (found ?? "").split("\n").slice(1);
}

function first(count: number, deals: Iterable<Parameters<typeof makeCode>[0]>): readonly string[] {
  const codes: string[] = [];
  for (const code of deals) if (codes.push(makeCode(code)) === count) break;
  return codes;
}

const day = fc.integer({ min: 0, max: 60_000 });
const variant = fc.constantFrom(...VARIANTS);

describe("AP-3 the deal of the day", () => {
  it("follows from game, option and day, as the page says", () => {
    const lines = block("daily");
    expect(lines.length).toBeGreaterThan(12);
    for (const line of lines) {
      const [name = "", written = "", ...codes] = line.split(/\s+/);
      const found = VARIANTS.find((one) => makeVariant(one) === name);
      if (found === undefined) throw new Error(line);
      expect(first(3, dailyCandidates(found, Number(written))), line).toEqual(codes);
    }
  });

  it("passes over what the page says", () => {
    const written = block("passed-over").map((line) => line.split(/\s+/));
    expect(Object.fromEntries(written.map(([name, ...places]) => [name, places.map(Number)]))).toEqual(
      PASSED_OVER,
    );
    expect(Object.keys(PASSED_OVER).sort()).toEqual(
      VARIANTS.filter(({ game }) => isListed(game))
        .map(makeVariant)
        .sort(),
    );
  });

  it("is a deal of that game and option, another one on each of many days", () => {
    fc.assert(
      fc.property(variant, day, (one, from) => {
        const days = Array.from({ length: isListed(one.game) ? LISTED : 200 }, (_, i) => from + i);
        const codes = days.flatMap((at) => [...first(1, dailyCandidates(one, at))]);
        expect(new Set(codes).size).toBe(days.length);
        for (const code of codes) expect(code.startsWith(`${makeVariant(one)}-`)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it("differs between games on the same day, and no draw leaves the deals there are", () => {
    fc.assert(
      fc.property(day, (at) => {
        const deals = VARIANTS.map((one) => drawnDeals(one, at).next().value?.deal ?? -1);
        expect(new Set(deals).size).toBe(VARIANTS.length);
        for (const deal of deals) {
          expect(deal).toBeGreaterThanOrEqual(0);
          expect(deal).toBeLessThan(DEALS);
        }
      }),
    );
  });

  it("of a listed game is the only one, and comes back when the list is through", () => {
    for (const one of VARIANTS.filter(({ game }) => isListed(game))) {
      const deals = listedDeals(one);
      expect(new Set(deals.map(makeCode)).size).toBe(LISTED);
      expect([...dailyCandidates(one, 20_787)]).toEqual([deals[20_787 % LISTED]]);
      expect([...dailyCandidates(one, 20_787 + LISTED)]).toEqual([...dailyCandidates(one, 20_787)]);
    }
  });
});

describe("AP-3 the day", () => {
  it("is that of the player's own calendar, at every hour of it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 1439 }), (days, minute) => {
        const local = new Date(2000, 0, 1 + days, 0, minute);
        const utc = Date.UTC(local.getFullYear(), local.getMonth(), local.getDate());
        expect(dayOf(local.getTime())).toBe(utc / 86_400_000);
      }),
    );
    expect(dayOf(new Date(2026, 10, 30, 23, 59, 59).getTime())).toBe(20_787);
    expect(dayOf(new Date(2026, 11, 1).getTime())).toBe(20_788);
  });
});
