import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { attemptsOf } from "./attempt.ts";
import { movesToWin, resultsOf, statisticsOf } from "./statistics.ts";
import { game, wonGame } from "./testing/games.ts";

/** A history as a row of letters: W won, L left, O open, H hopeless. */
const history = fc.string({ unit: fc.constantFrom("W", "L", "O", "H"), maxLength: 60 });

function gamesOf(letters: string) {
  return [...letters].map((letter, i) => {
    const times = { id: String(i), updated: 1000 * (i + 1) };
    switch (letter) {
      case "W":
        return wonGame(1000 * (i + 1), 40 + ((i * 7) % 30), times);
      case "O":
        return game({ ...times, state: "open" });
      case "H":
        return game({ ...times, start: "TF1-D1N-AAAAACA", deal: "unwinnable" });
      default:
        return game(times);
    }
  });
}

describe("AP-24 figures", () => {
  test("are those of the letters of a history, in whatever order the games are stored", () => {
    fc.assert(
      fc.property(history, fc.integer(), (letters, seed) => {
        const games = gamesOf(letters).sort(
          (a, b) => ((Number(a.id) * seed) % 7) - ((Number(b.id) * seed) % 7),
        );
        const statistics = statisticsOf(attemptsOf(games));
        const played = letters.replace(/[OH]/g, "");
        const wins = played.replaceAll("L", "");
        const rows = played.match(/W+/g) ?? [];
        expect(statistics.played).toBe(played.length);
        expect(statistics.won).toBe(wins.length);
        expect(statistics.winRate).toBe(played === "" ? undefined : wins.length / played.length);
        expect(statistics.streak).toBe(/W*$/.exec(played)?.[0].length);
        expect(statistics.longestStreak).toBe(rows.reduce((most, row) => Math.max(most, row.length), 0));
        expect(statistics.unwinnableDeals).toBe(letters.includes("H") ? 1 : 0);
        expect(
          resultsOf(attemptsOf(games))
            .map((won) => (won ? "W" : "L"))
            .join(""),
        ).toBe(played);
      }),
    );
  });

  test("best and average are of the wins alone", () => {
    const games = [wonGame(1000, 49), wonGame(2000, 60), wonGame(3000, 56), game({ updated: 4000 })];
    expect(statisticsOf(attemptsOf(games))).toMatchObject({
      score: { best: 851, average: 845 },
      moves: { best: 49, average: 55 },
      time: { best: 49_000, average: 55_000 },
    });
  });

  test("a win whose figures are lost counts as one, and spoils no figure", () => {
    const games = [wonGame(1000, 49), game({ id: "old", won: true, updated: 2000, elapsed: 30_000 })];
    const statistics = statisticsOf(attemptsOf(games));
    expect(statistics).toMatchObject({ won: 2, streak: 2, moves: { best: 49, average: 49 } });
    expect(statistics.time).toEqual({ best: 30_000, average: 39_500 });
    expect(movesToWin(attemptsOf(games))).toEqual([49]);
  });

  test("of nothing there are none", () => {
    expect(statisticsOf([])).toMatchObject({ played: 0, streak: 0, longestStreak: 0 });
    for (const name of ["winRate", "score", "moves", "time"] as const) {
      expect(statisticsOf([])[name]).toBeUndefined();
    }
  });
});
