import { describe, expect, it } from "vitest";
import { cardSymbol, indexLetters, rankLetter } from "./letters.ts";
import { LOCALES } from "./locale.ts";
import { c } from "./testing/cards.ts";

describe("index letters (AP-13)", () => {
  it("follow the language", () => {
    expect(LOCALES.map(indexLetters)).toEqual(["AJQK", "AJQK", "AJQK", "ABDK", "AVDR"]);
  });

  it("stand for ace and courts; other ranks are numbers", () => {
    const ranks = (letters: "AJQK" | "ABDK" | "AVDR") =>
      [1, 2, 10, 11, 12, 13].map((rank) => rankLetter(rank, letters)).join(" ");
    expect(ranks("AJQK")).toBe("A 2 10 J Q K");
    expect(ranks("ABDK")).toBe("A 2 10 B D K");
    expect(ranks("AVDR")).toBe("A 2 10 V D R");
  });

  it("write cards as print does", () => {
    expect(cardSymbol(c("TH"), "AJQK")).toBe("10♥");
    expect(cardSymbol(c("QS"), "ABDK")).toBe("D♠");
    expect(cardSymbol(c("KD"), "AVDR")).toBe("R♦");
  });
});
