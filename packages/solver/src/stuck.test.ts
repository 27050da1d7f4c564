import { card, currentPosition, type Position, parseRecord, replay, rulesOf } from "@faceup/rules";
import { describe, expect, test } from "vitest";
import { readCases } from "../cases/read.ts";
import { solve } from "./solve.ts";
import { reachable } from "./spider/testing/reach.ts";
import { piecesOf, VARIANTS } from "./spiderette/testing/positions.ts";
import { isStuck } from "./stuck.ts";

function position(text: string): Position {
  const read = parseRecord(text);
  const game = read.ok ? replay(read.value) : undefined;
  if (game?.ok !== true) throw new Error(`no legal record: ${text}`);
  return currentPosition(game.value);
}

describe("AP-10 a standstill", () => {
  test("is none while a card can still go home, however far away", () => {
    expect(isStuck(position("TF1-D1N-AAAAAAC"))).toBe(false);
  });

  test("is never called where a game can be won", () => {
    for (const { position, verdict } of readCases("midgame")) {
      if (verdict === "winnable" && !rulesOf(position.variant.game).won(position)) {
        expect(isStuck(position, 200)).not.toBe(true);
      }
    }
  });

  test("is found in lost positions, where nothing is gained any more", () => {
    const lost = readCases("midgame").filter(
      ({ verdict, position }) => verdict === "unwinnable" && position.stock.length === 0,
    );
    const stuck = lost.filter(({ position }) => isStuck(position, 600) === true);
    expect(stuck.length).toBeGreaterThan(20);
    for (const { position } of stuck) expect(solve(position).verdict).toBe("unwinnable");
  });

  test("is never called in Spiderette and Spider where a game can be won, and found where rows are dealt", () => {
    let stuck = 0;
    let withStock = 0;
    for (const variant of VARIANTS) {
      for (let seed = 0; seed < 60; seed++) {
        const small = piecesOf(variant, { runs: 1 + (seed % 2), width: 3, untidy: 0.7, stock: 5, seed });
        if (rulesOf(variant.game).won(small) || isStuck(small, 300) !== true) continue;
        expect(reachable(small, 300)?.won).toBe(false);
        expect(solve(small).verdict).toBe("unwinnable");
        stuck++;
        if (small.stock.length > 0) withStock++;
      }
    }
    expect(stuck).toBeGreaterThan(20);
    expect(withStock).toBeGreaterThan(5);
  });

  test("is none where an exchange of two columns lets the next row complete a run", () => {
    const empty = piecesOf({ game: "ST", option: "S4" }, { runs: 0, width: 3, untidy: 0, stock: 0, seed: 1 });
    const run = Array.from({ length: 12 }, (_, i) => card("S", 13 - i));
    const stock = [card("C", 3), card("S", 1), card("C", 9)];
    const other = [card("H", 13), card("D", 5)];
    expect(isStuck({ ...empty, columns: [run, [], other], stock })).toBe(false);
    expect(isStuck({ ...empty, columns: [run, [card("D", 5)], [card("H", 13)]], stock })).toBe(true);
  });

  test("is not decided within too few positions", () => {
    const wide = readCases("midgame").find(({ id }) => id === "mid-ss-s4-u1");
    expect(wide && isStuck(wide.position, 10)).toBe(undefined);
  });
});
