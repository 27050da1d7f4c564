import { createInterface } from "node:readline";
import type { CliText } from "@faceup/text";
import type { Io, Output } from "../io.ts";
import { shownOn } from "../output/print.ts";
import { terminalOf } from "../output/terminal.ts";
import { enter } from "./enter.ts";
import type { Session } from "./session.ts";
import { viewLines } from "./view.ts";

const PROMPT = "> ";
const HOME = "\x1b[H";
const REST_OF_LINE = "\x1b[K";
const REST_OF_SCREEN = "\x1b[J";

/**
 * Reads lines and shows what they lead to, until quit, the end of the input or Ctrl-C; gives the session as it
 * stands then.
 *
 * Node's own readline is all that is needed: moves are short lines, and it brings editing, history, pasting and
 * pipes with it. A library that draws boxes would have to be loaded, and would do less on a plain terminal.
 * On a terminal that can, the table is drawn over; anywhere else, one after another, as on paper.
 */
export function converse(first: Session, io: Io, output: Output, text: CliText): Promise<Session> {
  const typed = io.stdin.isTTY === true;
  const overdraws = (): boolean => typed && terminalOf(output, io).screen;
  const lines = createInterface({
    input: io.stdin,
    output,
    terminal: overdraws(),
    prompt: typed ? PROMPT : "",
  });
  let session = first;

  const draw = (): void => {
    const view = viewLines(text, session, terminalOf(output, io)).map((line) => shownOn(io, output, line));
    if (overdraws()) {
      const drawn = view.map((line) => `${line}${REST_OF_LINE}\n`).join("");
      output.write(HOME + drawn + REST_OF_SCREEN);
    } else output.write(`${view.join("\n")}\n\n`);
    lines.prompt(true);
  };

  return new Promise((resolve) => {
    const close = (): void => lines.close();
    const stopListening = io.onInterrupt(close);
    lines.on("SIGINT", close);
    // After Ctrl-Z and fg, and with another size, what stands on the screen is not ours any more.
    lines.on("SIGCONT", draw);
    output.on("resize", draw);
    lines.on("line", (line) => {
      // Lines that came in together are handed out even after the first of them has said quit.
      if (session.over) return;
      session = enter(session, line, text);
      if (session.over) close();
      else draw();
    });
    lines.on("close", () => {
      stopListening();
      output.off("resize", draw);
      if (typed) output.write("\n");
      resolve(session);
    });
    if (overdraws()) output.write("\n".repeat(Math.max(0, (output.rows ?? 1) - 1)));
    draw();
  });
}
