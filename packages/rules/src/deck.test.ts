import { describe, expect, it } from "vitest";
import { makeCard } from "./cardText.ts";
import { deck, deckSize, type SuitCount } from "./deck.ts";

const suits = (count: SuitCount, packs: 1 | 2): string =>
  deck(count, packs)
    .map(makeCard)
    .filter((name) => name.startsWith("A"))
    .map((name) => name.charAt(1))
    .join("");

describe("deck", () => {
  it("SS-2: suits change the make-up of the pack, in the order of the deal algorithm", () => {
    expect(suits(1, 1)).toBe("SSSS");
    expect(suits(2, 1)).toBe("SHSH");
    expect(suits(4, 1)).toBe("SHDC");
  });

  it("SD-1: two packs are the pack twice", () => {
    expect(suits(1, 2)).toBe("SSSSSSSS");
    expect(suits(2, 2)).toBe("SHSHSHSH");
    expect(suits(4, 2)).toBe("SHDCSHDC");
  });

  it.each([1, 2, 4] as const)(
    "SS-2: %i suits: never another size, every card a number of its own",
    (count) => {
      for (const packs of [1, 2] as const) {
        const cards = deck(count, packs);
        expect(cards).toHaveLength(deckSize(packs));
        expect(new Set(cards).size).toBe(52 * packs);
      }
    },
  );

  it("runs from ace to king in each suit", () => {
    const names = deck(4, 1).map(makeCard).slice(0, 13).join(" ");
    expect(names).toBe("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS");
  });
});
