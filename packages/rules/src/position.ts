import { type Card, card, faceOf, type Rank, SUITS, type Suit } from "./card.ts";
import type { Variant } from "./variant.ts";

/** Cards on the four foundations, or points per suit: spades, hearts, diamonds, clubs. */
export type PerSuit = readonly [number, number, number, number];
export const NO_SUITS: PerSuit = [0, 0, 0, 0];

/**
 * A valid arrangement of a game's cards. Immutable; made only by dealing (`deal.ts`), by the door for
 * arrangements from outside (`arrangement.ts`) and by playing moves.
 */
export interface Position {
  readonly variant: Variant;
  /** Deepest card first, the last card nearest the player. */
  readonly columns: readonly (readonly Card[])[];
  /** Hidden cards of each column, counted from the deepest. */
  readonly faceDown: readonly number[];
  /** The first card is drawn first. */
  readonly stock: readonly Card[];
  /** The last card is on top. */
  readonly waste: readonly Card[];
  /** How many cards lie on each foundation: always ace upwards. */
  readonly foundations: PerSuit;
  /** How many cards of each suit have ever reached their foundation and so have scored (TF-13). */
  readonly scored: PerSuit;
  /** Complete runs that have left the tableau, in order, each king first (SS-7). */
  readonly removed: readonly (readonly Card[])[];
}

export function lastCard(pile: readonly Card[]): Card | undefined {
  return pile[pile.length - 1];
}

/** The last `count` cards of a pile. */
export function lastCards(pile: readonly Card[], count: number): readonly Card[] {
  return pile.slice(pile.length - count);
}

export function columnOf(position: Position, index: number): readonly Card[] {
  return position.columns[index] ?? [];
}

export function faceDownOf(position: Position, index: number): number {
  return position.faceDown[index] ?? 0;
}

export function foundationHeight(position: Position, suit: Suit): number {
  return position.foundations[SUITS.indexOf(suit)] ?? 0;
}

/** The top card of a foundation; foundations hold one pack, so the copy is always 0. */
export function foundationTop(position: Position, suit: Suit): Card | undefined {
  const height: Rank = foundationHeight(position, suit);
  return height > 0 ? card(suit, height) : undefined;
}

export function emptyColumns(position: Position): readonly number[] {
  return position.columns.flatMap((cards, index) => (cards.length === 0 ? [index] : []));
}

/** Equal as a player sees them: cards with the same face are the same card. What has scored counts too. */
export function samePosition(a: Position, b: Position): boolean {
  return positionKey(a) === positionKey(b);
}

/** A text that is equal for equal positions, for sets and tests. */
export function positionKey(p: Position): string {
  const pile = (cards: readonly Card[]): string => cards.map(faceOf).join(",");
  return [
    p.variant.game + p.variant.option,
    p.columns.map(pile).join("|"),
    p.faceDown.join(","),
    pile(p.stock),
    pile(p.waste),
    p.foundations.join(","),
    p.scored.join(","),
    // Removed runs lie side by side: which left first makes no difference to the position.
    p.removed.map(pile).sort().join("|"),
  ].join("/");
}
