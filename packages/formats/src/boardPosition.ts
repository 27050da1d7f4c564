import {
  type Arrangement,
  type ArrangementError,
  err,
  ok,
  type Position,
  type Result,
  rulesOf,
  toPosition,
  type Variant,
} from "@faceup/rules";
import type { Board } from "./board.ts";
import { type BoardCard, hiddenCount } from "./boardCard.ts";
import { type FormatError, positionFault, type TextPlace } from "./error.ts";
import { heightsOf, runsOf } from "./foundations.ts";

/** How a board is understood where its format leaves a choice. */
export interface BoardReading {
  /** Where all cards are open, the marks of hidden ones say nothing: another program's Klondike as Thoughtful. */
  readonly open?: boolean;
}

export function boardPosition(
  board: Board,
  variant: Variant,
  { open = false }: BoardReading = {},
): Result<Position, FormatError> {
  const arrangement = boardArrangement(board, variant, open);
  if (!arrangement.ok) return arrangement;
  const position = toPosition(arrangement.value);
  return position.ok ? position : err(positionFault(position.error, placeOf(board, position.error)));
}

function boardArrangement(board: Board, variant: Variant, open: boolean): Result<Arrangement, FormatError> {
  const { layout, shape } = rulesOf(variant.game);
  const faceDown: number[] = [];
  for (const cards of board.columns) {
    const hidden = hiddenCount(cards);
    if (!hidden.ok) return hidden;
    faceDown.push(open && layout.faceUp === "all" ? 0 : hidden.value);
  }
  const foundations = heightsOf(shape.foundations ? (board.foundations ?? []) : []);
  if (!foundations.ok) return foundations;
  const runs = runsOf(shape.foundations ? [] : (board.foundations ?? []));
  if (!runs.ok) return runs;
  const removed = [...runs.value, ...(board.removed ?? [])];
  return ok({
    variant,
    columns: board.columns.map(cardsOf),
    ...(board.stock === undefined ? {} : { stock: cardsOf(board.stock) }),
    // Empty piles say no more than none: a fresh deal stays one, its hidden cards as dealt where none is marked.
    ...((board.waste?.length ?? 0) > 0 ? { waste: cardsOf(board.waste ?? []) } : {}),
    ...(foundations.value.some((height) => height > 0) ? { foundations: foundations.value } : {}),
    ...(removed.length > 0 ? { removed } : {}),
    ...(faceDown.some((count) => count > 0) ? { faceDown } : {}),
  });
}

function cardsOf(cards: readonly BoardCard[]): readonly BoardCard["card"][] {
  return cards.map(({ card }) => card);
}

/** Where the card stands that the rules refuse. */
function placeOf(board: Board, error: ArrangementError): TextPlace | undefined {
  if (error.code === "face-down") return board.columns[error.column]?.at(-1)?.at;
  if (error.code !== "card-surplus" || error.place === undefined) return undefined;
  const { field, column, index } = error.place;
  const pile = field === "columns" ? board.columns[column ?? 0] : board[field];
  return pile?.[index]?.at;
}
