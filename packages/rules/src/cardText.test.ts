import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CARDS_PER_PACK, type Card, colourOf, copyOf, faceOf, rankOf, suitOf } from "./card.ts";
import { makeCard, parseCard, parseSuit } from "./cardText.ts";

describe("cards as text", () => {
  it("parse∘make is the identity on faces, for every card and copy", () => {
    for (let c = 0; c < 8 * CARDS_PER_PACK; c++) {
      const parsed = parseCard(makeCard(c as Card));
      expect(parsed).toBe(faceOf(c as Card));
      expect(copyOf(c as Card)).toBe(Math.floor(c / 52));
    }
  });

  it("knows rank, suit and colour", () => {
    const all = [..."SHDC"].map((suit) => parseCard(`Q${suit}`) as Card);
    expect(all.map(suitOf)).toEqual(["S", "H", "D", "C"]);
    expect(all.map(colourOf)).toEqual(["black", "red", "red", "black"]);
    expect([..."A23456789TJQK"].map((rank) => rankOf(parseCard(`${rank}S`) as Card))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
    ]);
  });

  it.each([
    ["10S", "TS"],
    ["10♥", "TH"],
    ["ts", "TS"],
    ["kD", "KD"],
    ["A♠", "AS"],
    ["A♤", "AS"],
    ["7♡", "7H"],
    ["7♥\ufe0f", "7H"],
    ["7♥\ufe0e", "7H"],
    ["9♦", "9D"],
    ["9♢", "9D"],
    ["J♣", "JC"],
    ["J♧", "JC"],
  ])("reads %s", (text, name) => {
    expect(makeCard(parseCard(text) as Card)).toBe(name);
  });

  it.each([
    "",
    "S",
    "A",
    "1S",
    "0S",
    "11S",
    "100S",
    "10",
    "1010S",
    "TSS",
    " TS",
    "T S",
    "ST",
    "DH",
    "AX",
    "Aſ",
    "ÁS",
    "ＡS",
    "٣S",
    "🂡",
    "♠A",
  ])("refuses %j", (text) => {
    expect(parseCard(text)).toBeUndefined();
  });

  it.each(["constructor", "__proto__", "toString", "valueOf", "", "spades", "ſ", "SS"])(
    "%j is no suit",
    (text) => {
      expect(parseSuit(text)).toBeUndefined();
    },
  );

  it("never throws, and reads only what names a card of the pack", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 6 }), (text) => {
        const c = parseCard(text);
        expect(c === undefined || (c >= 0 && c < CARDS_PER_PACK)).toBe(true);
      }),
      { numRuns: 5000, seed: 1 },
    );
  });
});
