import { describe, expect, it } from "vitest";
import { randomFrom } from "../testing/random.ts";
import { LowerBound } from "./bound.ts";
import { MOST_MOVES, writeMoves } from "./generate.ts";
import { toOf } from "./move.ts";
import { loadPosition, RUNS } from "./tableau.ts";
import { shortestLength } from "./testing/plainSearch.ts";
import { anyPosition, OPTIONS, piecesIn } from "./testing/positions.ts";

const NO_LIMIT = 255;
const PLAIN = { oneEmpty: false, wholeColumn: false };

describe.each(OPTIONS)("the lower bound, %s", (option) => {
  const bound = new LowerBound();

  it("SO-5 is never above the shortest line", () => {
    let exact = 0;
    for (let seed = 0; seed < 60; seed++) {
      const width = 4 + (seed % 3);
      const position = piecesIn(option, { gone: 2 + (seed % 2), width, untidy: 0.2 + (seed % 4) / 8, seed });
      const shortest = shortestLength(position, 2000);
      if (shortest === undefined) continue;
      const lower = bound.of(loadPosition(position), NO_LIMIT);
      expect(lower).toBeLessThanOrEqual(shortest);
      if (lower === shortest) exact++;
    }
    expect(exact).toBeGreaterThan(5);
  });

  it("SO-5 changes by a move as the search takes it to", () => {
    const moves = new Int32Array(MOST_MOVES);
    for (let seed = 1; seed <= 25; seed++) {
      const random = randomFrom(seed);
      const tableau = loadPosition(anyPosition(option, seed));
      for (let step = 0; step < 12 && tableau.goneCount < RUNS; step++) {
        const before = bound.of(tableau, NO_LIMIT);
        const { missing } = tableau;
        const count = writeMoves(tableau, PLAIN, moves);
        const drops = Array.from({ length: count }, (_, i) => {
          bound.look(tableau);
          return bound.dropBy(tableau.first(moves[i] ?? 0), toOf(moves[i] ?? 0));
        });
        const links = new Set(
          drops.flatMap((_, i) => {
            const move = moves[i] ?? 0;
            return tableau.last(toOf(move)) === tableau.first(move) + 1 ? [i] : [];
          }),
        );
        if (count === 0) break;
        for (let i = 0; i < count; i++) {
          const left = tableau.make(moves[i] ?? 0);
          const after = bound.of(tableau, NO_LIMIT);
          const change = tableau.missing - missing;
          if (change < 0 && left === 0) expect(after).toBe(before - 1);
          else if (change > 0) expect(after).toBeGreaterThan(before);
          else if (links.has(i)) expect(after).toBeGreaterThanOrEqual(before - 1);
          else expect(after).toBeGreaterThanOrEqual(before - (drops[i] ?? 0));
          tableau.unmake(moves[i] ?? 0, left);
        }
        tableau.make(moves[Math.floor(random() * count)] ?? 0);
      }
    }
  });

  it("is cut off at a limit", () => {
    const tableau = loadPosition(anyPosition(option, 2));
    const whole = bound.of(tableau, NO_LIMIT);
    for (const limit of [0, 10, whole - 1, whole, whole + 1]) {
      expect(Math.min(bound.of(tableau, limit), limit)).toBe(Math.min(whole, limit));
    }
  });
});
