import { type ReadOptions, type ReadText, readFormat, splitDeals } from "@faceup/formats";
import type { Io } from "../io.ts";
import type { Reading } from "./reading.ts";
import { readLines, type Source, SourceError } from "./source.ts";

/** Layouts take many lines, so a source is read as a whole: a hundred thousand deals fit. */
const MOST_CHARACTERS = 128 * 1024 * 1024;

/** Reads the deals of all sources, in any format, in order. */
export async function* readImports(
  sources: readonly Source[],
  io: Pick<Io, "stdin">,
  options: ReadOptions,
): AsyncGenerator<Reading<ReadText>> {
  for (const source of sources) {
    const start = { source, line: 1 };
    let text: string | undefined;
    try {
      text = await wholeText(source, io);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      yield { ok: false, where: start, fault: { type: "source", error: error.fault } };
      continue;
    }
    if (text === undefined) {
      yield { ok: false, where: start, fault: { type: "too-long" } };
      continue;
    }
    const deals = splitDeals(text);
    if (deals.length === 0) yield { ok: false, where: start, fault: { type: "empty" } };
    for (const deal of deals) {
      const where = { source, line: deal.line };
      const read = readFormat(deal.text, options);
      yield read.ok
        ? { ok: true, where, value: read.value }
        : { ok: false, where, fault: { type: "format", error: read.error } };
    }
  }
}

/** Undefined where it is longer than any list of deals. */
async function wholeText(source: Source, io: Pick<Io, "stdin">): Promise<string | undefined> {
  const lines: string[] = [];
  let size = 0;
  for await (const { text, tooLong } of readLines(source, io)) {
    size += text.length + 1;
    if (tooLong || size > MOST_CHARACTERS) return undefined;
    lines.push(text);
  }
  return lines.join("\n");
}
