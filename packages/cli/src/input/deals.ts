import {
  currentPosition,
  deal,
  type GameRecord,
  type Position,
  parseCode,
  parseRecord,
  readPosition,
  replay,
  type Start,
  startOf,
} from "@faceup/rules";
import type { Io } from "../io.ts";
import { objectEnd } from "./json.ts";
import { type Line, MOST_CHARACTERS } from "./lines.ts";
import type { InputFault, Reading, Where } from "./reading.ts";
import { readLines, type Source, SourceError } from "./source.ts";

/**
 * A deal as commands take it: a code or a position, or where a record on one line has come to. The `id` is handed
 * through as it was given.
 */
export interface DealInput {
  readonly start: Start;
  /** Moves played from the start. */
  readonly moves: number;
  /** Where they led. */
  readonly position: Position;
  readonly id?: unknown;
}

/** Reads the deals of all sources in order; each is there as soon as its line is. */
export async function* readDeals(
  sources: readonly Source[],
  io: Pick<Io, "stdin">,
): AsyncGenerator<Reading<DealInput>> {
  for (const source of sources) {
    let found = false;
    try {
      for await (const piece of piecesOf(readLines(source, io))) {
        found = true;
        const where: Where = { source, line: piece.line };
        const read = readPiece(piece);
        yield "fault" in read ? { ok: false, where, fault: read.fault } : { ok: true, where, value: read };
      }
      if (!found) yield { ok: false, where: { source, line: 1 }, fault: { type: "empty" } };
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      yield { ok: false, where: { source, line: 1 }, fault: { type: "source", error: error.fault } };
    }
  }
}

/** A stretch of text that should be one deal: a JSON object, or a line with a code. */
interface Piece {
  readonly line: number;
  readonly text: string;
  /** What follows a JSON object on its last line: the moves of a record. */
  readonly moves?: string;
  readonly tooLong?: boolean;
}

/** Moves behind an object, as far as they reach. */
const MOVES = /^\s+(?:(?:\d+|w|f[a-z])>\S+|[dr])(?:\s+(?:(?:\d+|w|f[a-z])>\S+|[dr]))*(?=\s|$)/;

/** A code in full and something behind it: a record. */
const RECORD = /^[A-Za-z]{2}\d-[A-Za-z\d]{2,3}-[A-Za-z]{7}\s+\S/;

/** An unindented line that cannot be the middle of an object written over several lines. */
const BEGINS = /^(?:\[?\{|[A-Za-z]{2}\d)/;

/**
 * One deal a line, blank lines and comments left out. An object may take several lines; one that is broken
 * costs no more than itself, because the next one is known by its beginning. Brackets and
 * commas between objects are let pass: a JSON list of deals is read like the lines of a file.
 */
async function* piecesOf(lines: AsyncIterable<Line>): AsyncGenerator<Piece> {
  let open: Piece | undefined;
  for await (const { number, text, tooLong } of lines) {
    if (tooLong) {
      if (open !== undefined) yield open;
      open = undefined;
      yield { line: number, text: "", tooLong };
      continue;
    }
    if (open !== undefined && (BEGINS.test(text) || open.text.length > MOST_CHARACTERS)) {
      yield open;
      open = undefined;
    }
    let rest: string;
    let line = number;
    if (open === undefined) rest = text;
    else {
      rest = `${open.text}\n${text}`;
      line = open.line;
    }
    open = undefined;
    for (rest = withoutSeparators(rest); rest !== ""; rest = withoutSeparators(rest)) {
      if (!rest.startsWith("{")) {
        yield { line: number, text: rest.replace(/\s#.*$/, "").trim() };
        break;
      }
      const end = objectEnd(rest, 0);
      if (end === undefined) {
        open = { line, text: rest };
        break;
      }
      const moves = MOVES.exec(rest.slice(end))?.[0] ?? "";
      yield { line, text: rest.slice(0, end), moves };
      rest = rest.slice(end + moves.length);
      line = number;
    }
  }
  if (open !== undefined) yield open;
}

function withoutSeparators(text: string): string {
  const rest = text.replace(/^[\s\ufeff,[\]]+/, "");
  return rest.startsWith("#") ? "" : rest;
}

type Read = DealInput | { readonly fault: InputFault };

function readPiece(piece: Piece): Read {
  if (piece.tooLong === true) return { fault: { type: "too-long" } };
  if (!piece.text.startsWith("{")) return readWords(piece.text);
  // A position and its moves. An object by itself may hold moves too, those of an answer: they are not played.
  if (piece.moves !== undefined && piece.moves !== "") return readRecord(piece.text + piece.moves);
  let value: unknown;
  try {
    value = JSON.parse(piece.text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { fault: { type: "position", error: { code: "json", message } } };
  }
  const fields = value as Readonly<Record<string, unknown>>;
  const id = fields.id === undefined ? {} : { id: fields.id };
  // Answers of other commands name a deal by its code alone.
  if (typeof fields.code === "string" && fields.columns === undefined && fields.position === undefined) {
    const read = readCode(fields.code);
    return "fault" in read ? read : { ...read, ...id };
  }
  const read = readPosition(fields.position ?? value);
  if (!read.ok) return { fault: { type: "position", error: read.error } };
  return { start: startOf(read.value), moves: 0, position: read.value.position, ...id };
}

/** A code in any spelling, or a record, in which codes are strict. */
function readWords(text: string): Read {
  const read = readCode(text);
  return "fault" in read && RECORD.test(text) ? readRecord(text) : read;
}

function readCode(text: string): Read {
  const code = parseCode(text);
  return code.ok
    ? { start: { type: "code", code: code.value }, moves: 0, position: deal(code.value) }
    : { fault: { type: "code", text, error: code.error } };
}

function readRecord(text: string): Read {
  const record = parseRecord(text);
  return record.ok ? played(record.value) : { fault: { type: "record", error: record.error } };
}

function played({ start, moves, id }: GameRecord): Read {
  const game = replay({ start, moves });
  if (!game.ok) return { fault: { type: "illegal", error: game.error } };
  const position = currentPosition(game.value);
  return { start, moves: moves.length, position, ...(id === undefined ? {} : { id }) };
}
