import { deal, drawOf, type Move, type Position, rulesOf } from "@faceup/rules";
import { describe, expect, it } from "vitest";
import { readCases } from "../../cases/read.ts";
import { Budget } from "../budget.ts";
import { ALL_PRUNES } from "../prune.ts";
import { indexOf } from "./cards.ts";
import { klondikeEngine } from "./index.ts";
import { follows, liesOf } from "./lies.ts";
import { endgame, SMALL, TINY } from "./testing/endgames.ts";
import { fewestMoves, played } from "./testing/plain.ts";
import { View } from "./view.ts";

function boundOf(position: Position): number {
  const row = [...position.waste, ...position.stock].map(indexOf);
  return new View(position, row, drawOf(position.variant.option)).read(liesOf(position));
}

/** Does the move leave a card behind that it could have taken along? */
function movesPart({ columns, faceDown }: Position, move: Move): boolean {
  if (move.type !== "transfer" || move.from.pile !== "column" || move.to.pile !== "column") return false;
  const { column } = move.from;
  const cards = columns[column] ?? [];
  const first = cards.length - move.count;
  if (first <= (faceDown[column] ?? 0)) return false;
  return follows(indexOf(cards[first]!), indexOf(cards[first - 1]!));
}

/** Decides and shortens; checks on the way that the line shortens and the bound rises. */
function par(
  position: Position,
  nodes: number,
): { readonly moves: readonly Move[]; readonly bound: number } | undefined {
  const found = klondikeEngine.decide(position, new Budget(), ALL_PRUNES);
  if (found.verdict !== "winnable") return undefined;
  let moves = found.moves;
  let bound = 0;
  klondikeEngine.shorten(position, moves, new Budget({ nodes }), {
    better(shorter) {
      expect(shorter.length).toBeLessThan(moves.length);
      expect(rulesOf(position.variant.game).won(played(position, shorter))).toBe(true);
      moves = shorter;
    },
    bound(higher) {
      bound = Math.max(bound, higher);
    },
  });
  return { moves, bound };
}

describe("SO-5: par", () => {
  it("is the length of a shortest line, and the first bound is none too high", () => {
    let checked = 0;
    for (let seed = 0; seed < 220; seed++) {
      const position = endgame(seed, TINY);
      const found = par(position, 5_000);
      const fewest = found === undefined ? undefined : fewestMoves(position, 1_000);
      if (found === undefined || fewest === undefined) continue;
      expect([seed, found.moves.length, found.bound]).toEqual([seed, fewest, fewest]);
      const line = found.moves;
      // Along a shortest line the moves left are known.
      line.forEach((_, i) => {
        expect(boundOf(played(position, line.slice(0, i))), `seed ${seed}, move ${i}`).toBeLessThanOrEqual(
          fewest - i,
        );
      });
      checked++;
    }
    expect(checked).toBeGreaterThan(15);
  });

  it("is that of a shortest line where a part of a run has to move", () => {
    for (const seed of [157, 158, 752, 1186, 1226, 1470, 1499, 1784, 2023, 2053, 2227, 2562]) {
      const position = endgame(seed, { ...SMALL, talon: 0 });
      const found = par(position, 5_000);
      expect(found?.moves.some((move, i) => movesPart(played(position, found.moves.slice(0, i)), move))).toBe(
        true,
      );
      const fewest = fewestMoves(position, 4_000);
      expect([seed, found?.moves.length, found?.bound]).toEqual([seed, fewest, fewest]);
    }
  });

  it("gets far shorter than the first line within a few thousand positions", () => {
    for (const variant of [
      { game: "TF", option: "D1N" },
      { game: "KL", option: "D3N" },
    ] as const) {
      const position = deal({ ...variant, deal: 2 });
      const found = klondikeEngine.decide(position, new Budget(), ALL_PRUNES);
      const shorter = par(position, 12_000);
      if (found.verdict !== "winnable" || shorter === undefined) throw new Error("not won");
      expect(shorter.moves.length).toBeLessThan(0.75 * found.moves.length);
    }
  });

  it("shortens lines of deals with few wins, too, which beams from the start never find", () => {
    for (const [set, id] of [
      ["tf-d1", "tf-d1-50"],
      ["tf-d3", "tf-d3-18"],
    ] as const) {
      const position = readCases(set).find((known) => known.id === id)?.position;
      if (position === undefined) throw new Error(id);
      const found = klondikeEngine.decide(position, new Budget(), ALL_PRUNES);
      const shorter = par(position, 150_000);
      if (found.verdict !== "winnable" || shorter === undefined) throw new Error("not won");
      expect(shorter.moves.length).toBeLessThan(0.95 * found.moves.length);
    }
  });

  it("gives the memory back and ends at its limit", () => {
    const position = deal({ game: "TF", option: "D1N", deal: 1 });
    const found = klondikeEngine.decide(position, new Budget(), ALL_PRUNES);
    if (found.verdict !== "winnable") throw new Error("no line");
    const budget = new Budget({ bytes: 2_000_000, nodes: 100_000 });
    klondikeEngine.shorten(position, found.moves, budget, { better() {}, bound() {} });
    expect(budget.free).toBe(2_000_000);
  });
});
