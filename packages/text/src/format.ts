import type { Locale } from "./locale.ts";

/** Numbers, dates and times as a language writes them (AP-26). */
export interface Formats {
  /** A whole number for reading: digits grouped, a true minus sign. */
  number(value: number): string;
  /** A share, 0 to 1: `97.3%`. */
  percent(share: number): string;
  /** A share, 0 to 1, without digits: `97%`. */
  wholePercent(share: number): string;
  /** A time span as a clock shows it: `12:08`, `1:02:08`. Parts of a second are dropped. */
  duration(ms: number): string;
  /** A day: `29 November 2026`. */
  date(time: number): string;
  /** The same for lists: `29 Nov 2026`. */
  shortDate(time: number): string;
  /** When something was, seen from `now`: the time of day, yesterday, some days ago, else the day. */
  when(time: number, now: number): string;
  /** `SS, TF or KL` */
  either(items: readonly string[]): string;
}

const DAY_MS = 86_400_000;
/** From here on a date says more than a count of days. */
const DAYS_AGO = 7;

const PERCENT = { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

export function makeFormats(locale: Locale): Formats {
  const numbers = once(() => new Intl.NumberFormat(locale));
  // Whole numbers with nothing to group need no format: making the first one holds up the start on a slow phone.
  const grouped = (value: number): string =>
    Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : numbers().format(value);
  const percents = once(() => new Intl.NumberFormat(locale, PERCENT));
  const wholePercents = once(() => new Intl.NumberFormat(locale, { style: "percent" }));
  const shortDays = once(() => new Intl.DateTimeFormat(locale, { dateStyle: "medium" }));
  const days = once(() => new Intl.DateTimeFormat(locale, { dateStyle: "long" }));
  const times = once(() => new Intl.DateTimeFormat(locale, { timeStyle: "short" }));
  const ago = once(() => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));
  const lists = once(() => new Intl.ListFormat(locale, { type: "disjunction" }));
  return {
    number: (value) => grouped(value).replace("-", "\u2212"),
    percent: (share) => percents().format(share),
    wholePercent: (share) => wholePercents().format(share),
    duration,
    shortDate: (time) => shortDays().format(time),
    date: (time) => days().format(time),
    when(time, now) {
      const past = daysBetween(time, now);
      if (past <= 0) return times().format(time);
      return past < DAYS_AGO ? ago().format(-past, "day") : days().format(time);
    },
    either: (items) => lists().format(items),
  };
}

/** Formats are made when first asked for: each costs time that a short command should not pay. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function duration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (n: number): string => String(n).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const rest = two(seconds % 60);
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${two(minutes % 60)}:${rest}`;
}

/** Whole calendar days of the reader's own clock; midnight counts, not 24 hours. */
function daysBetween(time: number, now: number): number {
  const start = (at: number): number => {
    const day = new Date(at);
    // Counted in UTC, so that a day of 23 or 25 hours is still one day.
    return Date.UTC(day.getFullYear(), day.getMonth(), day.getDate());
  };
  return Math.round((start(now) - start(time)) / DAY_MS);
}
