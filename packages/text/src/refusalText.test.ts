import {
  column,
  DRAW,
  type Move,
  type Position,
  REASONS,
  REDEAL,
  type Reason,
  type Refusal,
  type Rule,
  rulesOf,
  type Source,
  SUITS,
  transfer,
} from "@faceup/rules";
import { describe, expect, it } from "vitest";
import { refusalParts, refusalText } from "./refusalText.ts";
import { pile } from "./testing/cards.ts";
import { expectFinished } from "./testing/sentence.ts";
import { gameOf, TEXTS, textIn } from "./testing/texts.ts";

type Example = Omit<Refusal, "reason" | "cards"> & { readonly cards: string };

const at = (rule: Rule, cards = "", rest: Partial<Omit<Refusal, "cards">> = {}): Example => ({
  rule,
  part: "land",
  cards,
  ...rest,
});

/** One refusal for each reason, with the cards that `refusal.ts` promises. */
const EXAMPLES: Readonly<Record<Reason, Example>> = {
  "no-such-column": at("notation", "", { column: 10, limit: 10 }),
  "empty-group": at("notation", "", { count: 0 }),
  "no-stock": at("SS-1"),
  "no-waste": at("ST-3"),
  "no-foundations": at("SS-7", "AS"),
  "run-gone": at("SS-7"),
  "column-empty": at("SS-4", "", { column: 3 }),
  "column-short": at("group", "4S 3H", { column: 2, count: 5, limit: 2 }),
  "card-hidden": at("KL-1", "", { column: 4 }),
  "order-broken": at("TF-3", "5C 9D", { column: 0 }),
  "suits-mixed": at("SS-5", "8H 9S", { column: 0 }),
  "colours-equal": at("TF-3", "8H 9D", { column: 0 }),
  "mixed-run-too-long": at("SS-14", "9S 8H 7H 6C 5D 4H", { column: 0, count: 5, limit: 2 }),
  "waste-empty": at("TF-5"),
  "waste-one": at("TF-5", "7H", { count: 2 }),
  "foundation-empty": at("TF-7", "AH"),
  "foundation-top": at("TF-7", "4H", { count: 2 }),
  "same-column": at("TF-2", "7H", { column: 2 }),
  "not-one-lower": at("TF-2", "7H TS", { column: 3 }),
  "on-ace": at("SS-4", "5H AS", { column: 3 }),
  "king-on-card": at("TF-2", "KS 8H", { column: 3 }),
  "colour-same": at("TF-2", "7H 8D", { column: 3 }),
  "king-only": at("TF-4", "QS", { column: 3 }),
  "foundation-one": at("TF-6", "7H", { count: 3 }),
  "foundation-next": at("TF-6", "7H 3H"),
  "foundation-source": at("TF-6", "6H"),
  "no-place": at("TF-12", "7H"),
  "stock-empty": at("ST-4"),
  "stock-spent": at("TF-9"),
  "stock-not-empty": at("TF-9"),
  "stock-and-waste-empty": at("TF-9"),
  "deal-over-gap": at("ST-4", "", { column: 3 }),
};

function refusal(reason: Reason, changed: Partial<Example> = {}): Refusal {
  const example = { ...EXAMPLES[reason], ...changed };
  return { ...example, reason, cards: pile(example.cards) };
}

describe("refusals (RU-1, RU-2)", () => {
  it.each(REASONS)("%s is a sentence in every language, and no other one", (reason) => {
    const sentences = TEXTS.map((text) => refusalText(text, refusal(reason)));
    for (const sentence of sentences) {
      expectFinished(sentence);
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      // At most two sentences: a message of one line or two.
      expect(sentence.match(/\. /g)?.length ?? 0).toBeLessThanOrEqual(1);
    }
    expect(new Set(sentences).size).toBe(TEXTS.length);
  });

  it.each(REASONS)("%s names its cards", (reason) => {
    // Not named: the cards of a column that is too short, and those inside a long run.
    if (reason === "column-short" || reason === "mixed-run-too-long" || reason === "foundation-empty") return;
    const wanted = refusal(reason);
    for (const text of TEXTS) {
      const cards = refusalParts(text, wanted).flatMap((part) =>
        typeof part === "string" ? [] : [part.card],
      );
      if (reason === "no-place") expect(cards).toEqual(wanted.cards);
      else expect(new Set(cards)).toEqual(new Set(wanted.cards));
    }
  });

  it("say what would be needed", () => {
    const en = (reason: Reason, changed?: Partial<Example>) =>
      refusalText(textIn("en"), refusal(reason, changed));
    expect(en("not-one-lower")).toBe("The 7 of hearts needs a black 8; column 4 ends with the 10 of spades.");
    expect(en("not-one-lower", { rule: "SS-4" })).toContain("needs an 8;");
    expect(en("colour-same")).toBe("The 7 of hearts needs a black 8; the 8 of diamonds is red.");
    expect(en("order-broken")).toContain("followed by a black 8, not by the 5 of clubs");
    expect(en("order-broken", { rule: "SS-13" })).toContain("followed by an 8, not");
    expect(en("order-broken", { cards: "5C AD" })).toContain("nothing follows an ace");
    expect(en("no-place", { rule: "SS-11" })).toContain("no other column ends with an 8");
    expect(en("no-place", { cards: "KH" })).toContain("a king goes only to an empty column");
    expect(en("mixed-run-too-long")).toBe(
      "The run from the 9 of spades to the 4 of hearts has 5 parts of one suit each. That takes 3 empty columns; only 1 is free.",
    );
    expect(en("mixed-run-too-long", { count: 2, limit: 1 })).toContain("takes 1 empty column; none is free");
  });

  it("are inflected", () => {
    const say = (locale: "cs" | "sk" | "de" | "fr", reason: Reason) =>
      refusalText(textIn(locale), refusal(reason));
    expect(say("cs", "not-one-lower")).toBe(
      "Srdcová sedmička patří na černou osmičku; na konci sloupce 4 leží piková desítka.",
    );
    expect(say("cs", "foundation-one")).toBe(
      "Na základní hromádku patří karty po jedné: na srdcové sedmičce leží ještě 2 karty.",
    );
    expect(say("sk", "king-on-card")).toBe(
      "Kráľ smie iba do prázdneho stĺpca: pikový kráľ na srdcovú osmičku nesmie.",
    );
    expect(say("de", "on-ace")).toBe(
      "Ein Ass nimmt keine Karte auf; die Herz-5 passt nicht auf das Pik-Ass.",
    );
    expect(say("fr", "colour-same")).toBe(
      "Le 7 de cœur se pose sur un 8 noir\u202f; le 8 de carreau est une carte rouge.",
    );
  });
});

describe("refusals of the rules engine", () => {
  const CODES = ["SS1S4AAAAABD", "ST1S2AAAAABE", "SD1S4AAAAABF", "TF1D3NAAAAABG", "KL1D1NAAAAABH"];

  it.each(CODES)("%s: every refused move has its sentence in every language", (code) => {
    let position = gameOf(code).startPosition;
    const rules = rulesOf(position.variant.game);
    const told = new Set<string>();
    for (let step = 0; step < 60; step++) {
      for (const refused of refusals(position)) {
        // A reason with the same family of rule reads alike: one of each will do.
        const kind = `${refused.reason} ${refused.rule} ${refused.cards.length}`;
        if (told.has(kind)) continue;
        told.add(kind);
        for (const text of TEXTS) expectFinished(refusalText(text, refused));
      }
      const moves = rules.moves(position);
      const move = moves[(step * 7) % moves.length];
      if (move === undefined) break;
      position = rules.play(position, move).position;
    }
    expect(told.size).toBeGreaterThan(10);
  });
});

function refusals(position: Position): readonly Refusal[] {
  const rules = rulesOf(position.variant.game);
  const columns = [...position.columns.keys(), position.columns.length];
  const sources: readonly Source[] = [
    ...columns.map(column),
    { pile: "waste" },
    ...SUITS.map((suit) => ({ pile: "foundation", suit }) as const),
  ];
  const targets = [...columns.map(column), { pile: "foundation" } as const];
  const moves: readonly Move[] = sources.flatMap((from) =>
    targets.flatMap((to) => [0, 1, 2, 4, 30].map((count) => transfer(from, to, count))),
  );
  const placed = sources.flatMap((from) => {
    const found = rules.place(position, from, 1, { mixedRuns: true });
    return found.ok ? [] : [found.error];
  });
  return [...[...moves, DRAW, REDEAL].flatMap((move) => rules.check(position, move) ?? []), ...placed];
}
