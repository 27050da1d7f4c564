import {
  alternates,
  type Card,
  card,
  type PerSuit,
  type Position,
  RANKS_PER_SUIT,
  SUITS,
} from "@faceup/rules";
import { randomFrom } from "../../testing/random.ts";

export interface Size {
  /** Foundations start with `least` to `least + spread` cards, one number for all, and up to two more each. */
  readonly least: number;
  readonly spread: number;
  /** Columns at most, and cards of stock and waste at most. */
  readonly columns: number;
  readonly talon: number;
}

/** Few enough positions to look at all of them: a reduced pack of high cards in few columns. */
export const SMALL: Size = { least: 6, spread: 3, columns: 5, talon: 9 };
/** Few enough to look at them breadth first. */
export const TINY: Size = { least: 8, spread: 2, columns: 6, talon: 6 };
/** Too many for that, but not for the search with nothing pruned. */
export const MIDDLE: Size = { least: 3, spread: 3, columns: 7, talon: 12 };

/** A random position of TF or KL, draw 1 or 3, late in a game; about a third can be won. */
export function endgame(seed: number, size: Size): Position {
  const random = randomFrom(seed);
  const upTo = (n: number): number => Math.floor(random() * n);
  const game = random() < 0.5 ? "TF" : "KL";
  const option = random() < 0.5 ? "D1N" : "D3N";
  const base = size.least + upTo(size.spread + 1);
  const span = 1 + upTo(3);
  const [s, h, d, c] = SUITS.map(() => Math.min(RANKS_PER_SUIT, base + upTo(span)));
  const foundations: PerSuit = [s ?? 0, h ?? 0, d ?? 0, c ?? 0];
  const cards = SUITS.flatMap((suit, i) =>
    Array.from({ length: RANKS_PER_SUIT - (foundations[i] ?? 0) }, (_, k) => card(suit, RANKS_PER_SUIT - k)),
  );
  for (let i = cards.length - 1; i > 0; i--) {
    const j = upTo(i + 1);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  const talon = cards.splice(0, random() < 0.5 ? 0 : upTo(Math.min(size.talon, cards.length) + 1));
  const turned = upTo(talon.length + 1);
  const columns: Card[][] = Array.from({ length: 1 + upTo(size.columns) }, () => []);
  const tidy = random();
  for (const c of cards) {
    const fitting = columns.find((column) => column.length > 0 && alternates(c, column[column.length - 1]!));
    (fitting !== undefined && random() < tidy ? fitting : columns[upTo(columns.length)]!).push(c);
  }
  const faceDown = columns.map((column) => (game === "KL" && column.length > 0 ? upTo(column.length) : 0));
  return {
    variant: { game, option },
    columns,
    faceDown,
    stock: talon.slice(turned),
    waste: talon.slice(0, turned),
    foundations,
    scored: foundations,
    removed: [],
  };
}
