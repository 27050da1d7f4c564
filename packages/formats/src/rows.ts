import {
  type Card,
  err,
  type Layout,
  ok,
  type Position,
  type Result,
  rulesOf,
  toPosition,
  type Variant,
} from "@faceup/rules";
import type { FormatError } from "./error.ts";
import type { FoundPosition } from "./format.ts";

/** A deal: the columns, and what is left as the stock. */
export interface Dealt {
  readonly columns: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
}

/** Seven columns dealt row by row from the left, as most programs deal Klondike. */
export function dealRows(cards: readonly Card[]): Dealt {
  return dealTo(
    cards,
    7,
    Array.from({ length: 7 }, (_, row) => Array.from({ length: 7 - row }, (_, i) => row + i)).flat(),
  );
}

/** Gives the cards to columns in the order named. */
export function dealTo(cards: readonly Card[], columns: number, order: readonly number[]): Dealt {
  const dealt: Card[][] = Array.from({ length: columns }, () => []);
  for (const [i, column] of order.entries()) {
    const card = cards[i];
    if (card !== undefined) dealt[column]?.push(card);
  }
  return { columns: dealt, stock: cards.slice(order.length) };
}

/** The deal as a game; every column hides what the game hides. */
export function dealtPosition(
  variant: Variant,
  { columns, stock }: Dealt,
): Result<FoundPosition, FormatError> {
  const { layout, shape } = rulesOf(variant.game);
  const position = toPosition({
    variant,
    columns,
    ...(shape.stock ? { stock } : {}),
    // Said in full: other programs deal Spider in columns of other sizes.
    faceDown: columns.map((cards) => (layout.faceUp === "all" ? 0 : cards.length - 1)),
  });
  return position.ok
    ? ok({ position: position.value })
    : err({ fault: { code: "position", error: position.error } });
}

/** A seven-column deal back in the order in which it was dealt. */
export function inRows({ columns, stock }: Dealt): readonly Card[] {
  const rows = Array.from({ length: 7 }, (_, row) =>
    columns.slice(row).flatMap((cards) => cards.slice(row, row + 1)),
  );
  return [...rows.flat(), ...stock];
}

/** Is this position a deal of its game, with nothing played? */
export function isDealt(position: Position): boolean {
  const { layout } = rulesOf(position.variant.game);
  const { columns, faceDown, waste, foundations, removed } = position;
  return (
    columns.every((cards, i) => cards.length === layout.columns[i]) &&
    faceDown.every((n, i) => n === (layout.faceUp === "all" ? 0 : (layout.columns[i] ?? 0) - 1)) &&
    waste.length === 0 &&
    removed.length === 0 &&
    foundations.every((height) => height === 0)
  );
}

/**
 * Some programs print the columns of a deal in an order of their own. Where the sizes are those of a deal, they tell
 * which column is which; columns of one size keep their order. Games that deal their stock to the columns are let be:
 * there the order printed says something.
 *
 * @returns for each place from the left the column of the text
 */
export function dealtOrder(variant: Variant, sizes: readonly number[]): readonly number[] {
  const asWritten = sizes.map((_, i) => i);
  const { layout, shape } = rulesOf(variant.game);
  if (shape.stock && !shape.waste) return asWritten;
  return orderBySize(layout, sizes) ?? asWritten;
}

function orderBySize(layout: Layout, sizes: readonly number[]): readonly number[] | undefined {
  const left = sizes.map((_, i) => i);
  const order = layout.columns.map((size) => {
    const at = left.findIndex((i) => sizes[i] === size);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
  return left.length === 0 && order.every((i) => i !== undefined) ? order : undefined;
}
