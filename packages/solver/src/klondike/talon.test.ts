import { type Card, DRAW, deal, lastCard, type Position, REDEAL, rulesOf } from "@faceup/rules";
import { describe, expect, it } from "vitest";
import { randomFrom } from "../testing/random.ts";
import { indexOf } from "./cards.ts";
import { TALON_MOST, Talon, UNREACHABLE } from "./talon.ts";

/** Every card that comes to the top of the waste while only drawing and redealing, and after how many of these first. */
function tops(start: Position): ReadonlyMap<Card, number> {
  const rules = rulesOf("KL");
  const found = new Map<Card, number>();
  let position = start;
  for (let i = 0; i < 60; i++) {
    const top = lastCard(position.waste);
    if (top !== undefined && !found.has(top)) found.set(top, i);
    if (position.stock.length + position.waste.length === 0) break;
    position = rules.play(position, position.stock.length > 0 ? DRAW : REDEAL).position;
  }
  return found;
}

describe("TF-8, TF-9: the talon", () => {
  it.each(["D1N", "D3N"] as const)("gives the cards that drawing and redealing give: %s", (option) => {
    const start = deal({ game: "KL", option, deal: 7 });
    const talon = new Talon(start.stock, option === "D1N" ? 1 : 3);
    const random = randomFrom(3);
    for (let trial = 0; trial < 500; trial++) {
      const share = random();
      const left = start.stock.map((_, place) => place).filter(() => random() < share);
      const places = left.reduce((set, place) => set | (1 << place), 0);
      const waste = Math.floor(random() * (left.length + 1));
      const turned = waste === 0 ? 0 : left[waste - 1]! + 1;
      const cards = left.map((place) => start.stock[place]!);
      const position = { ...start, waste: cards.slice(0, waste), stock: cards.slice(waste) };
      const draws = tops(position);
      const expected = [...draws.keys()].sort((a, b) => a - b);
      const byPlace = new Uint8Array(TALON_MOST);
      talon.draws(places, turned, byPlace);
      for (const place of left) {
        expect(byPlace[place]).toBe(draws.get(start.stock[place]!) ?? UNREACHABLE);
      }
      // Exactly, and after leaving out what does not matter of the waste.
      for (const from of [turned, talon.normal(places, turned)]) {
        const reach = talon.reach(places, from);
        const got = start.stock.filter((_, place) => ((reach >> place) & 1) === 1).sort((a, b) => a - b);
        expect(got).toEqual(expected);
        expect(got.every((c) => talon.placeOf[indexOf(c)]! >= 0)).toBe(true);
      }
    }
  });
});
