import { card } from "@faceup/rules";
import { expect, test } from "vitest";
import { facesFor } from "./face.ts";

const simon = { game: "SS", option: "S4" } as const;
const thoughtful = { game: "TF", option: "D1N" } as const;
const HEARTS_TEN = card("H", 10);

test("two characters a card, symbols or letters", () => {
  expect(facesFor({ colour: false, symbols: true }, simon).card(HEARTS_TEN)).toBe("T♥");
  expect(facesFor({ colour: false, symbols: false }, simon).card(HEARTS_TEN)).toBe("TH");
});

test("four colours where suits matter, two where colours alternate", () => {
  const paint = (variant: typeof simon | typeof thoughtful) => {
    const faces = facesFor({ colour: true, symbols: true }, variant);
    return (["S", "H", "D", "C"] as const).map((suit) => faces.suit(suit).replace(/[♠♥♦♣]/, ""));
  };
  expect(new Set(paint(simon)).size).toBe(4);
  const [spades, hearts, diamonds, clubs] = paint(thoughtful);
  expect(spades).toBe(clubs);
  expect(hearts).toBe(diamonds);
  expect(spades).not.toBe(hearts);
});

test("a foundation shows its top card, or that it waits for its suit", () => {
  const faces = facesFor({ colour: false, symbols: true }, thoughtful);
  expect(faces.foundation("C", 0)).toBe("-♣");
  expect(faces.foundation("C", 12)).toBe("Q♣");
});
