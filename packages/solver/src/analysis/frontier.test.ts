import fc from "fast-check";
import { expect, test } from "vitest";
import { Frontier } from "./frontier.ts";

/** Asks until nothing more is asked. Points up to `winnable` can be won; those of `hard` are not decided. */
function ask(last: number, winnable: number, hard: (point: number, size: number) => boolean, most: number[]) {
  const frontier = new Frontier(last, most);
  const asked: string[] = [];
  for (let next = frontier.next(); next !== undefined; next = frontier.next()) {
    const { point, size } = next;
    asked.push(`${point} ${size}`);
    const truth = point <= winnable ? "winnable" : "unwinnable";
    frontier.learn(point, hard(point, size) ? "unknown" : truth);
  }
  return { frontier, asked };
}

test("AP-19 the losing move of a game of 200 is found with ten questions at most", () => {
  for (let winnable = -1; winnable <= 200; winnable++) {
    const { frontier, asked } = ask(200, winnable, () => false, [99]);
    expect([frontier.winnable, frontier.lost]).toEqual([winnable, winnable + 1]);
    expect(asked.length).toBeLessThanOrEqual(10);
  }
});

test("AP-19 what cannot be decided narrows it no farther than is proved, and is not asked twice at one size", () => {
  const parts = fc.record({
    last: fc.nat({ max: 60 }),
    winnable: fc.integer({ min: -1, max: 60 }),
    hard: fc.array(fc.nat({ max: 60 })),
    harder: fc.array(fc.nat({ max: 60 })),
  });
  fc.assert(
    fc.property(parts, ({ last, winnable: w, hard, harder }) => {
      const winnable = Math.min(w, last);
      const isHard = (point: number, size: number): boolean =>
        hard.includes(point) && (size === 0 || harder.includes(point));
      const { frontier, asked } = ask(last, winnable, isHard, [99, 99]);
      expect(frontier.winnable).toBeLessThanOrEqual(winnable);
      expect(frontier.lost).toBeGreaterThan(winnable);
      expect(new Set(asked).size).toBe(asked.length);
      // All that lies between was hard, every time.
      for (let point = frontier.winnable + 1; point < frontier.lost; point++) {
        expect(isHard(point, 1)).toBe(true);
        expect(frontier.verdict(point)).toBe("unknown");
      }
    }),
  );
});

test("AP-19 several may be asked at once, all different; nothing is said before they are answered", () => {
  const frontier = new Frontier(10, [99]);
  const points = [1, 2, 3, 4].map(() => frontier.next()?.point);
  // The nearer half first where both are as wide.
  expect(points).toEqual([10, 0, 5, 3]);
  expect(frontier.verdict(5)).toBe(undefined);
  frontier.learn(5, "unknown");
  expect(frontier.verdict(5)).toBe("unknown");
  frontier.learn(8, "winnable");
  expect(frontier.verdict(5)).toBe("winnable");
});

test("SO-1 an answer that contradicts another is a bug and no verdict", () => {
  const frontier = new Frontier(10, [9]);
  frontier.learn(5, "unwinnable");
  expect(() => frontier.learn(6, "winnable")).toThrow();
});

test("AP-19 no more is asked than is allowed", () => {
  expect(ask(100, 50, () => true, [7, 3]).asked).toHaveLength(10);
});
