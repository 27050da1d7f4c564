import type { Io, Output } from "../io.ts";

/** What an output can show. */
export interface Terminal {
  readonly colour: boolean;
  /** Suit symbols; else letters, and plain ASCII for the marks around the cards. */
  readonly symbols: boolean;
  /** A screen that can be drawn over; else lines follow one another, as on paper. */
  readonly screen: boolean;
  /** In characters. */
  readonly width: number;
  /** In lines; undefined where nobody looks at one page. */
  readonly height: number | undefined;
}

const USUAL_WIDTH = 80;
const USUAL_HEIGHT = 24;

export function terminalOf(output: Output, io: Pick<Io, "env" | "platform">): Terminal {
  const isTerminal = output.isTTY === true;
  const dumb = io.env.TERM === "dumb";
  return {
    colour: hasColour(io.env, isTerminal && !dumb),
    symbols: hasSymbols(io),
    screen: isTerminal && !dumb,
    // A terminal that does not know its size says 0.
    width: (isTerminal && output.columns) || USUAL_WIDTH,
    height: isTerminal ? output.rows || USUAL_HEIGHT : undefined,
  };
}

/** https://no-color.org and https://force-color.org; where both are set, no colour is the safer reading. */
function hasColour(env: Io["env"], usual: boolean): boolean {
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== "") return false;
  const force = env.FORCE_COLOR;
  if (force === undefined) return usual;
  return force !== "0" && force !== "false";
}

/** The C library's order: LC_ALL goes before LC_CTYPE goes before LANG. Windows consoles are written to in Unicode. */
function hasSymbols({ env, platform }: Pick<Io, "env" | "platform">): boolean {
  if (platform === "win32") return true;
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || "";
  return /utf-?8/i.test(locale);
}
