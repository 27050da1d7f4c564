import { expect, test } from "vitest";
import { createClock } from "./clock.ts";

test("AP-8: time counts while it runs, once, and stands still in between or while it is held", () => {
  let time = 0;
  const clock = createClock(() => time);
  time = 500;
  expect(clock.elapsed()).toBe(0);
  clock.run();
  time = 1500;
  clock.run();
  expect(clock.elapsed()).toBe(1000);
  clock.pause();
  time = 9000;
  expect(clock.elapsed()).toBe(1000);
  clock.hold(true);
  clock.run();
  time = 10_000;
  expect(clock.elapsed()).toBe(1000);
  clock.hold(false);
  time = 10_500;
  expect(clock.elapsed()).toBe(1500);
  clock.reset(60_000);
  clock.run();
  // A device's clock that is set back never takes time away.
  time = 0;
  expect(clock.elapsed()).toBe(60_000);
});
