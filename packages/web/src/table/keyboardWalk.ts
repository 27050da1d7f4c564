/** The ways of the focus through the table: from stop to stop within a column, from pile to pile beyond it. */
import { arrivalAt, deepestOf, topOf } from "./focus.ts";
import { type Direction, nextPile, type PileRows, rowOf } from "./keyboardRows.ts";
import { columnIndex, type PileId, type Spot, type TableModel } from "./model.ts";

/** The focus at a pile; undefined where there is none to go to. */
export function arrive(model: TableModel, pile: PileId | undefined): Spot | undefined {
  return pile === undefined ? undefined : arrivalAt(model, pile);
}

/** One step up or down: a card within a column; past its top to the piles above, and back. */
export function walk(
  model: TableModel,
  rows: PileRows,
  focus: Spot,
  direction: Direction & ("up" | "down"),
): Spot | undefined {
  const inColumn = columnIndex(focus.pile) !== undefined;
  if (inColumn && model.carried === undefined) {
    const to = focus.index + (direction === "up" ? -1 : 1);
    const top = topOf(model, focus.pile).index;
    if (to <= top && to >= deepestOf(model, focus.pile).index) return { pile: focus.pile, index: to };
  }
  return enter(model, nextPile(rows, focus.pile, direction), direction);
}

/** Down from above one meets a column's deepest card first; while carrying only its place counts. */
function enter(model: TableModel, pile: PileId | undefined, direction: Direction): Spot | undefined {
  if (pile === undefined || model.carried !== undefined || direction !== "down") return arrive(model, pile);
  return deepestOf(model, pile);
}

/** To the end of a column, and from there to the piles above it; back to its last card. */
export function leap(
  model: TableModel,
  rows: PileRows,
  focus: Spot,
  direction: Direction & ("up" | "down"),
): Spot | undefined {
  const row = rowOf(rows, focus.pile);
  if (row === rows.left || row === rows.right) return arrive(model, row.at(direction === "up" ? 0 : -1));
  const inColumn = row === rows.columns;
  if (inColumn && model.carried === undefined) {
    const end = direction === "up" ? deepestOf(model, focus.pile) : topOf(model, focus.pile);
    if (end.index !== focus.index) return end;
  }
  return arrive(model, nextPile(rows, focus.pile, direction));
}
