import {
  type CodeError,
  deal,
  err,
  type GameCode,
  makeCode,
  makeVariant,
  ok,
  type Position,
  parseCode,
  parseVariant,
  type Result,
  rulesOf,
  samePosition,
  suitOf,
  type Variant,
} from "@faceup/rules";
import { readBoard } from "../board.ts";
import type { Token } from "../boardLines.ts";
import { boardPosition } from "../boardPosition.ts";
import { boardText, cardList, columnLines } from "../boardText.ts";
import type { FormatError } from "../error.ts";
import type { Format } from "../format.ts";
import { makeFoundations } from "../foundations.ts";
import { otherGame, settle } from "../settle.ts";
import { boardKind } from "../traits.ts";

/** Our own board: it names its game and has a line for every pile, so that it holds any position. */
export const text: Format = {
  name: "text",
  holds: () => true,
  recognise: (written) => boardKind(written) === "text",
  read(written, variant) {
    const board = readBoard(written);
    if (!board.ok) return board;
    const { game, columns } = board.value;
    const named = game === undefined ? undefined : readGame(game);
    if (named?.ok === false) return named;
    const said = named?.value;
    const other = said === undefined ? undefined : otherGame(said.variant, variant);
    if (other !== undefined) return err({ ...other, ...(game === undefined ? {} : { at: game.at }) });
    return settle(
      text,
      (each) => {
        const position = boardPosition(board.value, each);
        if (!position.ok) return position;
        const code = said?.code;
        const dealt = code !== undefined && samePosition(deal(code), position.value);
        return ok({ position: position.value, ...(dealt ? { code } : {}) });
      },
      said?.variant ?? variant,
      columns.length,
    );
  },
  write(position, code) {
    return ok(
      boardText([
        `Game: ${code === undefined ? makeVariant(position.variant) : makeCode(code)}`,
        ...pileLines(position),
        ...columnLines(position),
      ]),
    );
  },
};

/** A code, or its first two parts, as people type them. */
function readGame({
  text: written,
  at,
}: Token): Result<{ readonly variant: Variant; readonly code?: GameCode }, FormatError> {
  const plain = written.toUpperCase();
  const variant = parseVariant(plain);
  if (variant.ok) return ok({ variant: variant.value });
  const code = parseCode(plain);
  if (code.ok) {
    const { game, option } = code.value;
    return ok({ variant: { game, option }, code: code.value });
  }
  const error: CodeError = code.error;
  return err({ fault: { code: "position", error: { code: "position-game", error } }, at });
}

function pileLines({ variant, foundations, stock, waste, removed }: Position): readonly string[] {
  const { shape } = rulesOf(variant.game);
  const suits = removed.flatMap(([king]) => (king === undefined ? [] : [suitOf(king)]));
  const line = (label: string, words: string): string => `${label}: ${words === "" ? "-" : words}`;
  return [
    ...(shape.foundations ? [line("Foundations", makeFoundations(foundations))] : []),
    ...(shape.removedPlaces > 0 ? [line("Removed", suits.join(" "))] : []),
    ...(shape.stock ? [line("Stock", cardList(stock))] : []),
    ...(shape.waste ? [line("Waste", cardList(waste))] : []),
  ];
}
