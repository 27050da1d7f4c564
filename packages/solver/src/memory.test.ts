import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { deal, type Variant } from "@faceup/rules";
import { describe, expect, it } from "vitest";
import type { Watch } from "./budget.ts";
import { shorten } from "./shorten.ts";
import { solve } from "./solve.ts";

const MIB = 1024 * 1024;
/** Scratch of a fixed size, and what the test runner holds. */
const SLACK = 1.5 * MIB;
const LIMIT = 4 * MIB;
const LOOKS = 4;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** What typed arrays hold at most while `search` runs, beyond what they held before. */
function mostHeld(search: (watch: Watch) => void): number {
  const held = (): number => {
    // What the first finds unused is given back while the second waits for it.
    collect();
    collect();
    return process.memoryUsage().arrayBuffers;
  };
  const before = held();
  let most = before;
  let told = 0;
  search({
    progress: () => {
      told++;
      most = Math.max(most, held());
    },
  });
  expect(told).toBeGreaterThanOrEqual(LOOKS);
  return most - before;
}

describe.each<{ readonly variant: Variant; readonly number: number }>([
  { variant: { game: "SS", option: "S4" }, number: 3 },
  { variant: { game: "TF", option: "D1N" }, number: 1 },
  { variant: { game: "KL", option: "D3N" }, number: 1 },
  { variant: { game: "ST", option: "S4" }, number: 2 },
])("SO-4 the memory limit of $variant.game", ({ variant, number }) => {
  const position = deal({ ...variant, deal: number });

  it("holds while a line gets shorter, and most of it is used", () => {
    const found = solve(position);
    if (found.verdict !== "winnable") throw new Error("not won");
    const most = mostHeld((watch) => {
      shorten(position, found.moves, { bytes: LIMIT, nodes: 60_000, ...watch });
    });
    expect(most).toBeGreaterThan(0.3 * LIMIT);
    expect(most).toBeLessThan(LIMIT + SLACK);
  });
});
