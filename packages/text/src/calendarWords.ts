import { type Locale, matchLocale } from "./locale.ts";

const MS_PER_DAY = 86_400_000;
/** 5 January 1970 was a Monday. */
const MONDAY = 4;

/** Days and months as a language writes them (AP-26). Days are counted from 1 January 1970, wherever the reader is. */
export interface CalendarWords {
  /** `November 2026` */
  month(day: number): string;
  /** `Monday, November 30, 2026` */
  fullDay(day: number): string;
  /** `November 30` */
  shortDay(day: number): string;
  /** Of a weekday, 1 for Monday to 7 for Sunday: `Mon` and `Monday`. */
  weekday(weekday: number): { readonly short: string; readonly long: string };
}

export function makeCalendarWords(locale: Locale): CalendarWords {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
    return (day: number): string => made.format(day * MS_PER_DAY);
  };
  const short = format({ weekday: "short" });
  const long = format({ weekday: "long" });
  return {
    month: format({ month: "long", year: "numeric" }),
    fullDay: format({ dateStyle: "full" }),
    shortDay: format({ day: "numeric", month: "long" }),
    weekday: (weekday) => ({ short: short(MONDAY + weekday - 1), long: long(MONDAY + weekday - 1) }),
  };
}

interface WeekInfo {
  readonly firstDay: number;
}
/** The standard has it as a method; some browsers still have it as a property, others not at all. */
interface LocaleWithWeeks {
  getWeekInfo?(): WeekInfo;
  readonly weekInfo?: WeekInfo;
}

/**
 * The day that weeks begin with, 1 for Monday to 7 for Sunday: of the reader's own tag of the language, as English
 * readers differ.
 */
export function firstWeekday(locale: Locale, preferred: readonly string[]): number {
  const tag = preferred.find((one) => matchLocale([one]) === locale && one.startsWith(locale)) ?? locale;
  const weeks = new Intl.Locale(tag) as Intl.Locale & LocaleWithWeeks;
  return (weeks.getWeekInfo?.() ?? weeks.weekInfo)?.firstDay ?? (locale === "en" ? 7 : 1);
}
