import { LOCALES, loadCliText } from "@faceup/text";
import { describe, expect, test } from "vitest";
import { visibleWidth } from "../output/grid.ts";
import type { Terminal } from "../output/terminal.ts";
import { FIFTY_TWO_CARDS, gameFrom, gameOf, NEARLY_WON, TWENTY_CARDS, WON_SIMON } from "../testing/games.ts";
import { enter } from "./enter.ts";
import { newSession } from "./session.ts";
import { viewLines } from "./view.ts";

const PLAIN: Terminal = { colour: false, symbols: true, screen: true, width: 80, height: 24 };
const COLOURED: Terminal = { ...PLAIN, colour: true };
const text = await loadCliText("en");

function view(record: string, terminal: Terminal, ...typed: readonly string[]): readonly string[] {
  const session = typed.reduce(
    (before, line) => enter(before, line, text),
    newSession(text, gameOf(record), false),
  );
  return viewLines(text, session, terminal);
}

test("Simple Simon: code, score, moves and runs removed above the table, the message below", () => {
  const lines = view("SS1-S4-AAAAABD", PLAIN);
  expect(lines[0]).toBe("SS1-S4-AAAAABD  Score 500  Moves 0  Runs removed - - - -");
  expect(lines[1]).toMatch(/^ 1 {7}2 .* 10$/);
  expect(lines[2]).toMatch(/^K♦ {6}J♣ /);
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toBe("Type a move such as 3>9, or ? for help.");
});

test("Thoughtful: foundations, stock and the top of the waste have a line of their own (TF-1, TF-8)", () => {
  expect(view("TF1-D3N-AAAAAAB d d", PLAIN).slice(0, 2)).toEqual([
    "TF1-D3N-AAAAAAB  Score 0  Moves 2",
    "Foundations -♠ -♥ -♦ -♣  Stock 18  Waste 6: 7♣ 8♦ T♦",
  ]);
});

test("removed runs are shown by their suits", () => {
  expect(view(WON_SIMON, PLAIN)[0]).toBe("SS1-S1-AAAAABD  Score 850  Moves 50  Runs removed ♠ ♠ ♠ ♠");
});

test("a refusal and its rule share a line where they fit, else each has its own", () => {
  expect(view("SS1-S4-AAAAABD", PLAIN, "1>99").at(-1)).toBe(
    "There is no column 99: the columns here are 1 to 10. Rule: moves as text.",
  );
  expect(view("SS1-S4-AAAAABD", PLAIN, "3>9").slice(-2)).toEqual([
    expect.stringMatching(/^Nothing goes on an ace/),
    "Rule: down by one.",
  ]);
});

test("what is set up by hand is called so", () => {
  const session = newSession(text, gameFrom(NEARLY_WON), false);
  expect(viewLines(text, session, PLAIN)[0]).toMatch(/^TF1-D1N \(set up by hand\) {2}Score 0/);
});

test("a record is shown whole: its moves wrapped, a position left to the terminal, so that it can be copied", () => {
  const lines = view(WON_SIMON, PLAIN, "record").slice(1, -1);
  expect(lines.slice(1).join(" ")).toBe(WON_SIMON);
  const byHand = enter(newSession(text, gameFrom(TWENTY_CARDS), false), "record", text);
  expect(viewLines(text, byHand, PLAIN)[2]).toMatch(/^\{"game":"SS1-S4".*\}$/);
});

describe("80 × 24 (with the prompt) is enough", () => {
  test("for a column of twenty cards, a line each", () => {
    const lines = viewLines(text, newSession(text, gameFrom(TWENTY_CARDS), false), PLAIN);
    expect(lines).toHaveLength(23);
    expect(lines[2]).toMatch(/^9♥ {6}9♦/);
    expect(lines[21]).toBe("A♠");
  });

  test.each(LOCALES)("for every game, page and message in %s", async (locale) => {
    const words = await loadCliText(locale);
    const games = [
      ...[
        "SS1-S4-AAAAABD",
        "TF1-D3N-AAAAAAB d d d",
        "ST1-S4-AAAAABD d",
        "KL1-D1N-AAAAABD",
        "SD1-S4-AAAAABD",
      ].map(gameOf),
      ...[TWENTY_CARDS, FIFTY_TWO_CARDS, NEARLY_WON].map(gameFrom),
    ];
    for (const game of games) {
      for (const line of ["", "?", "1>2", "9>9 4>1", "undo", "score", "code", "finish", "save", "zzz"]) {
        const session = enter(newSession(words, game, false), line, words);
        const shown = viewLines(words, session, COLOURED);
        expect(shown.length, `${line}\n${shown.join("\n")}`).toBeLessThanOrEqual(23);
        for (const row of shown) expect(visibleWidth(row), row).toBeLessThanOrEqual(80);
      }
    }
  });
});
