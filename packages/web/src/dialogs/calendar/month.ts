import type { Day } from "@faceup/rules";

const MS_PER_DAY = 86_400_000;

/** A month by its first day. */
export type Month = Day;

export function monthOf(day: Day): Month {
  return addMonths(day, 0);
}

/** The first day of the month so many months later. */
export function addMonths(day: Day, months: number): Month {
  const date = new Date(day * MS_PER_DAY);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1) / MS_PER_DAY;
}

/** The same day of a month some months later, or the last one that it has. */
export function sameDayIn(day: Day, months: number): Day {
  const first = addMonths(day, months);
  return Math.min(first + day - monthOf(day), addMonths(first, 1) - 1);
}

export function dayOfMonth(day: Day): number {
  return day - monthOf(day) + 1;
}

/** 1 for Monday to 7 for Sunday. The first day of 1970 was a Thursday. */
export function weekdayOf(day: Day): number {
  return ((day + 3) % 7) + 1;
}

/** The weeks of a month, seven places each; undefined: a day of another month. */
export function weeksOf(month: Month, firstWeekday: number): readonly (readonly (Day | undefined)[])[] {
  const end = addMonths(month, 1);
  const first = month - ((weekdayOf(month) - firstWeekday + 7) % 7);
  return Array.from({ length: Math.ceil((end - first) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_place, i) => {
      const day = first + 7 * week + i;
      return day < month || day >= end ? undefined : day;
    }),
  );
}

/** Where a key leads from a day, as in every grid of dates; undefined: it is none of its keys. */
export function stepTo(key: string, day: Day, firstWeekday: number): Day | undefined {
  const place = (weekdayOf(day) - firstWeekday + 7) % 7;
  switch (key) {
    case "ArrowLeft":
      return day - 1;
    case "ArrowRight":
      return day + 1;
    case "ArrowUp":
      return day - 7;
    case "ArrowDown":
      return day + 7;
    case "Home":
      return day - place;
    case "End":
      return day - place + 6;
    case "PageUp":
      return sameDayIn(day, -1);
    case "PageDown":
      return sameDayIn(day, 1);
    default:
      return undefined;
  }
}
