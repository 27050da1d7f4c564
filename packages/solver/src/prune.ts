/** Every pruning by name, so that tests and researchers can switch it off (SO-10). */
export const PRUNES = [
  // Klondike's family; the proofs are in klondike/choices.ts and klondike/canonical.ts. A card that nothing can need on the
  // table any more goes up at once, and stays.
  "safe-foundation",
  // Of the ways to play cards up and bring them back, which undo each other, one order is searched.
  "foundation-order",
  // A card of the talon is put on a column right before it is of use there.
  "lazy-placing",
  // A column is emptied right before a king comes.
  "clear-for-king",
  // Spider's family, where no row will be dealt any more. Columns are interchangeable: where one is empty, moving to
  // another empty one instead gives the same position up to the order of the columns, which decides nothing.
  "spider-one-empty",
  // And a whole column moved to an empty one gives the very position it came from, up to that order.
  "spider-whole-column",
] as const;
export type Prune = (typeof PRUNES)[number];

/** The prunings in use. */
export type Prunes = ReadonlySet<Prune>;
export const ALL_PRUNES: Prunes = new Set(PRUNES);
export const NO_PRUNES: Prunes = new Set();
