import { type Card, rankOf, SUITS, suitIndexOf } from "../../card.ts";
import { column, DRAW, type Move, REDEAL, type Source, type Target, transfer } from "../../move.ts";
import { columnOf, type PerSuit, type Position } from "../../position.ts";
import type { Played } from "../../ruleset.ts";
import type { GameEvent } from "../../score.ts";
import { drawOf } from "../../variant.ts";
import { groupOf, turnUp, withColumn } from "../columns.ts";
import { firstOf } from "./check.ts";

const MOVED: GameEvent = { type: "move" };

export function play(position: Position, move: Move): Played {
  switch (move.type) {
    case "draw": {
      const count = drawOf(position.variant.option);
      const drawn = position.stock.slice(0, count);
      return {
        position: { ...position, stock: position.stock.slice(count), waste: [...position.waste, ...drawn] },
        events: [MOVED],
      };
    }
    case "redeal":
      // TF-9: the pack is turned over whole, so the card drawn first is drawn first again.
      return {
        position: { ...position, stock: position.waste, waste: [] },
        events: [MOVED, { type: "redeal" }],
      };
    case "transfer": {
      const taken = take(position, move.from, move.count);
      const put = putDown(taken.position, taken.cards, move.from, move.to);
      const turned =
        move.from.pile === "column"
          ? turnUp(put.position, move.from.column)
          : { position: put.position, events: [] };
      return { position: turned.position, events: [MOVED, ...put.events, ...turned.events] };
    }
  }
}

function take(
  position: Position,
  from: Source,
  count: number,
): { readonly position: Position; readonly cards: readonly Card[] } {
  switch (from.pile) {
    case "waste":
      return {
        cards: [firstOf(position, from, 1)],
        position: { ...position, waste: position.waste.slice(0, -1) },
      };
    case "foundation":
      return {
        cards: [firstOf(position, from, 1)],
        position: {
          ...position,
          foundations: withHeight(position.foundations, SUITS.indexOf(from.suit), -1),
        },
      };
    case "column": {
      const rest = columnOf(position, from.column).slice(0, -count);
      return {
        cards: groupOf(position, from.column, count).cards,
        position: { ...position, columns: withColumn(position.columns, from.column, rest) },
      };
    }
  }
}

function putDown(position: Position, cards: readonly Card[], from: Source, to: Target): Played {
  const first = cards[0] as Card;
  if (to.pile === "column") {
    const columns = withColumn(position.columns, to.column, [...columnOf(position, to.column), ...cards]);
    const events: readonly GameEvent[] =
      from.pile === "waste" ? [{ type: "waste-to-column", card: first }] : [];
    return { position: { ...position, columns }, events };
  }
  const suit = suitIndexOf(first);
  const foundations = withHeight(position.foundations, suit, 1);
  // TF-13: only the first arrival of a card scores. Cards arrive in order, so one height per suit remembers all.
  if (rankOf(first) <= (position.scored[suit] ?? 0)) {
    return { position: { ...position, foundations }, events: [] };
  }
  return {
    position: { ...position, foundations, scored: withHeight(position.scored, suit, 1) },
    events: [{ type: "foundation-first", card: first }],
  };
}

function withHeight(heights: PerSuit, suit: number, by: number): PerSuit {
  const [s, h, d, c] = heights.map((height, i) => (i === suit ? height + by : height));
  return [s ?? 0, h ?? 0, d ?? 0, c ?? 0];
}

/** Every legal move: sources from the left, then the waste, then the foundations, then the stock. */
export function moves(
  position: Position,
  liftable: (index: number) => number,
  legal: (move: Move) => boolean,
): readonly Move[] {
  const targets: readonly Target[] = [
    { pile: "foundation" },
    ...position.columns.map((_, index) => column(index)),
  ];
  const sources: readonly { readonly from: Source; readonly most: number }[] = [
    ...position.columns.map((_, index) => ({ from: column(index), most: liftable(index) })),
    { from: { pile: "waste" }, most: 1 },
    ...SUITS.map((suit) => ({ from: { pile: "foundation", suit } as const, most: 1 })),
  ];
  const found: Move[] = [];
  for (const { from, most } of sources) {
    for (let count = most; count >= 1; count--) {
      for (const to of targets) {
        const move = transfer(from, to, count);
        if (legal(move)) found.push(move);
      }
    }
  }
  return [...found, ...[DRAW, REDEAL].filter(legal)];
}
