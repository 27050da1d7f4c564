import { describe, expect, test } from "vitest";
import { countTicks, linearScale } from "./scale.ts";

describe("AP-24 scales of plots", () => {
  test("a line through two points, and back", () => {
    const y = linearScale([0, 10], [200, 0]);
    expect([y(0), y(5), y(10)]).toEqual([200, 100, 0]);
    expect([y.invert(200), y.invert(50)]).toEqual([0, 7.5]);
  });

  test("a single point lies at its start", () => {
    expect(linearScale([3, 3], [10, 90])(3)).toBe(10);
  });

  test.each([
    [1, [1]],
    [2, [1, 2]],
    [3, [1, 2, 3]],
    [5, [2, 4]],
    [12, [5, 10]],
    [100, [50, 100]],
    [700, [200, 400, 600]],
    [10_000, [5000, 10_000]],
  ])("round counts up to %i", (most, ticks) => {
    expect(countTicks(most)).toEqual(ticks);
  });
});
