import { makeVariant, parseVariant } from "@faceup/rules";
import { describe, expect, test } from "vitest";
import { IMPORTS, variantOf } from "../cases/read.ts";
import { readFormat } from "./readFormat.ts";
import { recognise } from "./recognise.ts";

const NUMBERS = ["pysolfc-number", "klondike-solver-number", "greenfelt-number", "microsoft-number"];

describe("the format is recognised where the input tells", () => {
  test.each(IMPORTS.map((each, i) => [i + 1, each.from, each.input.slice(0, 30), each] as const))(
    "case %i: %s, %j",
    (_, __, ___, each) => {
      const found = recognise(each.input, each.variant);
      const bare = /^\d+$/.test(each.input) && NUMBERS.includes(each.from);
      // Only PySolFC deals these games by number.
      if (!bare || each.game.startsWith("S")) expect(found).toEqual({ ok: true, value: each.from });
      else if (found.ok) expect(found.value).toBe(each.from);
      else {
        expect(found.error.fault).toMatchObject({
          code: "format-ambiguous",
          candidates: expect.arrayContaining([each.from]),
        });
      }
    },
  );

  test.each([
    ["24", ["pysolfc-number", "klondike-solver-number", "greenfelt-number", "microsoft-number"]],
    ["0", ["pysolfc-number", "klondike-solver-number", "microsoft-number"]],
    ["4294967296", ["pysolfc-number", "microsoft-number"]],
    ["98804262199142645760", ["pysolfc-number", "microsoft-number"]],
  ])("a bare number may be of several programs: %s", (text, candidates) => {
    expect(recognise(text)).toEqual({
      ok: false,
      error: { fault: { code: "format-ambiguous", candidates } },
    });
  });

  test.each([
    ["ms24", "pysolfc-number"],
    ["#ms24", "pysolfc-number"],
    ["MS24", "pysolfc-number"],
    ["# 24", "pysolfc-number"],
    ["24L", "pysolfc-number"],
    ["9880-4262-1991", "pysolfc-number"],
    ["Game: 37547", "klondike-solver-number"],
    ["SS1-S4-AAAAABD", "code"],
    ["ss1s4aaaaabd", "code"],
    ["https://example.org/?g=SS1-S4-AAAAABD", "code"],
    ["SS1-S4-AAAAABD 6>5 3>7", "code"],
    ["SS1-S5-AAAAABD", "code"],
    ['{"game":"SS1-S4","columns":[]}', "json"],
    ["{broken", "json"],
    ['{"tableau piles":[]}', "solvitaire-json"],
    ["Game: TF1-D1N\n: KS", "text"],
    ["Stock: 4C\nKS", "text"],
    ["[7H] 8D\nTalon: KS", "pysol-text"],
    ["KS QH\n1X", "fc-solve"],
  ])("%j is %s", (text, format) => {
    expect(recognise(text)).toEqual({ ok: true, value: format });
  });

  test.each(["hello", "", " \n ", "x".repeat(1000)])("%j is nothing that is known", (text) => {
    const code = text.trim() === "" ? "format-empty" : "format-unknown";
    expect(recognise(text)).toEqual({ ok: false, error: { fault: { code } } });
  });
});

describe("the game is told by the cards where they tell it", () => {
  function gameOf(text: string): unknown {
    const read = readFormat(text);
    if (read.ok) return makeVariant(read.value.position.variant);
    const { fault } = read.error;
    return fault.code === "game-needed" ? fault.candidates.map(makeVariant) : fault.code;
  }

  const inputOf = (from: string, game: string): string =>
    IMPORTS.find((each) => each.from === from && each.game === game)?.input ?? "";

  test("10 columns of one pack are Simple Simon, their suits 1, 2 or 4", () => {
    const four = inputOf("fc-solve", "SS1-S4");
    expect(gameOf(four)).toBe("SS1-S4");
    expect(gameOf(four.replace(/[DC]\b/g, "H"))).toBe("position");
    expect(gameOf(four.replaceAll("D", "S").replaceAll("C", "H"))).toBe("SS1-S2");
    expect(gameOf(four.replace(/[HDC](?=\s)/g, "S"))).toBe("SS1-S1");
    expect(gameOf(inputOf("solvitaire-json", "SS1-S4"))).toBe("SS1-S4");
  });

  test("Klondike's draw is no part of the other programs' deals: it is asked for", () => {
    const hidden = ["KL1-D1N", "KL1-D3N"];
    expect(gameOf(inputOf("klondike-solver-text", "KL1-D1N"))).toEqual(hidden);
    expect(gameOf(inputOf("pysol-text", "KL1-D1N"))).toEqual(["ST1-S4", ...hidden]);
    expect(gameOf(inputOf("klondike-solver", "KL1-D1N"))).toEqual(["TF1-D1N", "TF1-D3N", ...hidden]);
  });

  test("what is said must be what the text says", () => {
    const read = readFormat("Game: TF1-D1N\n: KS", { variant: variantOf("TF1-D3N") });
    expect(read).toMatchObject({
      ok: false,
      error: { fault: { code: "game-other" }, at: { line: 1, column: 7 } },
    });
    const klondike = parseVariant("KL1-D1N");
    if (!klondike.ok) throw new Error("KL1-D1N");
    expect(readFormat("SS1-S4-AAAAABD", { variant: klondike.value })).toMatchObject({
      error: { fault: { code: "game-other" } },
    });
    expect(readFormat("37", { variant: klondike.value, format: "fc-solve" })).toMatchObject({
      error: { fault: { code: "card-text" } },
    });
    expect(
      readFormat(inputOf("fc-solve", "SS1-S4"), { variant: klondike.value, format: "fc-solve" }),
    ).toMatchObject({ error: { fault: { code: "game-foreign" } } });
  });

  test("as many columns as no game has", () => {
    expect(readFormat("Stock: 4C\nKS\nQH\nJS")).toMatchObject({
      error: { fault: { code: "columns-foreign", found: 3, expected: [7, 10] } },
    });
  });
});
