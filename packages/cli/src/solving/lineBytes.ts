import type { FileHandle } from "node:fs/promises";

const NEWLINE = 0x0a;
/** Longer than any line that is asked for: a wrong file of any size stays out of memory. */
const MOST_BYTES = 1024 * 1024;
const CHUNK = 64 * 1024;

/** A line as it stands in a file. */
export interface LineBytes {
  readonly bytes: Buffer;
  /** What stopped it: its end, which is no part of it, the end of the file, or a length beyond reason. */
  readonly end: "newline" | "file" | "too-long";
}

/** The lines of a file in bytes, whatever is in it; nothing comes after one that is too long. */
export async function* lineBytes(handle: FileHandle): AsyncGenerator<LineBytes> {
  let open: Buffer = Buffer.alloc(0);
  for await (const chunk of chunksOf(handle)) {
    open = Buffer.concat([open, chunk]);
    for (let end = open.indexOf(NEWLINE); end >= 0; end = open.indexOf(NEWLINE)) {
      yield { bytes: open.subarray(0, end), end: "newline" };
      open = open.subarray(end + 1);
    }
    if (open.length > MOST_BYTES) {
      yield { bytes: open, end: "too-long" };
      return;
    }
  }
  if (open.length > 0) yield { bytes: open, end: "file" };
}

/** Not a stream of the handle: one that is left early keeps the handle from being closed. */
async function* chunksOf(handle: FileHandle): AsyncGenerator<Buffer> {
  for (let position = 0; ; ) {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(CHUNK), 0, CHUNK, position);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    position += bytesRead;
  }
}
