import { describe, expect, it } from "vitest";
import { makeFormats } from "./format.ts";
import { LOCALES } from "./locale.ts";

describe("formats (AP-26)", () => {
  it("write numbers with a true minus sign, grouped as the language does", () => {
    expect(makeFormats("en").number(-12)).toBe("\u221212");
    expect(makeFormats("en").number(1234)).toBe("1,234");
    expect(makeFormats("de").number(-1234)).toBe("\u22121.234");
    expect(makeFormats("de").number(2.5)).toBe("2,5");
    for (const locale of LOCALES) expect(makeFormats(locale).number(-1)).toBe("\u22121");
  });

  it("write shares with one digit", () => {
    const shares = LOCALES.map((locale) => makeFormats(locale).percent(0.97294));
    // Which of the narrow spaces it is depends on the version of the language data.
    expect(shares.map((share) => share.replace(/\s/, " "))).toEqual([
      "97.3%",
      "97,3 %",
      "97,3 %",
      "97,3 %",
      "97,3 %",
    ]);
    expect(makeFormats("en").percent(1)).toBe("100.0%");
    expect(makeFormats("de").wholePercent(0.757).replace(/\s/, " ")).toBe("76 %");
  });

  it.each([
    [0, "0:00"],
    [-5, "0:00"],
    [59_999, "0:59"],
    [728_000, "12:08"],
    [3_728_000, "1:02:08"],
    [360_000_000, "100:00:00"],
  ])("write %i ms as %s", (ms, clock) => {
    expect(makeFormats("cs").duration(ms)).toBe(clock);
  });

  it("say when something was: time today, days for a week, then the date", () => {
    const { when, date } = makeFormats("en");
    const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 5).getTime();
    const now = at(29, 9);
    expect(when(at(29, 8), now)).toMatch(/^8:05\sAM$/);
    expect(when(at(28, 23), now)).toBe("yesterday");
    expect(when(at(23, 1), now)).toBe("6 days ago");
    expect(when(at(22, 23), now)).toBe(date(at(22, 23)));
    expect(date(at(22, 23))).toBe("November 22, 2026");
    expect(makeFormats("en").shortDate(at(22, 23))).toBe("Nov 22, 2026");
    // A clock set back makes no future.
    expect(when(at(30, 8), now)).toMatch(/^8:05\sAM$/);
    expect(makeFormats("cs").when(at(28, 1), now)).toBe("včera");
    expect(makeFormats("sk").when(at(26, 1), now)).toBe("pred 3 dňami");
  });

  it("list what is possible", () => {
    expect(LOCALES.map((locale) => makeFormats(locale).either(["S1", "S2", "S4"]))).toEqual([
      "S1, S2, or S4",
      "S1, S2 nebo S4",
      "S1, S2 alebo S4",
      "S1, S2 oder S4",
      "S1, S2 ou S4",
    ]);
  });
});
