/** Tables of real games, for tests of focus and keyboard. */
import {
  type Card,
  card,
  deal,
  type GameCode,
  type Move,
  type Option,
  type Position,
  rulesOf,
  STRICT,
  SUITS,
} from "@faceup/rules";
import { columnPile, type TableModel } from "./model.ts";

export const GAMES: readonly (readonly [GameCode["game"], Option])[] = [
  ["SS", "S1"],
  ["SS", "S4"],
  ["TF", "D1N"],
  ["TF", "D3N"],
  ["ST", "S1"],
  ["KL", "D3N"],
  ["SD", "S1"],
];

export function dealt(game: GameCode["game"], option: Option, number = 7): Position {
  return deal({ game, option, deal: number });
}

/** What the table shows of a position. `last`: the move that led to it. */
export function modelOf(position: Position, last?: Move): TableModel {
  const rules = rulesOf(position.variant.game);
  return {
    shape: rules.shape,
    columns: position.columns,
    faceDown: position.faceDown,
    stock: [...position.stock].reverse(),
    waste: position.waste,
    foundations: SUITS.map((suit, i) =>
      Array.from({ length: position.foundations[i] ?? 0 }, (_, rank): Card => card(suit, rank + 1)),
    ),
    removed: position.removed,
    liftable: position.columns.map((_, i) => rules.liftable(position, i, STRICT)),
    targets: [],
    ...(last?.type === "transfer" && last.from.pile === "column" && last.to.pile === "column"
      ? { lastMove: { from: columnPile(last.from.column), to: columnPile(last.to.column) } }
      : {}),
  };
}

/** A table of columns only, each so many cards long; the cards tell nothing. */
export function plainModel(more: Partial<TableModel> = {}): TableModel {
  const { shape } = rulesOf("TF");
  const columns = Array.from({ length: shape.columns }, (_, i) =>
    Array.from({ length: i === 4 ? 0 : i + 1 }, (__, j) => (i * 7 + j) as Card),
  );
  return {
    shape,
    columns,
    faceDown: columns.map(() => 0),
    stock: [61 as Card, 60 as Card],
    waste: [70 as Card, 71 as Card, 72 as Card],
    foundations: [[80 as Card], [], [], []],
    removed: [],
    liftable: columns.map((cards) => Math.min(3, cards.length)),
    targets: [],
    ...more,
  };
}
