import { makePosition } from "@faceup/rules";
import { describe, expect, test } from "vitest";
import { variantOf } from "../cases/read.ts";
import type { FormatName } from "./names.ts";
import { readFormat } from "./readFormat.ts";

/** Layouts as people type and paste them. What is read is compared with the same position written another way. */

const END = {
  columns: [["KS", "QH"], ["KH"], ["KD"], [], [], [], []],
  stock: [],
  waste: ["KC"],
  foundations: { S: 12, H: 11, D: 12, C: 12 },
};

function read(text: string, game?: string, format?: FormatName): ReturnType<typeof makePosition> {
  const found = readFormat(text, { format, variant: game === undefined ? undefined : variantOf(game) });
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return makePosition(found.value.position);
}

describe("games under way", () => {
  test.each<[string, FormatName, string]>([
    [
      "our text",
      "text",
      "Game: TF1-D1N\nFoundations: H-J C-Q D-Q S-Q\nStock: -\nWaste: KC\n: KS QH\n: KH\n: KD\n:\n:\n:\n:\n",
    ],
    [
      "lower case, symbols with their marks, tens as 10, comments, blank lines, CRLF",
      "text",
      "# the end of a game\r\n\r\nfoundations: ♥-11, ♣️-12, ♦-12, s12\r\nstock:\r\nwaste: k♣\r\n\r\nk♠️ qh # deepest first\r\nk♡\r\nkd\r\n-\r\n-\r\n-\r\n[]\r\n",
    ],
    [
      "Klondike-Solver",
      "klondike-solver-text",
      "Foundations: H-J C-Q D-Q S-Q\nTalon: KC ==> <==\n: KS QH\n: KH\n: KD\n:\n:\n:\n:\n",
    ],
    [
      "Solvitaire",
      "solvitaire-json",
      '{"tableau piles":[["KS","QH"],["KH"],["KD"],"",[],"",[]],"stock":"","waste":["KC"],"foundations":["QS","JH","QD","QC"]}',
    ],
    [
      "Solvitaire with every card of the foundations",
      "solvitaire-json",
      JSON.stringify({
        "tableau piles": [["13S", "12H"], ["kH"], ["KD"], [], [], [], []],
        stock: [],
        waste: ["KC"],
        foundations: [12, 11, 12, 12].map((height, i) =>
          Array.from({ length: height }, (_, rank) => `${rank + 1}${"SHDC".charAt(i)}`),
        ),
      }),
    ],
    ["JSON", "json", JSON.stringify({ game: "TF1-D1N", ...END })],
  ])("%s", (_, format, text) => {
    const found = readFormat(text, { variant: variantOf("TF1-D1N") });
    expect(found).toMatchObject({ ok: true, value: { format } });
    expect(read(text, "TF1-D1N")).toEqual({ game: "TF1-D1N", ...END });
  });

  test("Klondike-Solver's own print of a game under way, draw 3: its waste begins with the top card", () => {
    const text = `Foundations: H-0 C-2 D-0 S-0
Talon: QD 9C TS JC 9H 5C JS 7S KC 4H KD ==> 7C 8S 3H 4C 2H 3C 6H JH AH 6C 2S 5D <==
: QH
: <AD> QS
: <3D> <KH> 4D
: <6S> <TC> <2D> 4S
: <6D> <3S> <KS> <AS> 7D
: <8H> <7H> <5S> <JD> QC
: <8C> <TH> <8D> <9D> <TD> <5H> 9S
`;
    const { waste, stock, faceDown, foundations } = read(text, "KL1-D3N");
    expect(waste?.join(" ")).toBe("KD 4H KC 7S JS 5C 9H JC TS 9C QD");
    expect(stock?.[0]).toBe("7C");
    expect(faceDown).toEqual([0, 1, 2, 3, 4, 4, 6]);
    expect(foundations).toEqual({ S: 0, H: 0, D: 0, C: 2 });
  });

  test("fc-solve: a full foundation is a removed run, the columns as they stand (SS-7)", () => {
    const rest = [
      "KS QS JS TS 9S 8S 7S 6S",
      "5S 4S 3S 2S AS",
      "KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D",
      "AD KC QC",
    ];
    const text = `Foundations: H-K C-0 D-0 S-0\nFreecells:\n${rest.map((line) => `: ${line}\n`).join("")}: JC TC 9C 8C 7C 6C 5C 4C 3C 2C AC\n${": \n".repeat(5)}`;
    const position = read(text);
    expect(position.game).toBe("SS1-S4");
    expect(position.removed).toEqual(["H"]);
    expect(position.columns.map((cards) => cards.length)).toEqual([8, 5, 12, 3, 11, 0, 0, 0, 0, 0]);
  });

  test("fc-solve's own print of a game under way, as it sorts its columns", () => {
    const text = `Foundations: H-K C-0 D-0 S-0\u0020
Freecells:
:\u0020
:\u0020
:\u0020
:\u0020
:\u0020
: AD KC QC
: 5S 4S 3S 2S AS
: JC TC 9C 8C 7C 6C 5C 4C 3C 2C AC
: KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D
: KS QS JS TS 9S 8S 7S 6S
`;
    const position = read(text);
    expect(position.removed).toEqual(["H"]);
    expect(position.columns.map((cards) => cards.length)).toEqual([0, 0, 0, 0, 0, 3, 5, 11, 12, 8]);
  });

  test("Spiderette with two suits: removed runs, a hidden card, the game told by the cards", () => {
    const run = "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS".split(" ");
    const hearts = run.map((card) => card.replace("S", "H").replace("HH", "H"));
    const text = `Removed: S H\nStock: ${hearts.slice(6).join(", ")}\n<${hearts[0]}> ${run.slice(0, 6).join(" ")}\n${run
      .slice(6)
      .join(" ")}\n${hearts.slice(1, 6).join(" ")}\n:\n:\n:\n:\n`;
    const position = read(text);
    expect(position.game).toBe("ST1-S2");
    expect(position.removed).toEqual(["S", "H"]);
    expect(position.faceDown).toEqual([1, 0, 0, 0, 0, 0, 0]);
    expect(position.stock).toEqual(hearts.slice(6));
  });

  test("another program's Klondike as Thoughtful: what it hides lies open", () => {
    const board = `Talon: TC TS AD 4D QS 3H 3S JH TD KC 8H 8S 4S 4H KS 6D 8D 7C JD 9D 2H QD 3D AS
: 5C
: <7H> 9H
: <2D> <9S> AC
: <5D> <QH> <5S> 8C
: <QC> <2C> <JS> <3C> 7D
: <5H> <7S> <KD> <9C> <JC> 6S
: <4C> <AH> <2S> <6C> <6H> <TH> KH`;
    expect(read(board, "TF1-D3N")).toMatchObject({ game: "TF1-D3N", waste: [] });
    expect(read(board, "KL1-D3N").faceDown).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(read(board.replace(/[<>]/g, ""), "KL1-D3N").faceDown).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test("fc-solve's print of a deal with its columns sorted is put in order by size", () => {
    const deal = read("24", "SS1-S4");
    const lines = [...deal.columns].reverse().map((cards) => `: ${cards.join(" ")} `);
    expect(read(lines.join("\n")).columns.map((cards) => cards.length)).toEqual([
      8, 8, 8, 7, 6, 5, 4, 3, 2, 1,
    ]);
  });

  test("digits over several lines; the game of a JSON position told by its cards", () => {
    const digits =
      "072103023042094134111092051034044074114052123011083122012131091082124064014093033112071104132053133102084041013073063031061043081054113062024021101022032121";
    expect(read(digits.replace(/(.{30})/g, "$1\n"), "KL1-D1N")).toEqual(read(digits, "KL1-D1N"));
    const { game, ...rest } = read("24", "SS1-S4");
    expect(read(JSON.stringify(rest)).game).toBe(game);
    expect(read(JSON.stringify([{ id: 7, position: { game, ...rest } }])).game).toBe(game);
  });
});

const BOARD = `Talon: TC TS AD 4D QS 3H 3S JH TD KC 8H 8S 4S 4H KS 6D 8D 7C JD 9D 2H QD 3D AS
: 5C
: <7H> 9H
: <2D> <9S> AC
: <5D> <QH> <5S> 8C
: <QC> <2C> <JS> <3C> 7D
: <5H> <7S> <KD> <9C> <JC> 6S
: <4C> <AH> <2S> <6C> <6H> <TH> KH
`;
const DIGITS =
  "072103023042094134111092051034044074114052123011083122012131091082124064014093033112071104132053133102084041013073063031061043081054113062024021101022032121";
const SOLVITAIRE = '{"tableau piles":[["QH"],["Ad","QS"]],"stock":[]}';

describe("what is wrong, and where", () => {
  test.each<[string, string, object]>([
    [
      "no card",
      BOARD.replace("9H", "1X"),
      { fault: { code: "card-text", text: "1X" }, at: { line: 3, column: 8 } },
    ],
    [
      "a card twice",
      BOARD.replace("5C", "AS"),
      {
        fault: { code: "position", error: { code: "card-surplus", allowed: 1 } },
        at: { line: 1, column: 77 },
      },
    ],
    [
      "a card missing",
      BOARD.replace(" AS", ""),
      { fault: { code: "position", error: { code: "cards-missing" } } },
    ],
    [
      "a card without its face",
      BOARD.replace("<7H>", "##"),
      { fault: { code: "card-unseen" }, at: { line: 3, column: 3 } },
    ],
    [
      "a hidden card over an open one",
      BOARD.replace("<7H> 9H", "7H <9H>"),
      { fault: { code: "card-covered" }, at: { line: 3, column: 6 } },
    ],
    [
      "every card of a column hidden",
      BOARD.replace("9H", "<9H>"),
      {
        fault: { code: "position", error: { code: "face-down", column: 1, found: 2, most: 1 } },
        at: { line: 3 },
      },
    ],
    [
      "too few columns",
      BOARD.replace(": 5C\n", ""),
      { fault: { code: "position", error: { code: "column-count" } } },
    ],
    [
      "a line of its own",
      `Hand: 5C\n${BOARD}`,
      { fault: { code: "line-unknown", text: "Hand" }, at: { line: 1, column: 1 } },
    ],
    [
      "two stocks",
      `Stock: -\n${BOARD}`,
      { fault: { code: "line-twice", text: "Talon" }, at: { line: 2, column: 1 } },
    ],
    [
      "no foundation",
      `Foundations: H-0 X-1\n${BOARD}`,
      { fault: { code: "foundation-text", text: "X-1" }, at: { line: 1, column: 18 } },
    ],
    [
      "no suit",
      `Removed: 7\n${BOARD}`,
      { fault: { code: "suit-text", text: "7" }, at: { line: 1, column: 10 } },
    ],
    [
      "a free cell",
      `Freecells: 5C -\n${BOARD}`,
      { fault: { code: "cell-card", text: "5C" }, at: { line: 1, column: 12 } },
    ],
    ["no such game", `Game: XY1-D1N\n${BOARD}`, { fault: { code: "position" }, at: { line: 1, column: 7 } }],
    ["93 digits", DIGITS.slice(0, 93), { fault: { code: "digits-count", found: 93, expected: 156 } }],
    [
      "a letter among digits",
      DIGITS.replace("42094", "4x094"),
      { fault: { code: "digits-text", text: "x" }, at: { line: 1, column: 12 } },
    ],
    [
      "three digits that are no card",
      DIGITS.replace("023042", "023145"),
      { fault: { code: "digits-card", text: "145", number: 4 }, at: { line: 1, column: 10 } },
    ],
    [
      "three digits twice",
      DIGITS.replace("103", "072"),
      { fault: { code: "position", error: { code: "card-surplus" } }, at: { line: 1, column: 4 } },
    ],
    [
      "Solvitaire with a hidden face",
      SOLVITAIRE.replace("Ad", "##"),
      { fault: { code: "card-unseen" }, card: { column: 1, index: 0 } },
    ],
    [
      "Solvitaire with no card",
      SOLVITAIRE.replace("Ad", "1X"),
      { fault: { code: "card-text" }, card: { column: 1, index: 0 } },
    ],
    [
      "Solvitaire with a cell",
      SOLVITAIRE.replace('"stock":[]', '"cells":["5C"]'),
      { fault: { code: "pile-unknown", field: "cells" } },
    ],
    ["broken JSON", SOLVITAIRE.slice(0, 30), { fault: { code: "position", error: { code: "json" } } }],
    [
      "JSON with a card that is none",
      '{"game":"KL1-D1N","columns":[["1X"]]}',
      { fault: { code: "position", error: { code: "card-text" } } },
    ],
    [
      "a Greenfelt game of other cards",
      "https://greenfelt.net/freecell?game=5",
      { fault: { code: "link-game" } },
    ],
    ["a code with a wrong option", "KL1-S4-AAAAABD", { fault: { code: "code" } }],
    ["a record with an illegal move", "KL1-D1N-AAAAABD 1>1", { fault: { code: "illegal" } }],
    ["a record with a word that is no move", "KL1-D1N-AAAAABD 1-1", { fault: { code: "record" } }],
  ])("%s", (name, text, error) => {
    const format = name === "a letter among digits" ? "klondike-solver" : undefined;
    expect(readFormat(text, { format, variant: variantOf("KL1-D1N") })).toMatchObject({ ok: false, error });
  });

  test.each<[FormatName, string, string, string]>([
    ["pysolfc-number", "0", "1", "10^100 − 1"],
    ["pysolfc-number", "ms0", "1", "2^33 − 1"],
    ["pysolfc-number", "ms8589934592", "1", "2^33 − 1"],
    ["pysolfc-number", "9".repeat(5000), "1", "10^100 − 1"],
    ["klondike-solver-number", "2147483648", "0", "2^31 − 1"],
    ["greenfelt-number", "0", "1", "2^31 − 2"],
    ["greenfelt-number", "2147483647", "1", "2^31 − 2"],
    [
      "microsoft-number",
      "80658175170943878571660636856403766975289505440883277824000000000000",
      "0",
      "52! − 1",
    ],
  ])("%s: %s is out of range", (format, text, least, most) => {
    expect(readFormat(text, { format, variant: variantOf("KL1-D1N") })).toMatchObject({
      ok: false,
      error: { fault: { code: "number-range", least, most } },
    });
  });
});
