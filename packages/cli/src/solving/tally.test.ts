import { expect, test } from "vitest";
import { sharesOf } from "./tally.ts";
import { wilson } from "./wilson.ts";

test("unknown deals count neither way, and both ways for the bounds", () => {
  const shares = sharesOf({ winnable: 90, unwinnable: 5, unknown: 5 });
  expect(shares.decided).toEqual({ winnability: 90 / 95, interval: wilson(90, 95) });
  expect(shares.lowest).toEqual({ winnability: 0.9, interval: wilson(90, 100) });
  expect(shares.highest).toEqual({ winnability: 0.95, interval: wilson(95, 100) });
});

test("where nothing is decided there is no share", () => {
  expect(sharesOf({ winnable: 0, unwinnable: 0, unknown: 3 }).decided).toEqual({
    winnability: null,
    interval: [0, 1],
  });
});
