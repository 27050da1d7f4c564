import { dailyCandidates, LISTED, makeCode, type Variant } from "@faceup/rules";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { attemptsOf } from "./attempt.ts";
import { type DayResult, dailyResults, dailyStreaks, FIRST_DAY } from "./daily.ts";
import { game, wonGame } from "./testing/games.ts";

const SIMON: Variant = { game: "SS", option: "S1" };
const SPIDER: Variant = { game: "SD", option: "S4" };
const TODAY = FIRST_DAY + 120;
const noon = (day: number): number => day * 86_400_000 + 12 * 3_600_000;

/** The first candidate of a day, or a later one. */
function codeOf(variant: Variant, day: number, place = 0): string {
  let i = 0;
  for (const code of dailyCandidates(variant, day)) if (i++ === place) return makeCode(code);
  throw new Error("no candidate");
}

function win(day: number, changes: Parameters<typeof wonGame>[2] = {}, at = noon(day)) {
  return wonGame(at, 49, { start: codeOf(SIMON, day), ...changes });
}

function resultsOf(games: Parameters<typeof attemptsOf>[0], variant = SIMON, today = TODAY) {
  return dailyResults(attemptsOf(games), variant, today);
}

describe("AP-24 results of daily deals", () => {
  test("belong to the day whose deal was played, whenever it was", () => {
    const games = [
      win(TODAY),
      // Made up for a week later.
      win(TODAY - 9, {}, noon(TODAY - 2)),
      // Its first candidate cannot be won.
      game({ id: "second", start: codeOf(SIMON, TODAY - 3, 1), updated: noon(TODAY - 3) }),
      game({ id: "open", start: codeOf(SIMON, TODAY - 4), state: "open", updated: noon(TODAY - 4) }),
      game({ id: "other", start: "SS1-S1-AAAAABD" }),
    ];
    expect([...resultsOf(games)].sort()).toEqual([
      [TODAY - 9, "won"],
      [TODAY - 4, "played"],
      [TODAY - 3, "played"],
      [TODAY, "won"],
    ]);
  });

  test("the best attempt of a day counts", () => {
    const lost = (id: string, at: number) => game({ id, start: codeOf(SIMON, TODAY), updated: at });
    expect(resultsOf([lost("a", 1), win(TODAY), lost("b", noon(TODAY) + 1)]).get(TODAY)).toBe("won");
  });

  test("AP-18 par is reached by as few moves as the best line known at the win, or fewer", () => {
    const line = Array.from({ length: 49 }, () => "10>4");
    const withPar = (par: number) => {
      const { win: won, ...rest } = win(TODAY);
      return { ...rest, win: won && { ...won, actions: line, par } };
    };
    expect(resultsOf([withPar(48)]).get(TODAY)).toBe("won");
    expect(resultsOf([withPar(49)]).get(TODAY)).toBe("par");
    expect(resultsOf([withPar(60), win(TODAY, { id: "again" }, noon(TODAY) + 9)]).get(TODAY)).toBe("par");
  });

  test("moves of a record are nobody's result", () => {
    expect(resultsOf([win(TODAY, { source: "record" })]).size).toBe(0);
  });

  test("another option has results of its own", () => {
    expect(resultsOf([win(TODAY)], { game: "SS", option: "S2" }).size).toBe(0);
  });

  test("a listed deal that comes back counts for the last day that had it", () => {
    const start = codeOf(SPIDER, FIRST_DAY + 3);
    const played = (at: number) => resultsOf([game({ start, updated: at })], SPIDER, FIRST_DAY + 300);
    expect([...played(noon(FIRST_DAY + 3)).keys()]).toEqual([FIRST_DAY + 3]);
    expect([...played(noon(FIRST_DAY + 3 + LISTED)).keys()]).toEqual([FIRST_DAY + 3 + LISTED]);
  });
});

describe("AP-24 days in a row", () => {
  /** One letter for each day up to today: W won, P par, L played, - not played. */
  const letters = fc.string({ unit: fc.constantFrom("W", "P", "L", "-"), minLength: 1, maxLength: 60 });
  const RESULTS: Readonly<Record<string, DayResult>> = { W: "won", P: "par", L: "played" };

  test("are those won, up to today or, while today is not won, up to yesterday", () => {
    fc.assert(
      fc.property(letters, (row) => {
        const results = new Map(
          [...row].flatMap((letter, i) => {
            const result = RESULTS[letter];
            return result === undefined ? [] : [[TODAY - row.length + 1 + i, result] as const];
          }),
        );
        const upTo = /[WP]$/.test(row) ? row : row.slice(0, -1);
        expect(dailyStreaks(results, TODAY)).toEqual({
          current: /[WP]*$/.exec(upTo)?.[0].length ?? 0,
          longest: Math.max(0, ...(row.match(/[WP]+/g) ?? []).map((won) => won.length)),
        });
      }),
    );
  });
});
