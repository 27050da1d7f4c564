import { type CodeError, makeCode, parseStrictCode } from "./code.ts";
import { actAll, type Game, newGame, type Start } from "./history.ts";
import type { Move } from "./move.ts";
import { type MoveTextError, makeMove, parseMove } from "./moveText.ts";
import {
  makePosition,
  type PositionError,
  type ReadPosition,
  readPosition,
  shownValue,
} from "./positionText.ts";
import { type Token, tokens } from "./recordTokens.ts";
import type { Refusal } from "./refusal.ts";
import { err, ok, type Result } from "./result.ts";

/** A game as it is shared: where it starts and the moves of its line. */
export interface GameRecord {
  readonly start: Start;
  readonly moves: readonly Move[];
  readonly id?: string;
}

/** Why a text is no record; `line` and `column` count from 1 and point at the fault. */
export interface RecordError {
  readonly line: number;
  readonly column: number;
  readonly fault:
    | { readonly code: "record-empty" }
    | { readonly code: "record-no-start"; readonly text: string }
    | { readonly code: "record-code"; readonly text: string; readonly error: CodeError }
    | { readonly code: "record-position"; readonly error: PositionError }
    | { readonly code: "record-move"; readonly number: number; readonly error: MoveTextError };
}

/** A legal record that broke off: the first move is number 1. */
export interface ReplayError {
  readonly number: number;
  readonly move: Move;
  readonly refusal: Refusal;
  /** The game as far as it went. */
  readonly game: Game;
}

/** Reads every record of a text, in order; a faulty one does not hide those after it. */
export function parseRecords(text: string): readonly Result<GameRecord, RecordError>[] {
  const read: Result<GameRecord, RecordError>[] = [];
  const all = tokens(text);
  for (let i = 0; i < all.length; ) {
    const first = all[i] as Token;
    let end = i + 1;
    while (end < all.length && all[end]?.type === "word") end++;
    read.push(readRecord(first, all.slice(first.type === "word" ? i : i + 1, end)));
    i = end;
  }
  if (read.length === 0) return [err({ line: 1, column: 1, fault: { code: "record-empty" } })];
  return read;
}

/** Reads a text that must hold exactly one record or the first of several. */
export function parseRecord(text: string): Result<GameRecord, RecordError> {
  return parseRecords(text)[0] as Result<GameRecord, RecordError>;
}

function readRecord(first: Token, words: readonly Token[]): Result<GameRecord, RecordError> {
  const at = (token: Token, fault: RecordError["fault"]): Result<GameRecord, RecordError> =>
    err({ line: token.line, column: token.column, fault });
  if (first.type === "word") return at(first, { code: "record-no-start", text: first.text });
  if (first.type === "json") return readJson(first, words);
  const code = parseStrictCode(first.text);
  if (!code.ok) return at(first, { code: "record-code", text: first.text, error: code.error });
  return readMoves({ type: "code", code: code.value }, words);
}

function readJson(first: Token, words: readonly Token[]): Result<GameRecord, RecordError> {
  const fail = (fault: RecordError["fault"]): Result<GameRecord, RecordError> =>
    err({ line: first.line, column: first.column, fault });
  let value: unknown;
  try {
    value = JSON.parse(first.text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return fail({ code: "record-position", error: { code: "json", message } });
  }
  // A whole record as one object: {"code": …, "moves": […]} or {"position": {…}, "moves": "…"}.
  const fields = value as Readonly<Record<string, unknown>>;
  const listed = listOf(fields.moves).map(
    (move): Token => ({ ...first, type: "word", text: shownValue(move) }),
  );
  const id = fields.id === undefined || fields.id === null ? {} : { id: shownValue(fields.id) };
  const { code } = fields;
  if (typeof code === "string" && fields.columns === undefined && fields.position === undefined) {
    const parsed = parseStrictCode(code);
    if (!parsed.ok) return fail({ code: "record-code", text: code, error: parsed.error });
    return readMoves({ type: "code", code: parsed.value }, [...listed, ...words], id);
  }
  const read = readPosition(fields.position ?? value);
  if (!read.ok) return fail({ code: "record-position", error: read.error });
  return readMoves(startOf(read.value), [...listed, ...words], id);
}

/** Moves as a list or as one text; what is neither (`null` beside an unwinnable deal) holds none. */
function listOf(moves: unknown): readonly unknown[] {
  if (typeof moves === "string") return moves.split(/\s+/).filter((word) => word !== "");
  return Array.isArray(moves) ? moves : [];
}

/** A position that is the deal of its code starts as that code. */
export function startOf(read: ReadPosition): Start {
  return read.code === undefined
    ? { type: "position", position: read.position }
    : { type: "code", code: read.code };
}

function readMoves(
  start: Start,
  words: readonly Token[],
  id: { readonly id?: string } = {},
): Result<GameRecord, RecordError> {
  const moves: Move[] = [];
  for (const word of words) {
    const move = parseMove(word.text);
    if (!move.ok) {
      const fault = { code: "record-move", number: moves.length + 1, error: move.error } as const;
      return err({ line: word.line, column: word.column, fault });
    }
    moves.push(move.value);
  }
  return ok({ start, moves, ...id });
}

/** The record as one line of text: code (or the position's JSON) and moves. */
export function makeRecord(record: GameRecord): string {
  const { start } = record;
  const head = start.type === "code" ? makeCode(start.code) : JSON.stringify(makePosition(start.position));
  return [head, ...record.moves.map(makeMove)].join(" ");
}

/** Plays a record by the rules. Each move is an action of its own. */
export function replay(record: GameRecord): Result<Game, ReplayError> {
  const { game, refusal } = actAll(
    newGame(record.start),
    record.moves.map((move) => [move]),
  );
  const move = record.moves[game.cursor];
  if (refusal === undefined || move === undefined) return ok(game);
  return err({ number: game.cursor + 1, move, refusal, game });
}
