import { currentPosition, gameRules, isWon, type Move, replay } from "@faceup/rules";
import { expect, test } from "vitest";
import { gameOf, LOST_SIMON, until, WON_SIMON, WON_THOUGHTFUL } from "../testing/games.ts";
import { search } from "./search.ts";

const at = (record: string) => currentPosition(gameOf(record));
const quiet = (): undefined => undefined;

function wins(record: string, moves: readonly Move[]): boolean {
  const game = replay({ start: { type: "position", position: at(record) }, moves });
  return game.ok && isWon(game.value);
}

test.each([
  ["SS", until(WON_SIMON, 46)],
  ["TF", until(WON_THOUGHTFUL, 145)],
])("%s: a line that wins, and a bound below it (SO-1, SO-3)", (_, record) => {
  for (const shortest of [false, true]) {
    const found = search({ position: at(record), limits: { nodes: 10_000 }, shortest }, quiet);
    if (found.verdict !== "winnable") throw new Error(found.verdict);
    expect(wins(record, found.moves)).toBe(true);
    expect(found.lowerBound).toBeGreaterThan(0);
    expect(found.lowerBound).toBeLessThanOrEqual(found.moves.length);
    expect(found.optimal).toBe(found.lowerBound === found.moves.length);
    expect(found.ms).toBeGreaterThanOrEqual(0);
  }
});

test("unwinnable and unknown are handed on with what they cost", () => {
  expect(search({ position: at(LOST_SIMON), limits: {}, shortest: true }, quiet)).toMatchObject({
    verdict: "unwinnable",
    nodes: expect.any(Number),
  });
  expect(
    search({ position: at(WON_SIMON.split(" ")[0] ?? ""), limits: { nodes: 1 }, shortest: false }, quiet),
  ).toMatchObject({
    verdict: "unknown",
    stop: "nodes",
    nodes: 1,
  });
});

test("a won game needs no more moves", () => {
  const won = at(WON_SIMON);
  expect(gameRules(gameOf(WON_SIMON)).won(won)).toBe(true);
  expect(search({ position: won, limits: {}, shortest: false }, quiet)).toMatchObject({
    verdict: "winnable",
    moves: [],
    lowerBound: 0,
    optimal: true,
  });
});
