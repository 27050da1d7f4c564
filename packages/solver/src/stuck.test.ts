import { currentPosition, type Position, parseRecord, replay, rulesOf } from "@faceup/rules";
import { describe, expect, test } from "vitest";
import { readCases } from "../cases/read.ts";
import { solve } from "./solve.ts";
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

  test("is not decided within too few positions", () => {
    const wide = readCases("midgame").find(({ id }) => id === "mid-ss-s4-u1");
    expect(wide && isStuck(wide.position, 10)).toBe(undefined);
  });
});
