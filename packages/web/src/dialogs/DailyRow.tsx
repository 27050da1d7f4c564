import type { Variant } from "@faceup/rules";
import { makeCalendarWords } from "@faceup/text";
import { CalendarDays, Play } from "lucide-react";
import { useParts, useText } from "../app/parts.ts";
import type { OpenDaily } from "../app/useOpenDaily.ts";
import { SIGNS } from "./calendar/DayCell.tsx";
import { useDaily } from "./calendar/useDaily.ts";

interface DailyRowProps {
  readonly variant: Variant;
  readonly daily: OpenDaily;
  readonly onPress: () => void;
}

/** The deal of today, and the way to those of other days (AP-3). */
export function DailyRow({ variant, daily, onPress }: DailyRowProps) {
  const { dialogs } = useParts();
  const text = useText();
  const { today, results } = useDaily(variant);
  const result = results.get(today);
  const Sign = result && SIGNS[result];
  const more = {
    idle: makeCalendarWords(text.locale).shortDay(today),
    searching: text.t("new.searching"),
    failed: text.t("new.todayFailed"),
  }[daily.state];
  return (
    <div className="daily-row">
      <button
        type="button"
        className="daily-play"
        data-testid="today"
        data-result={result}
        onClick={() => {
          onPress();
          daily.open(variant, today);
        }}
      >
        <Play aria-hidden="true" />
        <span className="choice-words">
          <span className="choice-name">{text.t("new.today")}</span>
          <span className="choice-more" role="status">
            {more}
            {daily.state === "idle" && Sign && (
              <span className="daily-result">
                {" "}
                <Sign aria-hidden="true" /> {text.t(`calendar.sign.${result}`)}
              </span>
            )}
          </span>
        </span>
      </button>
      <button
        type="button"
        className="daily-calendar"
        data-testid="to-calendar"
        aria-label={text.t("new.calendar")}
        onClick={() => dialogs.open({ name: "calendar", variant })}
      >
        <CalendarDays aria-hidden="true" />
      </button>
    </div>
  );
}
