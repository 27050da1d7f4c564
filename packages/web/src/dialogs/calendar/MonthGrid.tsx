import type { Day } from "@faceup/rules";
import type { CalendarWords } from "@faceup/text";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useText } from "../../app/parts.ts";
import type { DayResults } from "../../stats/daily.ts";
import { DayCell } from "./DayCell.tsx";
import { dayOfMonth, monthOf, stepTo, weeksOf } from "./month.ts";

interface MonthGridProps {
  readonly words: CalendarWords;
  /** 1 for Monday to 7 for Sunday. */
  readonly firstWeekday: number;
  /** The days that can be chosen. */
  readonly first: Day;
  readonly today: Day;
  /** Where the focus is, or comes to; its month is shown. */
  readonly day: Day;
  readonly results: DayResults;
  readonly searching: Day | undefined;
  readonly onMove: (day: Day) => void;
  readonly onPress: (day: Day) => void;
}

/** A month of days, moved about in with the arrow keys, from month to month with the page keys. */
export function MonthGrid(props: MonthGridProps) {
  const { words, firstWeekday, first, today, day, results, searching, onMove, onPress } = props;
  const text = useText();
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  useEffect(() => {
    // Once the dialog is open: today may lie below what a low screen shows.
    const frame = requestAnimationFrame(() =>
      grid.current?.querySelector('[tabindex="0"]')?.scrollIntoView({ block: "nearest" }),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    byKey.current = false;
  }, [day]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const to = stepTo(event.key, day, firstWeekday);
    if (to === undefined) return;
    event.preventDefault();
    byKey.current = true;
    onMove(Math.min(Math.max(to, first), today));
  };
  const name = (one: Day): string => {
    const full = words.fullDay(one);
    const shown = one === today ? text.t("calendar.today", { day: full }) : full;
    return text.t(one > today ? "calendar.future" : `calendar.${results.get(one) ?? "none"}`, { day: shown });
  };
  const month = monthOf(day);
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of dates, as ARIA's own pattern has it
      role="grid"
      className="month-grid"
      data-testid="month-grid"
      aria-label={words.month(month)}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, i) => words.weekday(((firstWeekday - 1 + i) % 7) + 1)).map(
            ({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, firstWeekday).map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks of a month neither come nor go
          <tr key={row}>
            {week.map((one, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do their days
              <td key={place}>
                {one !== undefined &&
                  (one < first || one > today ? (
                    <span className="day">
                      <span aria-hidden="true">{dayOfMonth(one)}</span>
                      <span className="unseen">{name(one)}</span>
                    </span>
                  ) : (
                    <DayCell
                      day={one}
                      name={name(one)}
                      result={results.get(one)}
                      today={one === today}
                      current={one === day}
                      first={one === day}
                      busy={one === searching}
                      onPress={() => onPress(one)}
                      onFocus={() => onMove(one)}
                    />
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
