import { type Card, drawOf, type Position, rankOf, rulesOf, suitOf } from "@faceup/rules";

const LINKS_OF_A_RUN = 12;
const PACK = 52;

/** Fewer moves than these cannot win: a lower bound that needs no search. 0 where the game is won. */
export function leastMoves(position: Position): number {
  return rulesOf(position.variant.game).family === "spider" ? leastJoins(position) : leastLifts(position);
}

/**
 * Every card that is not on its foundation yet gets there by a move of its own. Only drawing takes cards from the stock,
 * `drawOf` at a time, and all of them have to leave it.
 */
function leastLifts({ variant, foundations, stock }: Position): number {
  const up = foundations.reduce<number>((sum, height) => sum + height, 0);
  return PACK - up + Math.ceil(stock.length / drawOf(variant.option));
}

/**
 * A run to be removed holds twelve links, a card upon the next higher of its suit. A transfer makes one link at
 * most, where the group lands; a run that leaves takes its own twelve with it. A deal from the stock makes one link
 * at most for each card, and puts one card on every column.
 */
function leastJoins({ variant, columns, stock, removed }: Position): number {
  const { removedPlaces } = rulesOf(variant.game).shape;
  const links = columns.reduce((sum, cards) => sum + linksOf(cards), 0);
  const missing = LINKS_OF_A_RUN * (removedPlaces - removed.length) - links;
  return Math.max(0, missing - stock.length) + Math.ceil(stock.length / columns.length);
}

function linksOf(cards: readonly Card[]): number {
  return cards.filter((card, i) => {
    const below = cards[i - 1];
    return below !== undefined && suitOf(below) === suitOf(card) && rankOf(below) === rankOf(card) + 1;
  }).length;
}
