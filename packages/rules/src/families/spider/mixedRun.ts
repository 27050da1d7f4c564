import type { Card } from "../../card.ts";
import { column, type Move, type Transfer, transfer } from "../../move.ts";
import { columnOf, emptyColumns, faceDownOf, type Position } from "../../position.ts";
import type { Refusal } from "../../refusal.ts";
import { err, ok, type Result } from "../../result.ts";
import { descends, piecesOf, runLength } from "../../run.ts";
import { checkColumnHolds, checkNotation, groupOf } from "../columns.ts";
import { checkLand, checkOrder } from "./check.ts";

/** With e empty columns, at most 2^e one-suit pieces can be carried: each column doubles what one alone can. */
function mostPieces(empty: number): number {
  return 2 ** empty;
}

/**
 * The fewest single moves that carry `pieces` with `empty` spare columns, and how many of the lowest pieces
 * to park first (SS-14): M(1, e) = 1, M(p, e) = min over k of 2 M(k, e−1) + M(p−k, e−1); ties: largest k.
 */
export function fewestMoves(
  pieces: number,
  empty: number,
): { readonly moves: number; readonly park: number } {
  if (pieces === 1) return { moves: 1, park: 0 };
  let best = { moves: Number.POSITIVE_INFINITY, park: 0 };
  if (empty === 0) return best;
  for (let park = pieces - 1; park >= 1; park--) {
    const moves = 2 * fewestMoves(park, empty - 1).moves + fewestMoves(pieces - park, empty - 1).moves;
    if (moves < best.moves) best = { moves, park };
  }
  return best;
}

/** Carries pieces (their sizes, deepest first) from one column to another with the help of empty ones. */
function carry(
  sizes: readonly number[],
  from: number,
  to: number,
  empty: readonly number[],
): readonly Move[] {
  const [park, ...spare] = empty;
  if (sizes.length === 1 || park === undefined) {
    return [transfer(column(from), column(to), sizes[0] ?? 0)];
  }
  const kept = sizes.length - fewestMoves(sizes.length, empty.length).park;
  const lower = sizes.slice(kept);
  return [
    ...carry(lower, from, park, spare),
    ...carry(sizes.slice(0, kept), from, to, spare),
    ...carry(lower, park, to, spare),
  ];
}

/** SS-14: the single moves that carry a descending run of any suits, or why it cannot be carried. */
export function planMixedRun(position: Position, move: Transfer): Result<readonly Move[], Refusal> {
  const { from, to, count } = move;
  if (from.pile !== "column" || to.pile !== "column") throw new Error("mixed runs lie in columns");
  const refused =
    checkNotation(position, [from, to], count) ?? checkColumnHolds(position, from.column, count, "SS-4");
  if (refused !== undefined) return err(refused);
  const group = groupOf(position, from.column, count);
  if (group.hidden) {
    return err({ reason: "card-hidden", rule: "ST-2", part: "lift", cards: [], column: from.column });
  }
  const spare = emptyColumns(position).filter((index) => index !== to.column);
  const fault =
    checkOrder(group.cards, from.column) ??
    checkPieces(group.cards, spare.length, from.column) ??
    checkLand(position, group.cards[0] as Card, count, from, to);
  if (fault !== undefined) return err(fault);
  const sizes = piecesOf(group.cards).map((piece) => piece.length);
  return ok(carry(sizes, from.column, to.column, spare));
}

function checkPieces(group: readonly Card[], empty: number, index: number): Refusal | undefined {
  const pieces = piecesOf(group).length;
  const limit = mostPieces(empty);
  if (pieces <= limit) return undefined;
  return {
    reason: "mixed-run-too-long",
    rule: "SS-14",
    part: "lift",
    cards: group,
    column: index,
    count: pieces,
    limit,
  };
}

/** How many cards of a column may be lifted as a mixed run onto a card: as many pieces as the empty columns allow. */
export function liftableMixed(position: Position, index: number): number {
  const cards = columnOf(position, index);
  const longest = runLength(cards, faceDownOf(position, index), descends);
  const limit = mostPieces(emptyColumns(position).length);
  for (let count = longest; count > 0; count--) {
    if (piecesOf(cards.slice(cards.length - count)).length <= limit) return count;
  }
  return 0;
}
