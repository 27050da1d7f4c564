import type { SuitCount } from "./deck.ts";

/** The five games. A code carries the same two letters. */
export const GAMES = ["SS", "TF", "ST", "KL", "SD"] as const;
export type GameId = (typeof GAMES)[number];

/** S1 S2 S4: number of suits. D1N D3N: draw one or three, no limit on redeals. */
export const SUIT_OPTIONS = ["S1", "S2", "S4"] as const;
export const DRAW_OPTIONS = ["D1N", "D3N"] as const;
export type Option = (typeof SUIT_OPTIONS)[number] | (typeof DRAW_OPTIONS)[number];

/** A game with its option: what decides every rule. */
export interface Variant {
  readonly game: GameId;
  readonly option: Option;
}

export function suitsOf(option: Option): SuitCount {
  switch (option) {
    case "S1":
      return 1;
    case "S2":
      return 2;
    case "S4":
    case "D1N":
    case "D3N":
      return 4;
  }
}

/** How many cards a draw turns over (TF-8); 1 where the game does not draw to a waste. */
export function drawOf(option: Option): 1 | 3 {
  return option === "D3N" ? 3 : 1;
}

export function sameVariant(a: Variant, b: Variant): boolean {
  return a.game === b.game && a.option === b.option;
}
