import { expect, test } from "vitest";
import { type Box, freest } from "./freePlace.ts";

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const PLACES = [box(40, 80, 60, 100), box(0, 80, 20, 100), box(80, 80, 100, 100)];

test("with nothing in the way the first place", () => {
  expect(freest(PLACES, [])).toBe(0);
  expect(freest(PLACES, [{ box: box(0, 0, 100, 80), weight: 1 }])).toBe(0);
});

test("the place that covers least", () => {
  const obstacles = [box(0, 0, 15, 100), box(45, 0, 60, 100), box(90, 0, 100, 100)];
  expect(
    freest(
      PLACES,
      obstacles.map((o) => ({ box: o, weight: 1 })),
    ),
  ).toBe(2);
});

test("what weighs more is spared", () => {
  const small = { box: box(80, 80, 82, 82), weight: 100 };
  const large = { box: box(0, 80, 20, 90), weight: 1 };
  const middle = { box: box(40, 80, 60, 100), weight: 1 };
  expect(freest(PLACES, [small, large, middle])).toBe(1);
});
