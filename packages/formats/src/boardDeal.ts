import {
  deal,
  err,
  type GameCode,
  ok,
  parseCode,
  parseVariant,
  type Result,
  samePosition,
  type Variant,
} from "@faceup/rules";
import { type Board, readBoard } from "./board.ts";
import type { Token } from "./boardLines.ts";
import { type BoardReading, boardPosition } from "./boardPosition.ts";
import type { FormatError } from "./error.ts";
import type { Format, FoundPosition } from "./format.ts";
import { otherGame, settle } from "./settle.ts";

interface BoardDealReading extends BoardReading {
  /** Puts the lines in another order before they are taken for columns. */
  readonly arrange?: (board: Board, variant: Variant) => Board;
}

/** Reads a board as a game: the one that its line `Game:` names, that was said, or that its cards tell. */
export function readBoardDeal(
  format: Pick<Format, "name" | "holds">,
  text: string,
  variant: Variant | undefined,
  { open = false, arrange = (board) => board }: BoardDealReading = {},
): Result<FoundPosition, FormatError> {
  const read = readBoard(text);
  if (!read.ok) return read;
  const board = read.value;
  const named = board.game === undefined ? ok(undefined) : readGame(board.game);
  if (!named.ok) return named;
  const said = named.value;
  const other = said === undefined ? undefined : otherGame(said.variant, variant);
  if (other !== undefined)
    return err({ ...other, ...(board.game === undefined ? {} : { at: board.game.at }) });
  const asked = said?.variant ?? variant;
  return settle(
    format,
    (each) => {
      // Only who has said which game may have its hidden cards open: else they tell the game.
      const position = boardPosition(arrange(board, each), each, { open: open && asked !== undefined });
      if (!position.ok) return position;
      const code = said?.code;
      const dealt = code !== undefined && samePosition(deal(code), position.value);
      return ok({ position: position.value, ...(dealt ? { code } : {}) });
    },
    asked,
    board.columns.length,
  );
}

interface Named {
  readonly variant: Variant;
  readonly code?: GameCode;
}

/** A code, or its first two parts, as people type them. */
function readGame({ text, at }: Token): Result<Named, FormatError> {
  const plain = text.toUpperCase();
  const variant = parseVariant(plain);
  if (variant.ok) return ok({ variant: variant.value });
  const code = parseCode(plain);
  if (!code.ok)
    return err({ fault: { code: "position", error: { code: "position-game", error: code.error } }, at });
  const { game, option } = code.value;
  return ok({ variant: { game, option }, code: code.value });
}
