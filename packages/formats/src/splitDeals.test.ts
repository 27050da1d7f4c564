import { describe, expect, test } from "vitest";
import { IMPORTS } from "../cases/read.ts";
import { splitDeals } from "./splitDeals.ts";

const DIGITS = IMPORTS.find(({ from }) => from === "klondike-solver")?.input ?? "";
const BOARD = IMPORTS.find(({ from }) => from === "pysol-text")?.input ?? "";
const PRINT = IMPORTS.find(({ from }) => from === "klondike-solver-text")?.input ?? "";

test("one deal is one piece, in every format", () => {
  for (const { input } of IMPORTS) {
    expect(splitDeals(input).map(({ text }) => text.trim())).toEqual([input.trim()]);
  }
});

describe("several deals", () => {
  test("Klondike-Solver's file: digits, numbers, boards and comments", () => {
    const file = `#Draw count 1 = 125 moves\n${DIGITS}\n#Random deal\nGame: 37547\n#Pysol game\n${BOARD}\n${PRINT}${PRINT}`;
    const pieces = splitDeals(file);
    expect(pieces.map(({ line }) => line)).toEqual([2, 4, 6, 15, 24]);
    expect(pieces.map(({ text }) => text.trim())).toEqual([
      DIGITS,
      "Game: 37547",
      BOARD.trim(),
      PRINT.trim(),
      PRINT.trim(),
    ]);
  });

  test("numbers and codes, one a line; a record over several", () => {
    const pieces = splitDeals("24\n# 25\n\n# a comment\nSS1-S4-AAAAABD 6>5\n3>7\nms26");
    expect(pieces).toEqual([
      { text: "24", line: 1 },
      { text: "# 25", line: 2 },
      { text: "SS1-S4-AAAAABD 6>5\n3>7", line: 5 },
      { text: "ms26", line: 7 },
    ]);
  });

  test("digits of one deal over several lines", () => {
    const broken = DIGITS.replace(/(.{60})/g, "$1\n");
    expect(splitDeals(broken)).toEqual([{ text: broken, line: 1 }]);
    expect(splitDeals(`${DIGITS}\n${DIGITS}`)).toHaveLength(2);
  });

  test("JSON: a list, an object a line, objects over lines, moves behind one", () => {
    const object = '{"game":"SS1-S4","columns":[["}"]]}';
    for (const between of ["\n", "", ",\n", "\n\n"]) {
      expect(splitDeals(`[${object}${between}${object}]`).map(({ text }) => text)).toEqual([object, object]);
    }
    expect(splitDeals(`${object} 3>9\n{\n"a":\n1}`)).toEqual([
      { text: `${object} 3>9`, line: 1 },
      { text: '{\n"a":\n1}', line: 2 },
    ]);
  });

  test("a broken object costs no more than itself", () => {
    expect(splitDeals('{"a":1}\n{"b":\n{"c":3}').map(({ line }) => line)).toEqual([1, 2, 3]);
  });

  test("our boards, each from its line Game", () => {
    expect(
      splitDeals("Game: TF1-D1N\nStock: -\n\n: KS\nGame: TF1-D1N\n: KS\n").map(({ line }) => line),
    ).toEqual([1, 5]);
  });

  test.each(["", " \n\n", "# nothing\n"])("nothing at all: %j", (text) => {
    expect(splitDeals(text)).toEqual([]);
  });
});
