import { isWon, makeMove, replay } from "@faceup/rules";
import { expect, test } from "vitest";
import { parseSavedGame } from "../db/savedGame.ts";
import version1 from "../db/testing/version1.json" with { type: "json" };
import { recordOf } from "./recordOf.ts";

function record(stored: unknown) {
  const loaded = parseSavedGame(stored);
  if (!loaded.ok) throw new Error(loaded.error.code);
  return recordOf(loaded.value);
}

test("AP-24 a game that was won is replayed to its win, whatever was taken back", () => {
  for (const stored of [version1.wonSimon, version1.wonUndone, version1.wonThoughtful, version1.setUp]) {
    const played = replay(record(stored));
    expect(played.ok && isWon(played.value)).toBe(true);
  }
});

test("AP-24 one that was left shows all that was played", () => {
  expect(record(version1.ended).moves.map(makeMove)).toEqual(version1.ended.actions);
});

test("AP-24 UN-1 what was jumped over is not part of the line", () => {
  const actions = [...version1.ended.actions, "@1"];
  expect(record({ ...version1.ended, actions }).moves).toHaveLength(1);
});
