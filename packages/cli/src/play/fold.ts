/** How a column of cards is shown in a limited number of rows. */
export interface Fold {
  /** Cards left out, the deepest ones; they take a row of their own. */
  readonly omitted: number;
  /** Cards in each row after that, from the deepest. */
  readonly rows: readonly number[];
}

/**
 * Fits `cards` into `rows`, at most `across` beside one another. Cards near the player keep a row each: the
 * deepest are put together first, then left out.
 */
export function fold(cards: number, rows: number, across: number): Fold {
  if (cards <= rows) return { omitted: 0, rows: Array.from({ length: cards }, () => 1) };
  const room = rows * across;
  if (cards > room) {
    const kept = (rows - 1) * across;
    return { omitted: cards - kept, rows: Array.from({ length: rows - 1 }, () => across) };
  }
  // No more beside one another than is needed: the smallest number that fits.
  const most = Math.ceil(cards / rows);
  const sizes = Array.from({ length: rows }, () => 1);
  let left = cards - rows;
  for (let i = 0; left > 0; i++) {
    const more = Math.min(most - 1, left);
    sizes[i] = 1 + more;
    left -= more;
  }
  return { omitted: 0, rows: sizes };
}
