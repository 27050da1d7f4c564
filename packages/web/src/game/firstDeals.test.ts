import { readFileSync } from "node:fs";
import { isWon, makeRecord, parseRecords, replay } from "@faceup/rules";
import { expect, test } from "vitest";
import { FIRST_DEALS } from "./firstDeals.ts";

test("AP-1, SS-3: every deal shipped for the first game has one suit and is won by its record", () => {
  const records = parseRecords(readFileSync(new URL("./firstDeals.records.txt", import.meta.url), "utf8"));
  const won = records.map((record) => {
    if (!record.ok) throw new Error(JSON.stringify(record.error));
    const game = replay(record.value);
    if (!game.ok) throw new Error(JSON.stringify(game.error));
    expect(isWon(game.value)).toBe(true);
    return makeRecord({ ...record.value, moves: [] });
  });
  expect(won).toEqual([...FIRST_DEALS]);
  for (const code of FIRST_DEALS) expect(code).toMatch(/^SS1-S1-[A-Z]{7}$/);
});
