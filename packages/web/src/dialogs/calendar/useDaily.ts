import { type Day, dayOf, type Variant } from "@faceup/rules";
import { useMemo, useState } from "react";
import { useSettings } from "../../app/parts.ts";
import { useStoredAttempts } from "../../app/useStoredAttempts.ts";
import { type DayResults, dailyResults } from "../../stats/daily.ts";

export interface Daily {
  readonly today: Day;
  /** Empty until the stored games are read. */
  readonly results: DayResults;
}

/** Today, and what has been made of the daily deals of a game and option. */
export function useDaily({ game, option }: Variant): Daily {
  const [today] = useState(() => dayOf(Date.now()));
  const attempts = useStoredAttempts();
  const { noHelp, relaxed } = useSettings();
  const results = useMemo(() => {
    const all = dailyResults(attempts, { game, option }, today);
    // Who wants no help, or no numbers, is told of no best line.
    return noHelp || relaxed
      ? new Map([...all].map(([day, one]) => [day, one === "par" ? "won" : one]))
      : all;
  }, [attempts, game, option, today, noHelp, relaxed]);
  return { today, results };
}
