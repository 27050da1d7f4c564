import type { Card } from "./card.ts";
import type { GameCode } from "./code.ts";
import { deck } from "./deck.ts";
import { rulesOf } from "./games/index.ts";
import { NO_SUITS, type Position } from "./position.ts";
import type { Layout } from "./ruleset.ts";
import { shuffle } from "./shuffle.ts";
import { suitsOf } from "./variant.ts";

/** Hidden cards of each column as dealt. */
export function dealtFaceDown(layout: Layout): readonly number[] {
  return layout.columns.map((size) => (layout.faceUp === "all" ? 0 : Math.max(0, size - 1)));
}

/** The deal of a code: column 1 complete, then column 2 …; the rest is the stock, its first card drawn first. */
export function deal(code: GameCode): Position {
  const { layout } = rulesOf(code.game);
  const cards = shuffle(deck(suitsOf(code.option), layout.packs), code.deal);
  let next = 0;
  const columns = layout.columns.map((size): readonly Card[] => {
    const column = cards.slice(next, next + size);
    next += size;
    return column;
  });
  return {
    variant: { game: code.game, option: code.option },
    columns,
    faceDown: dealtFaceDown(layout),
    stock: cards.slice(next),
    waste: [],
    foundations: NO_SUITS,
    scored: NO_SUITS,
    removed: [],
  };
}
