import { describe, expect, it } from "vitest";
import { flightTime, type Mover, pose, poseNow, samePose } from "./animate.ts";
import type { Times } from "./animateTimes.ts";

const times = { least: 110, most: 180 } as Times;

describe("movement", () => {
  it("AP-14: takes 110 to 180 ms by distance, never more", () => {
    const time = (distance: number) => flightTime(times, pose(0, 0), pose(distance, 0), 400);
    expect(time(0)).toBe(110);
    expect(time(200)).toBe(145);
    expect(time(400)).toBe(180);
    expect(time(4000)).toBe(180);
  });

  it("AP-14: knows where a card is in the middle of its flight, so that the next one starts there", () => {
    const flying = (progress: number | null) =>
      ({
        pose: pose(100, 40, 1),
        flight: {
          from: pose(0, 0, 1.08),
          animation: { effect: { getComputedTiming: () => ({ progress }) } },
        },
      }) as unknown as Mover;
    expect(poseNow(flying(0))).toEqual(pose(0, 0, 1.08));
    expect(poseNow(flying(0.5))).toEqual(pose(50, 20, 1.04));
    expect(poseNow(flying(null))).toEqual(pose(100, 40, 1));
    expect(poseNow({ pose: pose(1, 2), flight: undefined } as Mover)).toEqual(pose(1, 2));
  });

  it("AP-14: does not move what is there already", () => {
    expect(samePose(pose(1, 1), pose(1.3, 1.2))).toBe(true);
    expect(samePose(pose(1, 1), pose(2, 1))).toBe(false);
    expect(samePose(pose(1, 1, 1.04), pose(1, 1))).toBe(false);
  });
});
