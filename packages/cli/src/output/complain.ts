import type { Io } from "../io.ts";
import { shownOn } from "./print.ts";

/** Longer messages quote something that nobody wants to see in full. */
const LONGEST = 1000;

/** Writes a message to standard error: one line, whatever stands in the input that it quotes. */
export function complain(io: Io, message: string): void {
  io.stderr.write(`faceup: ${shownOn(io, io.stderr, oneLine(clip(message, LONGEST)))}\n`);
}

export function clip(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}

/** Control characters in a file must not reach the terminal: some of them are commands to it. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").replace(/\p{Cc}/gu, "?");
}
