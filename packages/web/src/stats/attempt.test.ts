import { describe, expect, test } from "vitest";
import { attemptsOf, isChosen } from "./attempt.ts";
import { game, wonGame } from "./testing/games.ts";

describe("AP-24 UN-2 which games are attempts", () => {
  test("one without a move of the player's own is none", () => {
    expect(attemptsOf([game({ made: 0, actions: [], cursor: 0 })])).toEqual([]);
    // A record that was only stepped through.
    expect(attemptsOf([game({ made: 0, source: "record", won: true })])).toEqual([]);
  });

  test("moves taken back to the very start make none of it undone", () => {
    expect(attemptsOf([game({ cursor: 0 })])).toMatchObject([{ outcome: "left", moves: 0 }]);
  });

  test("won is won, ended or not; else ended is left, and what can be gone on with is open", () => {
    const outcome = (changes: object) => attemptsOf([game(changes)])[0]?.outcome;
    for (const state of ["open", "ended"]) expect(outcome({ state, won: true })).toBe("won");
    expect(outcome({ state: "ended" })).toBe("left");
    expect(outcome({ state: "open" })).toBe("open");
  });

  test("a win has the figures of its moment, whatever was played and written since", () => {
    const saved = { ...wonGame(5000, 49), actions: ["10>4"], cursor: 0, made: 70, updated: 9000 };
    expect(attemptsOf([saved])).toMatchObject([{ at: 5000, score: 851, moves: 49, elapsed: 49_000 }]);
  });

  test("SS-10 TF-14 a game that was left shows the moves that its player saw last", () => {
    const changes = { actions: ["10>4", "8>6 6>5", "d"], cursor: 2, made: 7 };
    expect(attemptsOf([game(changes)])[0]?.moves).toBe(3);
    expect(attemptsOf([game({ ...changes, start: "TF1-D1N-AAAAAAC" })])[0]?.moves).toBe(7);
  });

  test("the last comes first", () => {
    const attempts = attemptsOf([wonGame(2000, 50), game({ updated: 4000 }), wonGame(3000, 50)]);
    expect(attempts.map(({ at }) => at)).toEqual([4000, 3000, 2000]);
  });
});

describe("AP-36 what is listed and not counted", () => {
  const hopeless = "TF1-D1N-AAAAACA";

  test("every attempt at a deal that one of them proved hopeless", () => {
    const games = [
      game({ id: "a", start: hopeless, deal: "unwinnable" }),
      game({ id: "b", start: hopeless }),
      game({ id: "c" }),
      game({ id: "d", start: hopeless, state: "open" }),
    ];
    const uncounted = attemptsOf(games).map(({ id, uncounted }) => [id, uncounted]);
    expect(Object.fromEntries(uncounted)).toEqual({
      a: "unwinnable",
      b: "unwinnable",
      c: undefined,
      d: undefined,
    });
  });

  test("a deal that could be won, or was never decided, is a loss", () => {
    for (const deal of ["unknown", "undecided", "winnable"] as const) {
      expect(attemptsOf([game({ deal })])[0]?.uncounted).toBeUndefined();
    }
  });

  test("moves of somebody else's record, and positions set up by hand", () => {
    expect(attemptsOf([wonGame(1, 50, { source: "record" })])[0]?.uncounted).toBe("record");
    // AP-20: nor what the computer has shown.
    expect(attemptsOf([wonGame(1, 50, { source: "shown" })])[0]?.uncounted).toBe("shown");
    const start = {
      game: "SS1-S1",
      columns: [
        ["KS", "QS", "JS", "TS", "9S", "8S", "7S", "6S", "5S", "4S", "3S", "2S"],
        ["AS"],
        ...Array.from({ length: 8 }, () => []),
      ],
      removed: ["S", "S", "S"],
    };
    const [attempt] = attemptsOf([wonGame(1, 1, { start })]);
    expect(attempt).toMatchObject({ uncounted: "set-up", code: undefined, variant: { option: "S1" } });
  });
});

test("AP-24 games are told apart by their option, or taken together", () => {
  const attempts = attemptsOf([
    game({ id: "1" }),
    game({ id: "4", start: "SS1-S4-AAAAABD" }),
    game({ id: "t", start: "TF1-D1N-AAAAAAC" }),
  ]);
  const ids = (option: "S4" | undefined) =>
    attempts.filter((attempt) => isChosen(attempt, { game: "SS", option })).map(({ id }) => id);
  expect(ids("S4")).toEqual(["4"]);
  expect(ids(undefined)).toEqual(["1", "4"]);
});
