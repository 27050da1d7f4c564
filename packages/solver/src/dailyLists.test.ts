import { deal, GAMES, isListed, listedDeals, makeCode, makeVariant, rulesOf } from "@faceup/rules";
import { describe, expect, it } from "vitest";
import { solve } from "./solve.ts";

/** `npm run audit` proves all of them, which takes half an hour. */
const AUDIT = process.env.AUDIT !== undefined;
/** Of each list; Spider takes seconds for one. */
const SAMPLE = { ST: 8, SD: 1 } as const;

const VARIANTS = GAMES.filter(isListed).flatMap((game) =>
  rulesOf(game).options.map((option) => ({ game, option })),
);

describe("AP-3 AP-36 the listed deals of the days", () => {
  for (const variant of VARIANTS) {
    it(`of ${makeVariant(variant)} can be won`, { timeout: AUDIT ? 3_600_000 : 120_000 }, () => {
      const deals = listedDeals(variant);
      const some = AUDIT ? deals : deals.slice(0, variant.game === "ST" ? SAMPLE.ST : SAMPLE.SD);
      const lost = some.filter((code) => solve(deal(code)).verdict !== "winnable");
      expect(lost.map(makeCode)).toEqual([]);
    });
  }
});
