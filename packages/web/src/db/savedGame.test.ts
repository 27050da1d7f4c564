import { isWon, lineMoves, moveCount } from "@faceup/rules";
import { describe, expect, test } from "vitest";
import { parseSavedGame, parseSavedShape, type SavedGame } from "./savedGame.ts";
import { countMoves, makeActions } from "./savedMoves.ts";
import version1 from "./testing/version1.json" with { type: "json" };

function saved(stored: unknown): SavedGame {
  const parsed = parseSavedShape(stored);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
}

describe("AP-25 games that version 1 has stored", () => {
  for (const [name, stored] of Object.entries(version1)) {
    test(`${name}: nothing of it is lost, and it can be played on`, () => {
      const now = saved(stored);
      expect(now).toMatchObject({ ...stored, version: 3, deal: "unknown" });
      const loaded = parseSavedGame(stored);
      if (!loaded.ok) throw new Error(loaded.error.code);
      expect(loaded.value.saved).toEqual(now);
      expect(loaded.value.game).toMatchObject({ cursor: stored.cursor, made: stored.made });
      // What was migrated is a value of the present version.
      expect(saved(JSON.parse(JSON.stringify(now)))).toEqual(now);
    });
  }

  test("UN-2 a win keeps its figures, with or without moves taken back since", () => {
    const { wonSimon, wonUndone } = version1;
    const win = { at: wonSimon.updated, elapsed: 122_500, score: 850, moves: 50, actions: wonSimon.actions };
    expect(saved(wonSimon).win).toEqual(win);
    expect(saved(wonUndone).win).toEqual(win);
    // 52 cards brought 10 each; those from the waste to a column 5, each turning of the stock took 100.
    expect(saved(version1.wonThoughtful).win).toMatchObject({ moves: 163, elapsed: 405_000 });
    expect(saved(version1.setUp).win).toMatchObject({ score: 598, moves: 2 });
  });

  test("UN-2 a win whose moves were replaced stays one, its figures unknown", () => {
    expect(saved(version1.wonReplaced)).toMatchObject({ won: true, win: null });
  });

  test("a record that lies ready is told from moves of the player's own", () => {
    const sources = Object.entries(version1).map(([name, stored]) => [name, saved(stored).source]);
    expect(sources.filter(([, source]) => source === "record")).toEqual([["record", "record"]]);
  });
});

describe("UN-1 jumps in stored games", () => {
  const good = saved(version1.ended);
  const first = good.actions[0] ?? "";

  test("come back as they were, with the lines they part", () => {
    const actions = [...good.actions, "@1", "@0"];
    const loaded = parseSavedGame({ ...good, actions, cursor: actions.length });
    if (!loaded.ok) throw new Error(loaded.error.code);
    const { game } = loaded.value;
    expect(lineMoves(game)).toEqual([]);
    expect(lineMoves({ ...game, cursor: good.actions.length + 1 })).toHaveLength(1);
    expect(makeActions(game.actions)).toEqual(actions);
  });

  test("count no moves, and take away those jumped over", () => {
    expect(countMoves([first, first, "@1", first])).toBe(2);
    expect(countMoves([first, first, "@0"])).toBe(0);
  });

  test.each(["@99", "@-1", "@", "@1.5", "@1 1>2"])("%s leads nowhere", (jump) => {
    expect(parseSavedGame({ ...good, actions: [...good.actions, jump] })).toEqual({
      ok: false,
      error: { code: "saved-move" },
    });
  });

  test("version 2 had none, and means what it meant", () => {
    expect(saved({ ...good, version: 2 })).toEqual(good);
  });
});

describe("AP-18 the best line known at the win", () => {
  const { win, ...rest } = saved(version1.wonSimon);
  const withPar = (par: unknown) => ({ ...rest, win: { ...win, par } });

  test("is kept with it, and need not be there", () => {
    expect(saved(withPar(49)).win).toEqual({ ...win, par: 49 });
    expect(saved({ ...rest, win }).win).not.toHaveProperty("par");
    const loaded = parseSavedGame(withPar(49));
    expect(loaded.ok && loaded.value.saved.win?.par).toBe(49);
  });

  test("AP-25 is a whole number of moves", () => {
    for (const par of [-1, 1.5, "49", null]) expect(parseSavedShape(withPar(par)).ok).toBe(false);
  });
});

describe("AP-25 stored games that cannot be read", () => {
  const good = saved(version1.wonSimon);
  const cases: Readonly<Record<string, readonly [unknown, string]>> = {
    "of a newer version": [{ ...good, version: 4 }, "saved-newer"],
    "that are a text": ["rubbish", "saved-shape"],
    "that are nothing": [null, "saved-shape"],
    "of version 1 without moves": [{ ...version1.open, actions: undefined }, "saved-shape"],
    "with actions that are none": [{ ...version1.open, actions: [7] }, "saved-shape"],
    "of no deal": [{ ...good, start: "XX1-S1-AAAAAAA" }, "saved-start"],
    "with an illegal move": [{ ...good, actions: ["1>2x9"], win: null }, "saved-move"],
    "with a text that is no move": [{ ...good, actions: ["?"] }, "saved-move"],
    "with a cursor past the end": [{ ...good, cursor: 99 }, "saved-cursor"],
    "with a win that is none": [{ ...good, win: { ...good.win, actions: ["10>4"] } }, "saved-win"],
    "with a win by illegal moves": [{ ...good, win: { ...good.win, actions: ["1>2x9"] } }, "saved-win"],
  };
  for (const [what, [stored, code]] of Object.entries(cases)) {
    test(`${what} are refused with ${code}`, () => {
      const parsed = parseSavedGame(stored);
      expect(parsed.ok ? "read" : parsed.error.code).toBe(code);
    });
  }

  test("a win keeps its line where other moves took its place", () => {
    const parsed = parseSavedGame({ ...good, actions: good.actions.slice(0, 3), cursor: 1 });
    if (!parsed.ok) throw new Error(parsed.error.code);
    expect(isWon(parsed.value.game)).toBe(false);
    expect(lineMoves(parsed.value.game)).toHaveLength(1);
    expect(moveCount(parsed.value.game)).toBe(1);
    expect(parsed.value.saved.win?.actions).toHaveLength(50);
  });
});
