import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { Io } from "../io.ts";
import { type Line, linesOf, NotText } from "./lines.ts";

/** Where deals and records come from. */
export type Source =
  | { readonly type: "argument"; readonly text: string }
  | { readonly type: "file"; readonly path: string }
  | { readonly type: "stdin" };

/** Why a source could not be read, or not to its end. */
export type SourceFault =
  | { readonly code: "file-missing" }
  | { readonly code: "file-directory" }
  | { readonly code: "file-forbidden" }
  | { readonly code: "file-not-text" }
  | { readonly code: "file-failed"; readonly reason: string };

/** Carries a fault to whoever reads the lines. */
export class SourceError extends Error {
  readonly fault: SourceFault;
  constructor(fault: SourceFault) {
    super(fault.code);
    this.fault = fault;
  }
}

/** The arguments and `--file`s of a command in the order of the answers; `-` is standard input in both. */
export function sourcesOf(args: readonly string[], files: readonly string[]): readonly Source[] {
  return [
    ...args.map((text): Source => (text === "-" ? { type: "stdin" } : { type: "argument", text })),
    ...files.map((path): Source => (path === "-" ? { type: "stdin" } : { type: "file", path })),
  ];
}

/** @throws {SourceError} before the first line or later; the lines before it are good */
export async function* readLines(source: Source, io: Pick<Io, "stdin">): AsyncGenerator<Line> {
  try {
    switch (source.type) {
      case "argument":
        yield* linesOf(once(source.text));
        return;
      case "stdin":
        yield* linesOf(io.stdin);
        return;
      case "file":
        // Opened as a stream, a directory would only say EISDIR after some systems have opened it.
        if ((await stat(source.path)).isDirectory()) throw new SourceError({ code: "file-directory" });
        yield* linesOf(createReadStream(source.path));
    }
  } catch (error) {
    throw new SourceError(faultOf(error));
  }
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

function faultOf(error: unknown): SourceFault {
  if (error instanceof SourceError) return error.fault;
  if (error instanceof NotText) return { code: "file-not-text" };
  switch (errorCode(error)) {
    case "ENOENT":
    case "ENOTDIR":
      return { code: "file-missing" };
    case "EISDIR":
      return { code: "file-directory" };
    case "EACCES":
    case "EPERM":
      return { code: "file-forbidden" };
    case undefined:
      throw error;
    default:
      return { code: "file-failed", reason: systemReason(error) };
  }
}

/** The system's own short code, `ENOSPC`, where the error comes from the system. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

/** What the system says, without the call and the path that Node.js adds: `ENOSPC: no space left on device`. */
export function systemReason(error: unknown): string {
  return error instanceof Error ? (error.message.split(", ")[0] ?? error.message) : String(error);
}
