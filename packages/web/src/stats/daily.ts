import { type Day, dailyCandidates, dayOf, makeCode, type Variant } from "@faceup/rules";
import type { Attempt } from "./attempt.ts";

/** The first day of the calendar: 1 January 2026. */
export const FIRST_DAY: Day = 20_454;

/** What one has made of a day's deal. par: won in as few moves as the best line known. */
export type DayResult = "par" | "won" | "played";
export type DayResults = ReadonlyMap<Day, DayResult>;

/** Days in a row whose deals are won. */
export interface DailyStreaks {
  /** Up to today; as long as today is not over, up to yesterday. */
  readonly current: number;
  readonly longest: number;
}

/**
 * A day's deal is among its first candidates: more than so many are never lost one after the other. That one of them
 * is the day's need not be proved once more: nobody comes upon such a code by chance.
 */
const CANDIDATES = 12;

/** What has been made of the daily deals of a game and option, up to a day; attempts that do not count left out. */
export function dailyResults(attempts: readonly Attempt[], variant: Variant, today: Day): DayResults {
  const results = new Map<Day, DayResult>();
  const own = attempts.filter(
    ({ variant: { game, option }, uncounted }) =>
      game === variant.game && option === variant.option && uncounted === undefined,
  );
  if (own.length === 0) return results;
  const days = daysByCode(variant, today);
  for (const attempt of own) {
    const day = dayOfAttempt(days.get(attempt.deal) ?? [], attempt.at);
    if (day !== undefined) results.set(day, better(results.get(day), resultOf(attempt)));
  }
  return results;
}

export function dailyStreaks(results: DayResults, today: Day): DailyStreaks {
  const isWon = (day: Day): boolean => results.has(day) && results.get(day) !== "played";
  let current = 0;
  for (let day = isWon(today) ? today : today - 1; isWon(day); day--) current++;
  let longest = 0;
  for (const first of results.keys()) {
    if (!isWon(first) || isWon(first - 1)) continue;
    let length = 1;
    while (isWon(first + length)) length++;
    longest = Math.max(longest, length);
  }
  return { current, longest };
}

/** Of listed games a deal comes back after some months. */
function daysByCode(variant: Variant, today: Day): ReadonlyMap<string, readonly Day[]> {
  const days = new Map<string, Day[]>();
  for (let day = FIRST_DAY; day <= today; day++) {
    let count = 0;
    for (const code of dailyCandidates(variant, day)) {
      const name = makeCode(code);
      days.set(name, [...(days.get(name) ?? []), day]);
      if (++count === CANDIDATES) break;
    }
  }
  return days;
}

/** The last day up to the attempt that had its deal. */
function dayOfAttempt(days: readonly Day[], at: number): Day | undefined {
  return days.findLast((day) => day <= dayOf(at)) ?? days[0];
}

function resultOf({ outcome, par }: Attempt): DayResult {
  if (outcome !== "won") return "played";
  return par === true ? "par" : "won";
}

const ORDER: readonly (DayResult | undefined)[] = [undefined, "played", "won", "par"];

function better(a: DayResult | undefined, b: DayResult): DayResult {
  return a !== undefined && ORDER.indexOf(a) > ORDER.indexOf(b) ? a : b;
}
