import {
  type FormatError,
  type FormatFault,
  type FormatName,
  readFormat,
  writeFormat,
} from "@faceup/formats";
import { parseVariant, type Variant } from "@faceup/rules";
import { describe, expect, it } from "vitest";
import { formatErrorText } from "./formatErrorText.ts";
import { expectFinished } from "./testing/sentence.ts";
import { gameOf, TEXTS, textIn } from "./testing/texts.ts";

function variantOf(name: string): Variant {
  const variant = parseVariant(name);
  if (!variant.ok) throw new Error(name);
  return variant.value;
}

function faultOf(text: string, game?: string, format?: FormatName): FormatError {
  const read = readFormat(text, { format, variant: game === undefined ? undefined : variantOf(game) });
  if (read.ok) throw new Error("was read");
  return read.error;
}

function unwritten(format: FormatName): FormatError {
  const written = writeFormat(gameOf("SS1S2AAAAABD").startPosition, format);
  if (written.ok) throw new Error("was written");
  return written.error;
}

const wrote = (fault: FormatFault): FormatError => ({ fault });

const CASES: readonly (readonly [FormatError, string])[] = [
  [faultOf(" "), "There is nothing to read."],
  [faultOf("hello"), "This is no deal in a format that is known here."],
  [
    faultOf("24"),
    "This number can be of several programs: pysolfc-number, klondike-solver-number, greenfelt-number, or microsoft-number.",
  ],
  [faultOf("Game: 24"), "This does not say which game it is: TF1-D1N, TF1-D3N, KL1-D1N, or KL1-D3N."],
  [
    faultOf("Game: 24", "SS1-S1"),
    "The format klondike-solver-number does not have this game: SS1-S1 (Simple Simon, 1 suit).",
  ],
  [
    faultOf("SS1-S1-AAAAABD", "KL1-D3N"),
    "This is SS1-S1 (Simple Simon, 1 suit), not KL1-D3N (Klondike, draw 3).",
  ],
  [faultOf("Stock: 7H\n8S"), "There is 1 column, but the games here have 7 or 10."],
  [faultOf("SS1-S5-AAAAABD"), "“S5” is no option of Simple Simon. It may be S1, S2, or S4."],
  [faultOf('{"game":"SS1-S4"}'), "The field “columns” is missing."],
  [
    faultOf("SS1-S4-AAAAABD 1-1"),
    "Line 1, character 16: Move 1: “1-1” is no move. Moves look like 4>7, 4>7x3, w>3, 3>f, fh>4, d or r.",
  ],
  [faultOf("SS1-S4-AAAAABD 1>11"), "Move 1, 1>11: There is no column 11: the columns here are 1 to 10."],
  [faultOf("7H 1X"), "Line 1, character 4: “1X” is no card."],
  [
    faultOf("7H ??"),
    "Line 1, character 4: “??” is a hidden card without its face; only a layout that names every card can be read.",
  ],
  [
    faultOf(`Stock: -\n7H <8S>${"\n:".repeat(6)}`, "KL1-D1N"),
    "Line 2, character 4: A face-down card cannot lie on a face-up one.",
  ],
  [faultOf("Removed: 7\n7H"), "Line 1, character 10: “7” is no suit: S, H, D and C are."],
  [
    faultOf("Hand: 7H\n8S"),
    "Line 1, character 1: “Hand” is no pile; the lines are called Game, Foundations, Stock, Talon, Waste and Removed.",
  ],
  [faultOf("Stock: 7H\nStock: 7H"), "Line 2, character 1: “Stock” is there a second time."],
  [
    faultOf("Foundations: X-1\n7H"),
    "Line 1, character 14: “X-1” is no foundation; they are written S-0, H-A, D-10 or C-K, each once.",
  ],
  [
    faultOf(`Foundations: S-4\n7H${"\n:".repeat(9)}`, "SS1-S4"),
    "Line 1, character 14: “S-4”: in this game only complete runs leave, so nothing but 0 and K is possible.",
  ],
  [faultOf("FC: 7H\n8S"), "Line 1, character 5: “7H” lies in a free cell, and no game here has any."],
  [faultOf('{"tableau piles":[],"hole":"AS"}'), "The pile “hole” belongs to games that are not played here."],
  [faultOf('{"tableau piles":[["AS"],["5X"]]}'), "Column 2, card 1: “5X” is no card."],
  [faultOf("0".repeat(93)), "There are 93 digits, but a deal has 156, three for each of the 52 cards."],
  [
    faultOf("01x", undefined, "klondike-solver"),
    "Line 1, character 3: “x” is no digit; the deal is written in digits alone.",
  ],
  [
    faultOf("145".repeat(52)),
    "Line 1, character 1: Card 1: “145” is no card. Three digits are a rank from 01 to 13 and a suit from 1 to 4.",
  ],
  [faultOf("x", undefined, "greenfelt-number"), "“x” is no deal number."],
  [faultOf("ms0"), "This program has no deal 0: its numbers go from 1 to 2^33 − 1."],
  [
    faultOf("https://greenfelt.net/freecell?game=5"),
    "greenfelt.net/freecell?game=5 does not lead to Klondike but to another game.",
  ],
  [unwritten("pysolfc-number"), "The format pysolfc-number can only be read."],
  [unwritten("fc-solve"), "The format fc-solve does not have this game: SS1-S2 (Simple Simon, 2 suits)."],
  [
    wrote({ code: "write-pile", format: "pysol-text", pile: "waste" }),
    "The format pysol-text cannot hold a waste.",
  ],
  [
    wrote({ code: "write-started", format: "klondike-solver" }),
    "The format klondike-solver holds only deals in which nothing has been played.",
  ],
  [
    wrote({ code: "write-lossy", format: "fc-solve" }),
    "The format fc-solve cannot hold this position: it would be read as another one.",
  ],
];

describe("errors in deals of other programs", () => {
  it.each(CASES)("name what is wrong and where: %j", (error, sentence) => {
    expect(formatErrorText(textIn("en"), error)).toBe(sentence);
    for (const text of TEXTS) expectFinished(formatErrorText(text, error));
  });

  it("repeat no more of a long text than fits a sentence", () => {
    const error = faultOf("9".repeat(5000), "SS1-S4", "pysolfc-number");
    for (const text of TEXTS) expect(formatErrorText(text, error).length).toBeLessThan(200);
  });
});
