import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { currentScore, type Game, isWon, moveCount } from "@faceup/rules";
import { loadCliText } from "@faceup/text";
import { describe, expect, test } from "vitest";
import { gameFrom, gameOf, NEARLY_WON, WON_SIMON, WON_THOUGHTFUL } from "../testing/games.ts";
import { enter } from "./enter.ts";
import { newSession, recordOf, type Session } from "./session.ts";

const text = await loadCliText("en");
const begin = (game: Game, mixedRuns = false) => newSession(text, game, mixedRuns);
const typed = (session: Session, ...lines: readonly string[]) =>
  lines.reduce((before, line) => enter(before, line, text), session);
const said = (session: Session) => session.note.lines.join(" | ");
const simon = () => begin(gameOf("SS1-S4-AAAAABD"));

test("a move is played and said", () => {
  const session = typed(simon(), "6>5");
  expect(recordOf(session.game)).toBe("SS1-S4-AAAAABD 6>5");
  expect(session.note).toEqual({ tone: "plain", lines: ["4 of clubs onto 5 of clubs, column 5."] });
});

test("a refusal names the cards and the rule, and changes nothing (RU-1, SS-4)", () => {
  const session = typed(simon(), "6>5", "3>9");
  expect(session.note.tone).toBe("warning");
  expect(said(session)).toBe(
    "Nothing goes on an ace, so the 5 of spades cannot go on the ace of diamonds. | Rule: down by one.",
  );
  expect(recordOf(session.game)).toBe("SS1-S4-AAAAABD 6>5");
});

test("of several moves those before the refused one stand", () => {
  const session = typed(simon(), "6>5 3>7 3>9 1>2");
  expect(recordOf(session.game)).toBe("SS1-S4-AAAAABD 6>5 3>7");
  expect(said(session)).toMatch(/^Move 3 of the line, 3>9: Nothing goes on an ace/);
});

test("a word that is nothing ends the line too", () => {
  const session = typed(simon(), "6>5 x\u001b[2J 3>7");
  expect(recordOf(session.game)).toBe("SS1-S4-AAAAABD 6>5");
  expect(said(session)).toBe("“x?[2J” is neither a move nor a command. Type ? for help.");
  expect(said(typed(simon(), "3>w"))).toContain("no card goes back to the waste");
});

describe("undo, redo, restart", () => {
  test("undo takes back score and count (SS-10), redo follows until a new move (UN-1)", () => {
    const played = typed(simon(), "6>5 3>7");
    expect([currentScore(played.game), moveCount(played.game)]).toEqual([498, 2]);
    const back = typed(played, "u");
    expect([currentScore(back.game), moveCount(back.game)]).toEqual([499, 1]);
    expect(said(back)).toBe("Undone: 5 of spades onto 6 of spades, column 7.");
    const again = typed(back, "redo");
    expect(recordOf(again.game)).toBe("SS1-S4-AAAAABD 6>5 3>7");
    expect(said(again)).toBe("Redone: 5 of spades onto 6 of spades, column 7.");
    expect(said(typed(back, "3>2", "redo"))).toMatch(/needs|no move to redo/);
    expect(said(typed(again, "redo"))).toBe("There is no move to redo.");
    expect(said(typed(simon(), "undo"))).toBe("There is no move to take back.");
  });

  test("in Thoughtful undo leaves the count of moves alone (TF-14)", () => {
    const session = typed(begin(gameOf("TF1-D1N-AAAAAAB")), "d d u");
    expect(moveCount(session.game)).toBe(2);
    expect(recordOf(session.game)).toBe("TF1-D1N-AAAAAAB d");
  });

  test("restart deals the same again (UN-2)", () => {
    const session = typed(simon(), "6>5", "restart");
    expect(recordOf(session.game)).toBe("SS1-S4-AAAAABD");
    expect(said(session)).toBe("The same deal from the start.");
  });
});

describe("a win", () => {
  const [last = "", ...before] = WON_SIMON.split(" ").reverse();

  test("is told with the score worked out (SS-9)", () => {
    const session = typed(begin(gameOf(before.reverse().join(" "))), last);
    expect(isWon(session.game)).toBe(true);
    expect(session.note).toEqual({
      tone: "good",
      lines: [
        "Won: 850 points in 50 moves.",
        " 500  at the start",
        " −50  50 moves",
        "+400  4 complete runs",
        " 850  score",
      ],
    });
  });

  test("can be taken back and played again", () => {
    const won = begin(gameOf(WON_SIMON));
    const back = typed(won, "u");
    expect(isWon(back.game)).toBe(false);
    expect(said(typed(back, "y"))).toMatch(/^Won: 850 points/);
  });

  test("shows both counts where they differ (TF-14)", () => {
    const won = typed(begin(gameOf(WON_THOUGHTFUL)), "u y");
    expect(said(won)).toMatch(/^Won: 390 points in 163 moves\. \|/);
    const detour = WON_THOUGHTFUL.split(" ").slice(1).join(" ");
    const session = typed(begin(gameOf("TF1-D3N-AAAAAAC")), `d u ${detour}`);
    expect(said(session)).toMatch(/^Won: 390 points in 163 moves, 164 with those taken back\./);
  });
});

describe("finish (TF-11)", () => {
  test("is offered when only moves to the foundations are left, and plays them, an undo each", () => {
    const session = begin(gameFrom(NEARLY_WON));
    expect(said(session)).toContain("finish plays them");
    const won = typed(session, "finish");
    expect(isWon(won.game)).toBe(true);
    expect(won.game.actions).toHaveLength(5);
    expect(isWon(typed(won, "u").game)).toBe(false);
  });

  test("is refused before that, and in games without foundations", () => {
    expect(said(typed(begin(gameOf("TF1-D1N-AAAAAAB")), "finish"))).toContain("must be empty");
    expect(said(typed(simon(), "finish"))).toContain("complete runs leave by themselves");
  });
});

describe("the other words", () => {
  test("score, code, record, help, quit", () => {
    expect(said(typed(simon(), "6>5", "score"))).toBe("500  at the start |  −1  1 move | 499  score");
    expect(said(typed(simon(), "code"))).toBe("Game code: SS1-S4-AAAAABD");
    expect(said(typed(begin(gameFrom(NEARLY_WON)), "code"))).toContain("has no code");
    expect(typed(simon(), "record").page).toBe("record");
    expect(typed(simon(), "?").page).toBe("help");
    expect(typed(simon(), "?", "").page).toBe("table");
    expect(typed(simon(), "q 6>5")).toMatchObject({ over: true, game: { cursor: 0 } });
  });

  test("Enter alone leaves the message where it is", () => {
    expect(said(typed(simon(), "code", ""))).toBe("Game code: SS1-S4-AAAAABD");
  });
});

test("mixed runs move as one where the setting says so, in one action (SS-14)", () => {
  const game = gameFrom({
    game: "SS1-S2",
    columns: [
      ["8S", "7H"],
      ["9S"],
      ["AS", "2S", "3S", "4S", "5S", "6S", "7S"],
      ["TS", "JS", "QS", "KS"],
      ["AH", "2H", "3H", "4H", "5H", "6H"],
      ["8H", "9H", "TH", "JH", "QH", "KH"],
      [],
      [],
      [],
      [],
    ],
    removed: ["S", "H"],
  });
  const refused = typed(begin(game), "1>2x2");
  expect(said(refused)).toContain("only a run of one suit moves as one");
  const moved = typed(begin(game, true), "1>2x2");
  expect(moved.game.actions).toHaveLength(1);
  expect(moveCount(moved.game)).toBe(3);
  expect(moveCount(typed(moved, "u").game)).toBe(0);
});

describe("save", () => {
  const folder = mkdtempSync(join(tmpdir(), "faceup-play-"));
  const path = join(folder, "my game.txt");

  test("writes the record, never over another file unasked", () => {
    const session = typed(simon(), "6>5", `save ${path}`);
    expect(said(session)).toBe(`Saved to ${path}.`);
    expect(readFileSync(path, "utf8")).toBe("SS1-S4-AAAAABD 6>5\n");
    // Its own file may grow with the game, the file of another session may not be lost.
    const later = typed(session, "3>7", "save");
    expect(readFileSync(path, "utf8")).toBe("SS1-S4-AAAAABD 6>5 3>7\n");
    expect(later.note.tone).toBe("plain");
    const other = typed(simon(), `save ${path}`);
    expect(said(other)).toBe(`${path} exists already; save! ${path} replaces it.`);
    expect(readFileSync(path, "utf8")).toBe("SS1-S4-AAAAABD 6>5 3>7\n");
    typed(other, `save! ${path}`);
    expect(readFileSync(path, "utf8")).toBe("SS1-S4-AAAAABD\n");
    rmSync(folder, { recursive: true });
  });

  test("says why it did not work", () => {
    expect(said(typed(simon(), "save"))).toContain("Name the file");
    expect(said(typed(simon(), "save /nowhere/at/all"))).toBe(
      "Not saved to /nowhere/at/all: ENOENT: no such file or directory.",
    );
  });
});
