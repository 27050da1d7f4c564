import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addMonths, dayOfMonth, monthOf, sameDayIn, stepTo, weekdayOf, weeksOf } from "./month.ts";

const anyDay = fc.integer({ min: 20_000, max: 60_000 });
const anyStart = fc.integer({ min: 1, max: 7 });
const day = (year: number, month: number, date: number): number =>
  Date.UTC(year, month - 1, date) / 86_400_000;

describe("AP-3 a month of days", () => {
  test("holds each of its days once, in order, below its weekday", () => {
    fc.assert(
      fc.property(anyDay, anyStart, (at, start) => {
        const weeks = weeksOf(monthOf(at), start);
        const days = weeks.flat().filter((one) => one !== undefined);
        expect(days).toContain(at);
        expect(days.map(dayOfMonth)).toEqual(days.map((_, i) => i + 1));
        expect((days.at(-1) ?? 0) + 1).toBe(addMonths(at, 1));
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          expect(week.some((one) => one !== undefined)).toBe(true);
          for (const [i, one] of week.entries()) {
            if (one !== undefined) expect(weekdayOf(one)).toBe(((start - 1 + i) % 7) + 1);
          }
        }
      }),
    );
  });

  test("weekdays are those of the calendar", () => {
    fc.assert(
      fc.property(anyDay, (at) => {
        expect(weekdayOf(at) % 7).toBe(new Date(at * 86_400_000).getUTCDay());
      }),
    );
  });

  test("the same day of a shorter month is its last", () => {
    expect(sameDayIn(day(2026, 3, 31), -1)).toBe(day(2026, 2, 28));
    expect(sameDayIn(day(2028, 1, 30), 1)).toBe(day(2028, 2, 29));
    expect(sameDayIn(day(2026, 12, 5), 1)).toBe(day(2027, 1, 5));
  });
});

describe("AP-27 keys in a grid of dates", () => {
  const at = day(2026, 11, 18);

  test("lead where one expects", () => {
    const lead = (key: string, start = 1) => stepTo(key, at, start);
    expect(lead("ArrowLeft")).toBe(day(2026, 11, 17));
    expect(lead("ArrowRight")).toBe(day(2026, 11, 19));
    expect(lead("ArrowUp")).toBe(day(2026, 11, 11));
    expect(lead("ArrowDown")).toBe(day(2026, 11, 25));
    expect(lead("Home")).toBe(day(2026, 11, 16));
    expect(lead("Home", 7)).toBe(day(2026, 11, 15));
    expect(lead("End")).toBe(day(2026, 11, 22));
    expect(lead("PageUp")).toBe(day(2026, 10, 18));
    expect(lead("PageDown")).toBe(day(2026, 12, 18));
    expect(lead("Enter")).toBeUndefined();
  });

  test("Home and End stay in the week", () => {
    fc.assert(
      fc.property(anyDay, anyStart, (one, start) => {
        const [home, end] = [stepTo("Home", one, start) ?? 0, stepTo("End", one, start) ?? 0];
        expect(end - home).toBe(6);
        expect(weekdayOf(home)).toBe(start);
        expect(home <= one && one <= end).toBe(true);
      }),
    );
  });
});
