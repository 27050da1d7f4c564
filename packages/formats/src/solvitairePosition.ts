import {
  type ArrangementError,
  type Card,
  type CardPlace,
  err,
  ok,
  type PerSuit,
  type Position,
  RANKS_PER_SUIT,
  type Result,
  rulesOf,
  SUITS,
  toPosition,
  type Variant,
} from "@faceup/rules";
import type { FormatError } from "./error.ts";
import { dealtOrder } from "./rows.ts";
import type { PileCard, SolvitairePiles } from "./solvitairePiles.ts";

/**
 * @param open where all cards of the game are open, the marks of hidden ones say nothing: somebody has asked for that
 *   game
 */
export function solvitairePosition(
  piles: SolvitairePiles,
  variant: Variant,
  open: boolean,
): Result<Position, FormatError> {
  const { layout, shape } = rulesOf(variant.game);
  const sizes = piles.columns.map((cards) => cards.length);
  const order = isFresh(piles) ? dealtOrder(variant, sizes) : sizes.map((_, i) => i);
  const columns = order.map((i) => piles.columns[i] ?? []);
  // Where all cards lie open, the case of the suits is a matter of taste. With a stock it tells Klondike from Thoughtful.
  const unmarked = layout.faceUp === "all" && (open || !shape.stock);
  const faceDown = columns.map((cards) => (unmarked ? 0 : hiddenCount(cards)));
  const stray = unmarked ? undefined : strayHidden(columns);
  if (stray !== undefined) return err(moved(stray, order));
  const split = foundationsOf(piles, shape.foundations);
  if (!split.ok) return split;
  const { foundations, removed } = split.value;
  const position = toPosition({
    variant,
    columns: columns.map(cardsOf),
    ...(piles.stock === undefined ? {} : { stock: cardsOf(piles.stock).reverse() }),
    ...(piles.waste.length > 0 ? { waste: cardsOf(piles.waste) } : {}),
    ...(foundations.some((height) => height > 0) ? { foundations } : {}),
    ...(removed.length > 0 ? { removed } : {}),
    ...(faceDown.some((count) => count > 0) ? { faceDown } : {}),
  });
  return position.ok ? position : err(blamed(position.error, piles, order));
}

function cardsOf(cards: readonly PileCard[]): Card[] {
  return cards.map(({ card }) => card);
}

/** Nothing has been played: only then may the columns be put in order. Hidden cards are all there, or not marked. */
function isFresh({ columns, waste, heights }: SolvitairePiles): boolean {
  const hidden = columns.map(hiddenCount);
  return (
    waste.length === 0 &&
    heights.every((height) => height === 0) &&
    (hidden.every((n) => n === 0) || hidden.every((n, i) => n >= (columns[i]?.length ?? 0) - 1))
  );
}

function hiddenCount(cards: readonly PileCard[]): number {
  const open = cards.findIndex(({ hidden }) => !hidden);
  return open < 0 ? cards.length : open;
}

function strayHidden(columns: readonly (readonly PileCard[])[]): FormatError | undefined {
  for (const [column, cards] of columns.entries()) {
    const count = hiddenCount(cards);
    const index = cards.findIndex(({ hidden }, i) => hidden && i >= count);
    if (index >= 0) {
      return {
        fault: { code: "card-covered", text: String(count) },
        card: { field: "columns", column, index },
      };
    }
  }
  return undefined;
}

interface Gone {
  readonly foundations: PerSuit;
  readonly removed: readonly (typeof SUITS)[number][];
}

/** Where whole runs leave, a foundation holds a run or nothing. */
function foundationsOf({ heights }: SolvitairePiles, hasFoundations: boolean): Result<Gone, FormatError> {
  const [s = 0, h = 0, d = 0, c = 0] = heights;
  if (hasFoundations) return ok({ foundations: [s, h, d, c], removed: [] });
  const part = heights.findIndex((height) => height > 0 && height < RANKS_PER_SUIT);
  if (part >= 0) return err({ fault: { code: "foundation-run", text: `${SUITS[part]}-${heights[part]}` } });
  return ok({ foundations: [0, 0, 0, 0], removed: SUITS.filter((_, i) => (heights[i] ?? 0) > 0) });
}

/** The error with its card as the file counts it. */
function blamed(error: ArrangementError, piles: SolvitairePiles, order: readonly number[]): FormatError {
  if (error.code === "face-down") {
    const column = order[error.column] ?? error.column;
    return { fault: { code: "position", error: { ...error, column } } };
  }
  if (error.code !== "card-surplus" || error.place === undefined)
    return { fault: { code: "position", error } };
  const { field, index } = error.place;
  const last = (piles.stock?.length ?? 0) - 1;
  const place = field === "stock" ? { field, index: last - index } : inFile(error.place, order);
  return { fault: { code: "position", error: { ...error, place } } };
}

function moved(error: FormatError, order: readonly number[]): FormatError {
  return error.card === undefined ? error : { ...error, card: inFile(error.card, order) };
}

function inFile(place: CardPlace, order: readonly number[]): CardPlace {
  return place.column === undefined ? place : { ...place, column: order[place.column] ?? place.column };
}
