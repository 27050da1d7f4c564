import { describe, expect, it } from "vitest";
import { columnReading, positionReading } from "./positionReading.ts";
import { type Place, spotText } from "./spotText.ts";
import { pile } from "./testing/cards.ts";
import { expectFinished } from "./testing/sentence.ts";
import { gameOf, TEXTS, table, textIn } from "./testing/texts.ts";

const SS = { game: "SS", option: "S4" } as const;
const KL = { game: "KL", option: "D3N" } as const;
const ST = { game: "ST", option: "S4" } as const;
const en = textIn("en");
const card = (column: number, index: number): Place => ({ pile: "column", column, index });

describe("places for screen readers (AP-28)", () => {
  const position = table(SS, [pile("2H 9S 8S 7S"), [], pile("5H 4C")], {
    removed: [pile("KS"), pile("KH")],
  });

  it("name card, column, place and the run that it takes along", () => {
    const spot = (column: number, index: number) => spotText(en, position, card(column, index));
    expect(spot(0, 0)).toBe("2 of hearts, column 1, 1 of 4");
    expect(spot(0, 1)).toBe("9 of spades, column 1, 2 of 4, run of 3");
    expect(spot(0, 3)).toBe("7 of spades, column 1, 4 of 4");
    expect(spot(1, -1)).toBe("empty column 2");
    expect(spot(2, 0)).toBe("5 of hearts, column 3, 1 of 2");
  });

  it("count a mixed run where the setting moves it (SS-14)", () => {
    expect(spotText(en, position, card(2, 0), { mixedRuns: true })).toBe(
      "5 of hearts, column 3, 1 of 2, run of 2",
    );
  });

  it("take hidden cards as one", () => {
    const hidden = table(KL, [pile("2H 9S 8S 7S")], { faceDown: [3] });
    expect(spotText(en, hidden, card(0, 1))).toBe("3 face-down cards, column 1");
    expect(spotText(textIn("cs"), hidden, card(0, 0))).toBe("3 karty lícem dolů, sloupec 1");
  });

  it("say how much the stock still gives", () => {
    const stock = (p: Parameters<typeof spotText>[1]) => spotText(en, p, { pile: "stock" });
    expect(stock(table(KL, [[]], { stock: pile("2S 3S 4S 5S") }))).toBe("stock, 4 cards, 2 draws");
    expect(stock(gameOf("ST1S4AAAAABD").startPosition)).toBe("stock, 24 cards, 4 deals");
    expect(stock(table(KL, [[]], { waste: pile("2S") }))).toBe(
      "stock, empty; turns over the waste with 1 card",
    );
    expect(stock(table(ST, [[]]))).toBe("stock, empty");
  });

  it("name waste, foundations and removed runs", () => {
    const played = table(KL, [[]], { waste: pile("2S 9D 7H"), foundations: [0, 6, 0, 0] });
    expect(spotText(en, played, { pile: "waste" })).toBe("waste, top card 7 of hearts, 3 cards");
    expect(spotText(en, table(KL, [[]]), { pile: "waste" })).toBe("waste, empty");
    expect(spotText(en, played, { pile: "foundation", suit: "H" })).toBe("hearts foundation, 6 of hearts");
    expect(spotText(en, played, { pile: "foundation", suit: "C" })).toBe("clubs foundation, empty");
    expect(spotText(en, position, { pile: "removed" })).toBe("2 of 4 runs removed: spades, hearts");
    expect(spotText(en, table(SS, [[]]), { pile: "removed" })).toBe("no run removed yet");
  });

  it("are finished in every language", () => {
    const places: readonly Place[] = [
      card(0, 0),
      card(0, 1),
      card(1, -1),
      { pile: "stock" },
      { pile: "waste" },
      { pile: "removed" },
      { pile: "foundation", suit: "D" },
    ];
    for (const text of TEXTS) for (const place of places) expectFinished(spotText(text, position, place));
  });
});

describe("the text of a drawn position (AP-28)", () => {
  it("goes from removed runs over the stock to the columns, deepest card first", () => {
    const position = table(ST, [pile("2H 9S 8S"), []], {
      faceDown: [2, 0],
      stock: pile("2S 3S"),
      removed: [pile("KS")],
    });
    expect(positionReading(en, position)).toEqual([
      "1 of 4 runs removed: spades",
      "Stock, 2 cards, 1 deal",
      "Column 1: 2 face-down cards, 8 of spades",
      "Column 2: empty",
    ]);
  });

  it("names foundations, stock and waste before the columns", () => {
    const lines = positionReading(en, gameOf("TF1D1NAAAAABD").startPosition);
    expect(lines).toHaveLength(4 + 2 + 7);
    expect(lines.slice(0, 6)).toEqual([
      "Spades foundation, empty",
      "Hearts foundation, empty",
      "Diamonds foundation, empty",
      "Clubs foundation, empty",
      "Stock, 24 cards, 24 draws",
      "Waste, empty",
    ]);
  });

  it("is finished in every language", () => {
    for (const code of ["SS1S4AAAAABD", "SD1S4AAAAABD", "KL1D1NAAAAABD"]) {
      const { startPosition } = gameOf(code);
      for (const text of TEXTS) {
        for (const line of positionReading(text, startPosition)) expectFinished(line);
        expectFinished(columnReading(text, startPosition, 0));
      }
    }
  });
});
