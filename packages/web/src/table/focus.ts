/** Where the keyboard's focus can stand. A spot is a stop of its pile or it is nowhere. */
import { type Carried, cardsOf, columnIndex, type PileId, type Spot, type TableModel } from "./model.ts";

/** Has the game this pile on its table? Removed runs lie beside it and have no stop. */
export function hasPile({ shape }: TableModel, pile: PileId): boolean {
  if (pile === "stock") return shape.stock;
  if (pile === "waste") return shape.waste;
  if (pile === "removed") return false;
  const column = columnIndex(pile);
  return column === undefined ? shape.foundations : column < shape.columns;
}

/** The top card of a pile, or its empty place. */
export function topOf(model: TableModel, pile: PileId): Spot {
  return { pile, index: cardsOf(model, pile).length - 1 };
}

/** The first card of what is in the hand. */
export function carriedSpot(model: TableModel, { pile, count }: Carried): Spot {
  return { pile, index: cardsOf(model, pile).length - count };
}

/** Where the focus arrives at a pile: its top card, or the whole group where it is in the hand. */
export function arrivalAt(model: TableModel, pile: PileId): Spot {
  return model.carried?.pile === pile ? carriedSpot(model, model.carried) : topOf(model, pile);
}

/**
 * The deepest stop of a pile. Of a column's hidden cards all are one stop, at the last of them, as there is nothing
 * to tell them apart; other piles have their top card only.
 */
export function deepestOf(model: TableModel, pile: PileId): Spot {
  const column = columnIndex(pile);
  const top = topOf(model, pile);
  if (column === undefined || top.index < 0) return top;
  return { pile, index: Math.max(0, hiddenIn(model, column) - 1) };
}

/** The nearest stop of the same pile; of a pile that the game has not, the first column's. */
export function nearestStop(model: TableModel, spot: Spot): Spot {
  if (!hasPile(model, spot.pile)) return firstStop(model);
  const top = topOf(model, spot.pile);
  const deepest = deepestOf(model, spot.pile);
  return { pile: spot.pile, index: Math.max(deepest.index, Math.min(spot.index, top.index)) };
}

/** Where the focus stands in a new game. */
export function firstStop(model: TableModel): Spot {
  return topOf(model, "c0");
}

export function sameSpot(a: Spot, b: Spot): boolean {
  return a.pile === b.pile && a.index === b.index;
}

/** Cards of a column that can be lifted together, at least its last one. */
export function liftableIn(model: TableModel, column: number): number {
  return model.liftable[column] ?? 1;
}

function hiddenIn(model: TableModel, column: number): number {
  return model.faceDown[column] ?? 0;
}
