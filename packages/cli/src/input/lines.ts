/** A line of a text that is being read, without its end of line. */
export interface Line {
  /** From 1. */
  readonly number: number;
  /** Empty where the line was too long to be kept. */
  readonly text: string;
  readonly tooLong: boolean;
}

/** What no deal and no record comes near; it keeps a wrong file of any size out of memory. */
export const MOST_CHARACTERS = 4 * 1024 * 1024;

/** The stream holds something else than text: no line of it is worth a look. */
export class NotText extends Error {}

/**
 * Splits a stream into lines while it is being read, so that the first ones are answered before the last ones
 * are there. Both ends of line are understood, and a byte order mark at the start.
 *
 * @throws {NotText} at the first zero byte: a packed or binary file, or UTF-16
 */
export async function* linesOf(chunks: AsyncIterable<Uint8Array | string>): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  let number = 1;
  let open = "";
  let tooLong = false;
  const closed = (): Line => {
    const line = { number, text: tooLong ? "" : open.replace(/\r$/, ""), tooLong };
    number++;
    open = "";
    tooLong = false;
    return line;
  };
  for await (const chunk of chunks) {
    const text = typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true });
    if (text.includes("\0")) throw new NotText();
    const parts = text.split("\n");
    for (const [i, part] of parts.entries()) {
      if (!tooLong) open += part;
      if (open.length > MOST_CHARACTERS) tooLong = true;
      if (tooLong) open = "";
      if (i < parts.length - 1) yield closed();
    }
  }
  open += decoder.decode();
  if (open !== "" || tooLong) yield closed();
}
