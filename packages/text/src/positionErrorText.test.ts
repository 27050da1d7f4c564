import { deck, makePosition, type PositionError, type PositionJson, readPosition } from "@faceup/rules";
import { describe, expect, it } from "vitest";
import { positionErrorText } from "./positionErrorText.ts";
import { c } from "./testing/cards.ts";
import { expectFinished } from "./testing/sentence.ts";
import { gameOf, TEXTS, textIn } from "./testing/texts.ts";

const SS: PositionJson = makePosition(gameOf("SS1S4AAAAABD").startPosition);
const KL: PositionJson = makePosition(gameOf("KL1D1NAAAAABD").startPosition);

function faultOf(value: unknown): PositionError {
  const read = readPosition(value);
  if (read.ok) throw new Error("no fault");
  return read.error;
}

const columns = (json: PositionJson, change: (all: string[][]) => void): PositionJson => {
  const all = json.columns.map((column) => [...column]);
  change(all);
  return { ...json, columns: all };
};
const swapped = (from: PositionJson, column: number, index: number, card: string) =>
  columns(from, (all) => all[column]?.splice(index, 1, card));
const second = SS.columns[1]?.[0] ?? "";

const CASES: readonly (readonly [PositionError, string | RegExp])[] = [
  [faultOf([]), "A position is a JSON object."],
  [faultOf({ columns: [] }), "The field “game” is missing."],
  [faultOf({ ...SS, game: 3 }), "“game” has to be a text."],
  [faultOf({ ...SS, columns: {} }), "“columns” has to be a list."],
  [faultOf({ ...SS, faceDown: ["1"] }), "“faceDown[0]” has to be a number."],
  [faultOf({ ...SS, game: "XX1-S1" }), /^“game”: “XX” is no game\./],
  [faultOf(swapped(SS, 2, 3, "1X")), "Column 3, card 4: “1X” is no card."],
  [faultOf({ ...KL, stock: ["7H", "??"] }), "Stock, card 2: “??” is no card."],
  [faultOf({ ...SS, removed: ["X"] }), "“X” is no suit (“removed[0]”): S, H, D and C are."],
  [faultOf(columns(SS, (all) => all.pop())), "There are 9 columns, but the game has 10."],
  [faultOf({ ...SS, stock: ["7H"] }), "This game has no stock."],
  [faultOf({ ...KL, removed: ["S"] }), "In this game no run is removed."],
  [faultOf({ game: KL.game, columns: KL.columns }), "The cards of the stock are missing."],
  [
    faultOf(swapped(SS, 3, 2, second)),
    /^Column 4, card 3: .+ of .+ is there too often; the pack has only 1\.$/,
  ],
  [faultOf(columns(SS, (all) => all[0]?.pop())), /^1 card is missing: .+ of .+\.$/],
  [faultOf(columns(SS, (all) => all.splice(0, 2, [], []))), /^16 cards are missing: .+ and 10 more\.$/],
  [faultOf({ ...KL, faceDown: [0] }), "“faceDown” needs a number for each of the 7 columns, not 1 number."],
  [
    faultOf({ ...KL, faceDown: [0, 2, 2, 3, 4, 5, 6] }),
    "Column 2 cannot have 2 face-down cards; at most 1 is possible.",
  ],
  [faultOf({ ...KL, foundations: { H: 14 } }), "Hearts foundation: 14 cards are not possible, 0 to 13 are."],
];

describe("errors in positions", () => {
  it.each(CASES)("name what is wrong and where: %j", (fault, sentence) => {
    expect(positionErrorText(textIn("en"), fault)).toMatch(
      typeof sentence === "string" ? new RegExp(`^${sentence.replace(/[()[\].?]/g, "\\$&")}$`) : sentence,
    );
    for (const text of TEXTS) expectFinished(positionErrorText(text, fault));
  });

  it("take from JSON's own message no more than the place", () => {
    const say = (message: string) => positionErrorText(textIn("en"), { code: "json", message });
    expect(say("Expected ',' in JSON at position 15 (line 1 column 16)")).toBe(
      "This is no valid JSON: line 1, character 16.",
    );
    expect(say("Unexpected token } in JSON at position 15")).toBe("This is no valid JSON: character 16.");
    expect(say("JSON Parse error: Unexpected EOF")).toBe("This is no valid JSON.");
  });

  it("count equal cards instead of repeating them", () => {
    const cards = deck(1, 1).filter((card) => card % 13 === c("AS") % 13);
    expect(positionErrorText(textIn("en"), { code: "cards-missing", cards })).toBe(
      "4 cards are missing: 4 × ace of spades.",
    );
  });

  it("say that a card is not of the pack at all", () => {
    const fault: PositionError = { code: "card-surplus", card: c("7H"), allowed: 0 };
    expect(positionErrorText(textIn("en"), fault)).toBe("7 of hearts is there too often; the pack has none.");
    for (const text of TEXTS) expectFinished(positionErrorText(text, fault));
  });
});
