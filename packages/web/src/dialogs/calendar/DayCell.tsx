import type { Day } from "@faceup/rules";
import { Check, Minus, Star } from "lucide-react";
import type { DayResult } from "../../stats/daily.ts";
import { dayOfMonth } from "./month.ts";

/** What has been made of a day, as a sign; told apart by shape. */
export const SIGNS = { played: Minus, won: Check, par: Star } as const;

interface DayCellProps {
  readonly day: Day;
  /** The day and what has been made of it, in a sentence. */
  readonly name: string;
  readonly result: DayResult | undefined;
  readonly today: boolean;
  /** Tab comes to this one. */
  readonly current: boolean;
  readonly first: boolean;
  /** Its deal is looked for. */
  readonly busy: boolean;
  readonly onPress: () => void;
  readonly onFocus: () => void;
}

/** A day in the grid: its number, and a sign below. */
export function DayCell(props: DayCellProps) {
  const { day, name, result, today, current, first, busy, onPress, onFocus } = props;
  const Sign = result && SIGNS[result];
  return (
    <button
      type="button"
      className="day"
      tabIndex={current ? 0 : -1}
      data-testid="day"
      data-day={day}
      data-result={result}
      data-today={today || undefined}
      data-first={first || undefined}
      aria-label={name}
      aria-current={today ? "date" : undefined}
      aria-busy={busy || undefined}
      onClick={onPress}
      onFocus={onFocus}
    >
      <span>{dayOfMonth(day)}</span>
      {Sign && <Sign aria-hidden="true" />}
    </button>
  );
}
