/** What is wrong with a card where it lies, and with a position. A guide for the search, no bound. */
export interface Weights {
  /** A card that does not lie on its successor, the card one rank higher of its suit. */
  readonly link: number;
  /** The same where it does not even lie on a card one rank higher. */
  readonly gap: number;
  /** A card that lies somewhere above its own successor. */
  readonly own: number;
  /** A card that lies above a lower one. */
  readonly lower: number;
  /** A king that lies on a card. */
  readonly king: number;
  /** A hidden card. */
  readonly hidden: number;
  /** A card that is not dealt yet. */
  readonly stock: number;
}

/** Found by trial on deals that no benchmark uses. */
export const EARLY: Weights = { link: 18, gap: 11, own: 10, lower: 6, king: 5, hidden: 9, stock: 23 };

/**
 * What counts the cards of the stock for less deals later. That finds lines where early deals lose; the other ones are
 * shorter.
 */
export const LATE: Weights = { ...EARLY, stock: 18 };
