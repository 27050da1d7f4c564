import type { Card } from "./card.ts";
import { currentPosition, type Game, gameRules, line } from "./history.ts";
import { faceDownOf, type Position } from "./position.ts";
import type { Ruleset } from "./ruleset.ts";
import { shuffle } from "./shuffle.ts";

/**
 * The cards on the table that nobody has seen in this game: face down in a column or in the stock, now and in every
 * position on the way here. What has been undone does not count: undo hides it again (ST-2, KL-1).
 */
export function unseenCards(game: Game): ReadonlySet<Card> {
  const unseen = new Set(lyingHidden(currentPosition(game)));
  for (const position of [game.startPosition, ...line(game).map((action) => action.position)]) {
    const hidden = new Set(lyingHidden(position));
    for (const card of unseen) if (!hidden.has(card)) unseen.delete(card);
  }
  return unseen;
}

/** Does the game hide cards of its columns? The truth about such a game is told to those who ask for it, no one else (AP-15). */
export function hidesCards({ layout }: Ruleset): boolean {
  return layout.faceUp === "last";
}

/**
 * The cards that a fair helper must not know: those nobody has seen, in games that hide cards of the columns. Where these
 * are open from the start, the stock counts as known: going through it once shows it.
 */
export function secretCards(game: Game): ReadonlySet<Card> {
  return hidesCards(gameRules(game)) ? unseenCards(game) : new Set();
}

function lyingHidden(position: Position): readonly Card[] {
  const inColumns = position.columns.flatMap((cards, i) => cards.slice(0, faceDownOf(position, i)));
  return [...inColumns, ...position.stock];
}

/**
 * The position as it might be for all that the player knows: the unseen cards in another order, the same for the same
 * seed (0 to 26⁷ − 1).
 */
export function guessed(position: Position, unseen: ReadonlySet<Card>, seed: number): Position {
  const lying = [...position.columns.flat(), ...position.stock].filter((card) => unseen.has(card));
  // By number first: their true order must not matter.
  const cards = shuffle(
    [...lying].sort((a, b) => a - b),
    seed,
  );
  let next = 0;
  const guess = (card: Card): Card => (unseen.has(card) ? (cards[next++] ?? card) : card);
  return {
    ...position,
    columns: position.columns.map((column) => column.map(guess)),
    stock: position.stock.map(guess),
  };
}
