import { once } from "node:events";
import type { Io, Output } from "../io.ts";
import { ascii } from "./ascii.ts";
import { terminalOf } from "./terminal.ts";

/** Writes a line and waits where the reader is slower: a long answer must not pile up in memory. */
export async function printLine(output: Output, line: string): Promise<void> {
  if (!output.write(`${line}\n`)) await once(output, "drain");
}

/** Writes text for people to standard output, with what its terminal can show. */
export async function printText(io: Io, text: string): Promise<void> {
  await printLine(io.stdout, shownOn(io, io.stdout, text));
}

/** The text as this output can show it. */
export function shownOn(io: Io, output: Output, text: string): string {
  return terminalOf(output, io).symbols ? text : ascii(text);
}
