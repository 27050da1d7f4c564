import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCaseLines, readCases } from "../cases/read.ts";
import { makeCard } from "./cardText.ts";
import { DEALS, makeCode, parseStrictCode } from "./code.ts";
import { deal } from "./deal.ts";
import { deck } from "./deck.ts";
import { rulesOf } from "./games/index.ts";
import { makePosition, readPosition } from "./positionText.ts";
import { nameOf, VARIANTS } from "./testing/variants.ts";
import { suitsOf } from "./variant.ts";

interface DealCase {
  readonly code: string;
  readonly columns: readonly (readonly string[])[];
  readonly stock: readonly string[];
}

describe("CO-3: the same code gives the same deal", () => {
  it.each(readCaseLines<DealCase>("deals.jsonl"))("$code as an independent program deals it", (given) => {
    const code = parseStrictCode(given.code);
    if (!code.ok) throw new Error(code.error.code);
    const dealt = deal(code.value);
    expect(dealt.columns.map((cards) => cards.map(makeCard))).toEqual(given.columns);
    expect(dealt.stock.map(makeCard)).toEqual(given.stock);
    expect(readPosition(given)).toMatchObject({ ok: true, value: { code: code.value } });
  });
});

describe("layouts", () => {
  it.each([
    ["SS-1", "SS", [8, 8, 8, 7, 6, 5, 4, 3, 2, 1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 0],
    ["TF-1", "TF", [1, 2, 3, 4, 5, 6, 7], [0, 0, 0, 0, 0, 0, 0], 24],
    ["ST-1", "ST", [1, 2, 3, 4, 5, 6, 7], [0, 1, 2, 3, 4, 5, 6], 24],
    ["KL-1", "KL", [1, 2, 3, 4, 5, 6, 7], [0, 1, 2, 3, 4, 5, 6], 24],
    ["SD-1", "SD", [6, 6, 6, 6, 5, 5, 5, 5, 5, 5], [5, 5, 5, 5, 4, 4, 4, 4, 4, 4], 50],
  ] as const)("%s", (_, game, columns, faceDown, stock) => {
    for (const option of rulesOf(game).options) {
      const dealt = deal({ game, option, deal: 12345 });
      expect(dealt.columns.map((cards) => cards.length)).toEqual(columns);
      expect(dealt.faceDown).toEqual(faceDown);
      expect(dealt.stock).toHaveLength(stock);
      expect([dealt.waste, dealt.foundations, dealt.removed]).toEqual([[], [0, 0, 0, 0], []]);
    }
  });

  it.each(VARIANTS.map((variant) => [nameOf(variant), variant] as const))(
    "SS-2: %s deals the whole pack, each card once",
    (_, variant) => {
      const { packs } = rulesOf(variant.game).layout;
      const pack = [...deck(suitsOf(variant.option), packs)].sort((a, b) => a - b);
      fc.assert(
        fc.property(fc.maxSafeNat(), (n) => {
          const { columns, stock } = deal({ ...variant, deal: n % DEALS });
          expect([...columns.flat(), ...stock].sort((a, b) => a - b)).toEqual(pack);
        }),
        { numRuns: 100, seed: 1 },
      );
    },
  );

  it("a deal is a position that its file gives back, with its code", () => {
    fc.assert(
      fc.property(fc.constantFrom(...VARIANTS), fc.maxSafeNat(), (variant, n) => {
        const code = { ...variant, deal: n % DEALS };
        const { ok } = readPosition(makePosition(deal(code), code));
        expect(ok, makeCode(code)).toBe(true);
      }),
      { numRuns: 300, seed: 1 },
    );
  });
});

describe("the deal printed in the Czech document", () => {
  it("SS-1: is a position of Simple Simon with 4 suits", () => {
    const given = JSON.parse(readCases("czech-example.json")) as { readonly columns: unknown };
    const read = readPosition(given);
    if (!read.ok) throw new Error(read.error.code);
    expect(read.value.id).toBe("czech-example");
    expect(read.value.code).toBeUndefined();
    expect(makePosition(read.value.position)).toEqual({
      game: "SS1-S4",
      columns: given.columns,
      removed: [],
    });
  });
});
