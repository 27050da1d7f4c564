import { DEALS } from "@faceup/rules";
import { expect, test } from "vitest";
import { firstDeal, randomDeal } from "./newDeal.ts";

const variant = { game: "TF", option: "D3N" } as const;

test("CO-1: a new deal is any of the 26^7, from 48 bits without the uneven tail", () => {
  expect(randomDeal(variant, () => 0)).toEqual({ ...variant, deal: 0 });
  // The largest 48-bit number lies in the tail: it is thrown away and the next one taken.
  const bits = [2 ** 32 - 1, 2 ** 32 - 1, 0, 41];
  expect(randomDeal(variant, () => bits.shift() ?? 0)).toEqual({ ...variant, deal: 41 });
  const high = [2 ** 16 - 2, 5];
  expect(randomDeal(variant, () => high.shift() ?? 0).deal).toBe(((2 ** 16 - 2) * 2 ** 32 + 5) % DEALS);
});

test("SS-3: the first game has one suit, whatever chance says", () => {
  for (let bits = 0; bits < 40; bits++) {
    expect(firstDeal(() => bits)).toMatchObject({ game: "SS", option: "S1" });
  }
});
