import { ACE, type Card, colourOf, KING, RANKS_PER_SUIT, rankOf, sameSuit } from "./card.ts";

/** Does `lower` continue a run begun by `upper` (the card above it in the column)? */
export type Follows = (lower: Card, upper: Card) => boolean;

export const descends: Follows = (lower, upper) => rankOf(lower) === rankOf(upper) - 1;
export const inSuit: Follows = (lower, upper) => descends(lower, upper) && sameSuit(lower, upper);
export const alternates: Follows = (lower, upper) =>
  descends(lower, upper) && colourOf(lower) !== colourOf(upper);

/** Length of the longest run at the end of a column, hidden cards never included. */
export function runLength(column: readonly Card[], faceDown: number, follows: Follows): number {
  if (column.length <= faceDown) return 0;
  let length = 1;
  while (column.length - length > faceDown) {
    const lower = column[column.length - length] as Card;
    const upper = column[column.length - length - 1] as Card;
    if (!follows(lower, upper)) break;
    length++;
  }
  return length;
}

/** The highest break of a group: the first pair, from the deepest card on, whose lower card does not follow. */
export function firstBreak(
  group: readonly Card[],
  follows: Follows,
): { readonly lower: Card; readonly upper: Card } | undefined {
  for (let i = 1; i < group.length; i++) {
    const upper = group[i - 1] as Card;
    const lower = group[i] as Card;
    if (!follows(lower, upper)) return { lower, upper };
  }
  return undefined;
}

/** Does the column end in a complete one-suit run K..A of face-up cards (SS-7)? */
export function endsInCompleteRun(column: readonly Card[], faceDown: number): boolean {
  const last = column[column.length - 1];
  if (last === undefined || rankOf(last) !== ACE || column.length < RANKS_PER_SUIT) return false;
  if (runLength(column, faceDown, inSuit) < RANKS_PER_SUIT) return false;
  return rankOf(column[column.length - RANKS_PER_SUIT] as Card) === KING;
}

/** Splits a run into its one-suit pieces, deepest first. */
export function piecesOf(group: readonly Card[]): readonly (readonly Card[])[] {
  const pieces: Card[][] = [];
  for (const c of group) {
    const piece = pieces[pieces.length - 1];
    const upper = piece?.[piece.length - 1];
    if (piece !== undefined && upper !== undefined && sameSuit(c, upper)) piece.push(c);
    else pieces.push([c]);
  }
  return pieces;
}
