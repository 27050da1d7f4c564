import type { Io } from "../io.ts";
import { clip } from "./complain.ts";
import { shownOn } from "./print.ts";
import { terminalOf } from "./terminal.ts";

const EVERY_MS = 250;
const ERASE_LINE = "\r\x1b[K";

/** A line that is drawn over itself while something long goes on. */
export interface Progress {
  /** Makes room for other words; the line is back a moment later. */
  clear(): void;
  close(): void;
}

/** Shows progress on standard error where that is a screen; nothing at all elsewhere. */
export function openProgress(io: Io, line: () => string): Progress {
  const { stderr } = io;
  const { screen, width } = terminalOf(stderr, io);
  if (!screen) return { clear: () => undefined, close: () => undefined };
  let shown = false;
  const clear = (): void => {
    if (shown) stderr.write(ERASE_LINE);
    shown = false;
  };
  const timer = setInterval(() => {
    stderr.write(ERASE_LINE + shownOn(io, stderr, clip(line(), width - 1)));
    shown = true;
  }, EVERY_MS);
  return {
    clear,
    close() {
      clearInterval(timer);
      clear();
    },
  };
}
