import { describe, expect, it } from "vitest";
import { firstWeekday, makeCalendarWords } from "./calendarWords.ts";
import { LOCALES } from "./locale.ts";

/** 30 November 2026, a Monday. */
const DAY = 20_787;

describe("AP-26 days and months by the language", () => {
  it("are written as it writes them", () => {
    const months = LOCALES.map((locale) => makeCalendarWords(locale).month(DAY));
    expect(months).toEqual([
      "November 2026",
      "listopad 2026",
      "november 2026",
      "November 2026",
      "novembre 2026",
    ]);
    expect(makeCalendarWords("cs").fullDay(DAY)).toBe("pondělí 30. listopadu 2026");
    expect(makeCalendarWords("de").shortDay(DAY)).toBe("30. November");
    expect(makeCalendarWords("fr").weekday(1)).toEqual({ short: "lun.", long: "lundi" });
    expect(makeCalendarWords("sk").weekday(7).long).toBe("nedeľa");
  });

  it("weeks begin as the reader's own tag of the language says", () => {
    expect(firstWeekday("en", ["en-US"])).toBe(7);
    expect(firstWeekday("en", ["cs", "en-GB", "en-US"])).toBe(1);
    // A language that was chosen by hand and that the browser does not ask for.
    expect(firstWeekday("de", ["en-US"])).toBe(1);
    expect(firstWeekday("en", [])).toBe(7);
    for (const locale of LOCALES.slice(1)) expect(firstWeekday(locale, [locale])).toBe(1);
  });
});
