import { expect, test } from "vitest";
import { wilson } from "./wilson.ts";

const rounded = (hits: number, all: number): readonly number[] =>
  wilson(hits, all).map((bound) => Math.round(bound * 1e4) / 1e4);

test("the published examples of the interval without correction", () => {
  // Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
  expect(rounded(81, 263)).toEqual([0.2553, 0.3662]);
  expect(rounded(15, 148)).toEqual([0.0624, 0.1605]);
  expect(rounded(0, 20)).toEqual([0, 0.1611]);
  expect(rounded(1, 29)).toEqual([0.0061, 0.1718]);
});

test("all and none are within, mirrored; nothing is known of no deals", () => {
  expect(wilson(20, 20)[1]).toBe(1);
  expect(rounded(20, 20)[0]).toBe(1 - 0.1611);
  expect(wilson(0, 0)).toEqual([0, 1]);
});
