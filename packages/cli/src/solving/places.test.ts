import { expect, test } from "vitest";
import { Places } from "./places.ts";

test("places done out of order are known, and the first gap", () => {
  const places = new Places();
  for (const place of [0, 1, 4, 3]) places.add(place);
  expect(places.first).toBe(2);
  expect([0, 1, 2, 3, 4, 5].map((place) => places.has(place))).toEqual([
    true,
    true,
    false,
    true,
    true,
    false,
  ]);
  places.add(2);
  expect(places.first).toBe(5);
});
