import { describe, expect, it } from "vitest";
import { marked, partsOf, plain, sentencesOf } from "./sentence.ts";
import { c } from "./testing/cards.ts";
import { textIn } from "./testing/texts.ts";

describe("sentences", () => {
  it("come in parts, each card one of its own with its name (RU-1)", () => {
    const sentence = marked(textIn("de"), "refusal.king-only", { card: c("QS") });
    expect(partsOf(textIn("de"), sentence)).toEqual([
      "In eine leere Spalte darf nur ein König; die ",
      { card: c("QS"), name: "Pik-Dame" },
      " ist keiner.",
    ]);
  });

  it("begin with a capital letter, be it an article or the name of a card", () => {
    const parts = (locale: "cs" | "fr") =>
      partsOf(textIn(locale), marked(textIn(locale), "refusal.foundation-source", { card: c("AS") }));
    expect(parts("fr")[0]).toBe("L’");
    expect(parts("cs")[0]).toEqual({ card: c("AS"), name: "Pikové eso" });
  });

  it("can hold a sentence with cards inside another one", () => {
    const text = textIn("en");
    const what = marked(text, "cards.one", { card: c("7H") });
    const outer = marked(text, "move.to-card", { met: c("8S") }, { what, from: "column", column: "3" });
    expect(plain(sentencesOf(text, [outer, outer]))).toBe(
      "7 of hearts onto 8 of spades, column 3. 7 of hearts onto 8 of spades, column 3.",
    );
  });

  it("keep the number of the card, so that a board knows which copy is meant", () => {
    const text = textIn("en");
    const copy = (c("7H") + 52 * 7) as ReturnType<typeof c>;
    expect(partsOf(text, marked(text, "cards.one", { card: copy }))).toEqual([
      { card: copy, name: "7 of hearts" },
    ]);
  });
});
