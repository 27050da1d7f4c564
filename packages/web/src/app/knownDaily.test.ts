import type { GameCode, Variant } from "@faceup/rules";
import { expect, test } from "vitest";
import { memoryStorage } from "../db/storage.ts";
import { keepDaily, readDaily } from "./knownDaily.ts";

const VARIANT: Variant = { game: "SS", option: "S1" };
const code = (deal: number): GameCode => ({ ...VARIANT, deal });

test("AP-3 a daily deal that was found is known from then on", async () => {
  const storage = memoryStorage();
  expect(await readDaily(storage, VARIANT, 20_787)).toBeUndefined();
  await keepDaily(storage, code(29), 20_787);
  expect(await readDaily(storage, VARIANT, 20_787)).toEqual(code(29));
  expect(await readDaily(storage, VARIANT, 20_788)).toBeUndefined();
  expect(await readDaily(storage, { game: "SS", option: "S2" }, 20_787)).toBeUndefined();
});

test("those found long ago make room", async () => {
  const storage = memoryStorage();
  for (let day = 0; day < 70; day++) await keepDaily(storage, code(day), day);
  expect(await readDaily(storage, VARIANT, 0)).toBeUndefined();
  expect(await readDaily(storage, VARIANT, 69)).toEqual(code(69));
});

test("AP-25 what cannot be read is found again", async () => {
  const storage = memoryStorage();
  for (const damaged of [
    null,
    5,
    { rule: 2, deals: [] },
    { rule: 1, deals: [["SS1-S1 20787", "SS1-S2-AAAAABD"]] },
  ]) {
    await storage.set("daily", damaged);
    expect(await readDaily(storage, VARIANT, 20_787)).toBeUndefined();
  }
});
