import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Bench } from "./inputCases.ts";

let bench: Bench;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  bench = new Bench();
});

afterEach(() => {
  bench.input.destroy();
  vi.useRealTimers();
});

describe("AP-33 a crowded column", () => {
  const tap = (x: number, y: number, timeStamp: number): void => {
    bench.point("pointerdown", x, y, { timeStamp: timeStamp - 50 });
    bench.point("pointerup", x, y, { timeStamp });
  };
  beforeEach(() => {
    bench.crowded = [6];
  });

  it("opens at the first tap, and its cards are meant by the next", () => {
    tap(650, 90, 1000);
    expect([bench.opened, bench.events]).toEqual([6, []]);
    tap(650, 90, 1200);
    expect(bench.events).toEqual([]);
    tap(650, 90, 1600);
    expect(bench.events).toMatchObject([{ type: "tap", spot: { pile: "c6", index: 2 } }]);
  });

  it("closes when no second tap follows", () => {
    tap(650, 90, 1000);
    tap(650, 90, 1600);
    vi.advanceTimersByTime(299);
    expect(bench.opened).toBe(6);
    vi.advanceTimersByTime(1);
    expect(bench.opened).toBeUndefined();
  });

  it("closes at a press elsewhere, and at Escape", () => {
    tap(650, 90, 1000);
    bench.point("pointerdown", 90, 9);
    expect(bench.opened).toBeUndefined();
    bench.point("pointerup", 90, 9);
    tap(650, 90, 3000);
    expect(bench.key("Escape").defaultPrevented).toBe(true);
    expect(bench.opened).toBeUndefined();
  });

  it("does not open for its last card, nor while something is carried", () => {
    tap(650, 400, 1000);
    expect(bench.events).toHaveLength(1);
    bench.update({ carried: { pile: "c5", count: 1 } });
    tap(650, 90, 2000);
    expect(bench.events).toHaveLength(2);
    expect(bench.opened).toBeUndefined();
  });

  it("that the focus opened stays open for a press on it", () => {
    bench.key("7");
    bench.opened = 6;
    bench.calls = [];
    tap(650, 90, 1000);
    expect(bench.opened).toBe(6);
    expect(bench.calls).toEqual(['focus {"pile":"c6","index":2}']);
    expect(bench.events).toMatchObject([{ type: "tap", spot: { pile: "c6", index: 2 } }]);
  });
});
