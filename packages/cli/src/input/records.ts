import { type GameRecord, parseRecords } from "@faceup/rules";
import type { Io } from "../io.ts";
import { type Line, MOST_CHARACTERS } from "./lines.ts";
import type { Reading } from "./reading.ts";
import { readLines, type Source, SourceError } from "./source.ts";

/** Reads the records of all sources in order; each is there as soon as the next one begins. */
export async function* readRecords(
  sources: readonly Source[],
  io: Pick<Io, "stdin">,
): AsyncGenerator<Reading<GameRecord>> {
  for (const source of sources) {
    let found = false;
    try {
      for await (const stretch of stretchesOf(readLines(source, io))) {
        for (const reading of readStretch(source, stretch)) {
          found = true;
          yield reading;
        }
      }
      if (!found) yield { ok: false, where: { source, line: 1 }, fault: { type: "empty" } };
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      yield { ok: false, where: { source, line: 1 }, fault: { type: "source", error: error.fault } };
    }
  }
}

/** A part of a text that can be read by itself. */
interface Stretch {
  /** Of its first line. */
  readonly line: number;
  readonly text: string;
  readonly tooLong: boolean;
}

/** A line beginning with a code or a brace in its first place begins a record: what came before it is complete. */
const BEGINS = /^(?:\{|[A-Za-z]{2}\d+-)/;

/** Cuts a text where records surely begin. A stretch may still hold several: the rules tell them apart. */
async function* stretchesOf(lines: AsyncIterable<Line>): AsyncGenerator<Stretch> {
  let open: { line: number; parts: string[]; size: number; tooLong: boolean } | undefined;
  const closed = (stretch: NonNullable<typeof open>): Stretch => ({
    line: stretch.line,
    text: stretch.parts.join("\n"),
    tooLong: stretch.tooLong,
  });
  for await (const line of lines) {
    if (open === undefined || BEGINS.test(line.text)) {
      if (open !== undefined) yield closed(open);
      open = { line: line.number, parts: [], size: 0, tooLong: false };
    }
    open.size += line.text.length + 1;
    if (line.tooLong || open.size > MOST_CHARACTERS) {
      open.tooLong = true;
      open.parts = [];
    } else if (!open.tooLong) open.parts.push(line.text);
  }
  if (open !== undefined) yield closed(open);
}

function readStretch(source: Source, stretch: Stretch): readonly Reading<GameRecord>[] {
  const where = { source, line: stretch.line };
  if (stretch.tooLong) return [{ ok: false, where, fault: { type: "too-long" } }];
  return parseRecords(stretch.text).flatMap((record): readonly Reading<GameRecord>[] => {
    if (record.ok) return [{ ok: true, where, value: record.value }];
    // Comments before the first record, or nothing at all.
    if (record.error.fault.code === "record-empty") return [];
    const line = stretch.line + record.error.line - 1;
    return [{ ok: false, where: { source, line }, fault: { type: "record", error: record.error } }];
  });
}
