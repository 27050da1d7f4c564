import { type Card, card as makeCard, SUITS } from "@faceup/rules";
import { describe, expect, it } from "vitest";
import { CARD_FORMS, cardInSentence, cardName, otherColour, wantedValues } from "./cardName.ts";
import { c, pile } from "./testing/cards.ts";
import { expectFinished } from "./testing/sentence.ts";
import { TEXTS, textIn } from "./testing/texts.ts";

const ALL: readonly Card[] = SUITS.flatMap((suit) =>
  Array.from({ length: 13 }, (_, i) => makeCard(suit, i + 1)),
);

describe("card names (AP-26)", () => {
  it("are those players use", () => {
    const named = (locale: "en" | "cs" | "sk" | "de" | "fr") =>
      pile("AS 7H JC QS TD KH")
        .map((card) => cardName(textIn(locale), card))
        .join(", ");
    expect(named("en")).toBe(
      "ace of spades, 7 of hearts, jack of clubs, queen of spades, 10 of diamonds, king of hearts",
    );
    expect(named("cs")).toBe(
      "pikové eso, srdcová sedmička, křížový kluk, piková dáma, kárová desítka, srdcový král",
    );
    expect(named("sk")).toBe(
      "pikové eso, srdcová sedmička, krížový dolník, piková dáma, kárová desiatka, srdcový kráľ",
    );
    expect(named("de")).toBe("Pik-Ass, Herz-7, Kreuz-Bube, Pik-Dame, Karo-10, Herz-König");
    expect(named("fr")).toBe(
      "as de pique, 7 de cœur, valet de trèfle, dame de pique, 10 de carreau, roi de cœur",
    );
  });

  it("are different for all 52 cards of a pack, in every form that names the suit", () => {
    for (const text of TEXTS) {
      for (const form of CARD_FORMS.filter((f) => f !== "rank")) {
        const names = ALL.map((card) => cardInSentence(text, card, form).name);
        for (const name of names) expectFinished(name);
        expect(new Set(names).size).toBe(52);
      }
    }
  });

  it("are the same for copies of a card", () => {
    for (const text of TEXTS) expect(cardName(text, makeCard("S", 7, 3))).toBe(cardName(text, c("7S")));
  });

  it("are declined", () => {
    const forms = (locale: "cs" | "sk" | "de" | "fr", text: string) =>
      (["subject", "object", "at"] as const).map((form) => {
        const { article, name } = cardInSentence(textIn(locale), c(text), form);
        return article + name;
      });
    expect(forms("cs", "JC")).toEqual(["křížový kluk", "křížového kluka", "křížovém klukovi"]);
    expect(forms("cs", "QD")).toEqual(["kárová dáma", "károvou dámu", "kárové dámě"]);
    expect(forms("sk", "KH")).toEqual(["srdcový kráľ", "srdcového kráľa", "srdcovom kráľovi"]);
    expect(forms("sk", "5S")).toEqual(["piková päťka", "pikovú päťku", "pikovej päťke"]);
    expect(forms("de", "JC")).toEqual(["der Kreuz-Bube", "den Kreuz-Buben", "dem Kreuz-Buben"]);
    expect(forms("de", "7H")).toEqual(["die Herz-7", "die Herz-7", "der Herz-7"]);
    expect(forms("fr", "AS")).toEqual(["l’as de pique", "l’as de pique", "l’as de pique"]);
  });
});

describe("wanted cards", () => {
  const object = (locale: "en" | "cs" | "sk" | "de" | "fr", rank: number, colour: "red" | "black" | "any") =>
    wantedValues(textIn(locale), "w", { rank, colour }).w_object;

  it("agree with their adjective", () => {
    expect(object("en", 8, "any")).toBe("an 8");
    expect(object("en", 11, "any")).toBe("a jack");
    expect(object("cs", 8, "black")).toBe("černou osmičku");
    expect(object("cs", 11, "red")).toBe("červeného kluka");
    expect(object("sk", 13, "black")).toBe("čierneho kráľa");
    expect(object("sk", 12, "any")).toBe("dámu");
    expect(object("de", 11, "black")).toBe("einen schwarzen Buben");
    expect(object("de", 10, "red")).toBe("eine rote 10");
    expect(object("fr", 12, "black")).toBe("une dame noire");
    expect(object("fr", 9, "red")).toBe("un 9 rouge");
  });

  it("are finished for every rank and colour", () => {
    for (const text of TEXTS) {
      for (let rank = 1; rank <= 13; rank++) {
        for (const colour of ["red", "black", "any"] as const) {
          for (const words of Object.values(wantedValues(text, "w", { rank, colour }))) expectFinished(words);
        }
      }
    }
  });

  it("are of the other colour", () => {
    expect(otherColour(c("7H"))).toBe("black");
    expect(otherColour(c("7C"))).toBe("red");
  });
});
