/** In which order the arrow keys meet the piles: as they are seen, whatever the layout and the hand. */
import { type Shape, SUITS } from "@faceup/rules";
import { columnPile, type Form, foundationPile, type Hand, type PileId } from "./model.ts";

export interface PileRows {
  readonly columns: readonly PileId[];
  /** Piles in a row above the columns, from the left, each with the column it stands over. */
  readonly above: readonly { readonly pile: PileId; readonly over: number }[];
  /** Piles beside the columns, from the top: the layout of phones held sideways. */
  readonly left: readonly PileId[];
  readonly right: readonly PileId[];
}

export type Direction = "left" | "right" | "up" | "down";

export function pileRows(shape: Shape, form: Form, hand: Hand): PileRows {
  const n = shape.columns;
  const columns = Array.from({ length: n }, (_, i) => columnPile(i));
  const stock: readonly PileId[] = [
    ...(shape.stock ? (["stock"] as const) : []),
    ...(shape.waste ? (["waste"] as const) : []),
  ];
  const foundations = shape.foundations ? SUITS.map(foundationPile) : [];
  if (form === "landscape") {
    const [left, right] = hand === "left" ? [foundations, stock] : [stock, foundations];
    return { columns, above: [], left, right };
  }
  const first = hand === "left" ? 0 : n - SUITS.length;
  const above = [
    ...stock.map((pile, i) => ({ pile, over: hand === "left" ? n - 1 - i : i })),
    ...foundations.map((pile, i) => ({ pile, over: first + i })),
  ].sort((a, b) => a.over - b.over);
  return { columns, above, left: [], right: [] };
}

/** The row or side a pile belongs to, from the left or from the top. */
export function rowOf(rows: PileRows, pile: PileId): readonly PileId[] {
  const above = rows.above.map((place) => place.pile);
  return [rows.columns, above, rows.left, rows.right].find((row) => row.includes(pile)) ?? [];
}

/** The pile next to another one; undefined at the edge of the table. */
export function nextPile(rows: PileRows, pile: PileId, direction: Direction): PileId | undefined {
  const { columns, left, right } = rows;
  const row = rowOf(rows, pile);
  const at = row.indexOf(pile);
  const along = (step: number): PileId | undefined => row[at + step];
  const last = columns[columns.length - 1];
  if (row === left || row === right) {
    if (direction === "up" || direction === "down") return along(direction === "up" ? -1 : 1);
    const inwards = row === left ? "right" : "left";
    return direction === inwards ? (row === left ? columns[0] : last) : undefined;
  }
  switch (direction) {
    case "left":
      return along(-1) ?? (row === columns ? left[0] : undefined);
    case "right":
      return along(1) ?? (row === columns ? right[0] : undefined);
    case "up":
      return row === columns ? pileAbove(rows, at) : undefined;
    case "down":
      return row === columns ? undefined : columns[rows.above[at]?.over ?? 0];
  }
}

/** Where the arrow goes past the top of a column: to the nearest pile above it, or to the nearer side. */
function pileAbove({ above, left, right, columns }: PileRows, column: number): PileId | undefined {
  const away = ({ over }: { readonly over: number }): number => Math.abs(over - column);
  const nearest = [...above].sort((a, b) => away(a) - away(b))[0];
  const sides = column < columns.length / 2 ? [...left, ...right] : [...right, ...left];
  return nearest?.pile ?? sides[0];
}
