import "../styles/statistics.css";
import "../styles/calendar.css";
import type { Day, Variant } from "@faceup/rules";
import { firstWeekday, makeCalendarWords } from "@faceup/text";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { useParts, usePlay, useSettings, useText } from "../app/parts.ts";
import { useOpenDaily } from "../app/useOpenDaily.ts";
import { type DayResult, dailyStreaks, FIRST_DAY } from "../stats/daily.ts";
import { SIGNS } from "./calendar/DayCell.tsx";
import { MonthGrid } from "./calendar/MonthGrid.tsx";
import { addMonths, monthOf, sameDayIn } from "./calendar/month.ts";
import { useDaily } from "./calendar/useDaily.ts";
import { VariantChoice } from "./calendar/VariantChoice.tsx";
import { Dialog } from "./Dialog.tsx";

interface CalendarProps {
  /** What is shown first; the board's own game where nothing is named. */
  readonly variant: Variant | undefined;
}

/** A month of daily deals and what one has made of them; any of them can be played. */
export default function Calendar({ variant: wanted }: CalendarProps) {
  const { announcer } = useParts();
  const text = useText();
  const board = usePlay((play) => play.game.startPosition.variant);
  const [variant, setVariant] = useState<Variant>(wanted ?? { game: board.game, option: board.option });
  const { today, results } = useDaily(variant);
  const [day, setDay] = useState(today);
  const daily = useOpenDaily();
  const words = makeCalendarWords(text.locale);
  const first = Math.min(FIRST_DAY, today);
  const month = monthOf(day);
  const turn = (months: number) => {
    const to = Math.min(Math.max(sameDayIn(day, months), first), today);
    setDay(to);
    announcer.say(words.month(to));
  };
  const turner = (months: number, possible: boolean) => {
    const [Icon, name] = months < 0 ? [ChevronLeft, "previous" as const] : [ChevronRight, "next" as const];
    return (
      <button
        type="button"
        className="icon-button"
        data-testid={`calendar-${name}`}
        aria-label={text.t(`calendar.${name}`)}
        aria-disabled={!possible || undefined}
        onClick={() => possible && turn(months)}
      >
        <Icon aria-hidden="true" />
      </button>
    );
  };
  return (
    <Dialog name="calendar" title={text.t("calendar.title")}>
      <div className="calendar">
        <div className="calendar-beside">
          <VariantChoice
            variant={variant}
            onChange={(chosen) => {
              daily.stop();
              setVariant(chosen);
            }}
          />
          <Streak results={results} today={today} />
        </div>
        <div className="calendar-month">
          <div className="month-head">
            {turner(-1, month > monthOf(first))}
            <h3 data-testid="calendar-title">{words.month(month)}</h3>
            {turner(1, addMonths(month, 1) <= today)}
          </div>
          <MonthGrid
            words={words}
            firstWeekday={firstWeekday(text.locale, navigator.languages)}
            first={first}
            today={today}
            day={day}
            results={results}
            searching={daily.state === "searching" ? daily.day : undefined}
            onMove={setDay}
            onPress={(pressed: Day) => {
              setDay(pressed);
              daily.open(variant, pressed);
            }}
          />
          <p className="calendar-note quiet" role="status" data-testid="calendar-note">
            {daily.state === "idle" ? text.t("calendar.text") : text.t(`calendar.${daily.state}`)}
          </p>
          <Legend />
        </div>
      </div>
    </Dialog>
  );
}

function Streak({ results, today }: ReturnType<typeof useDaily>) {
  const text = useText();
  const { current, longest } = dailyStreaks(results, today);
  return (
    <div className="calendar-streak" data-testid="calendar-streak">
      <p>
        <span className="figure-value">{text.number(current)}</span>
        <span>{text.t("calendar.streak", { count: current })}</span>
        {longest > current && (
          <span className="quiet">{text.t("stats.longest", { value: text.number(longest) })}</span>
        )}
      </p>
      <p className="quiet">{text.t("calendar.streakText")}</p>
    </div>
  );
}

function Legend() {
  const text = useText();
  const { noHelp, relaxed } = useSettings();
  const signs: readonly DayResult[] = noHelp || relaxed ? ["won", "played"] : ["won", "par", "played"];
  return (
    <ul className="calendar-legend">
      {signs.map((result) => {
        const Sign = SIGNS[result];
        return (
          <li key={result} data-result={result}>
            <Sign aria-hidden="true" />
            {text.t(`calendar.sign.${result}`)}
          </li>
        );
      })}
    </ul>
  );
}
