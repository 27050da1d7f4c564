/** Keys that mean the same wherever the focus stands: what the app does on them is not the table's to know. */

export const KEY_COMMANDS = [
  "undo",
  "redo",
  "draw",
  "new",
  "restart",
  "pause",
  "hint",
  "verdict",
  "showMe",
  "analysis",
  "keys",
  "readMoves",
  "readColumn",
  "readFoundations",
  "readBoard",
  "readLast",
] as const;
export type KeyCommand = (typeof KEY_COMMANDS)[number];

/** What is known of a key: plain data, so that everything can be tried without a browser. */
export interface KeyPress {
  readonly key: string;
  /** The key's place, which on many keyboards is all that is left of a digit. */
  readonly code: string;
  readonly shift: boolean;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly meta: boolean;
  /** Held down, this is not the first of it. */
  readonly repeat: boolean;
  /** Typed into a field. */
  readonly typing: boolean;
}

/** One key each; undo has two, as some people think of it as `z`. */
const COMMAND_KEYS: Readonly<Record<string, KeyCommand>> = {
  u: "undo",
  z: "undo",
  y: "redo",
  d: "draw",
  n: "new",
  r: "restart",
  p: "pause",
  h: "hint",
  w: "verdict",
  s: "showMe",
  a: "analysis",
  "?": "keys",
  m: "readMoves",
  c: "readColumn",
  f: "readFoundations",
  b: "readBoard",
  i: "readLast",
};

/** Commands that a held key may repeat: a look back over several moves. */
const REPEATED: ReadonlySet<KeyCommand> = new Set(["undo", "redo"]);

/**
 * The command of a key, anywhere in the app. `singleKeys`: may keys without a modifier be commands (WCAG 2.1.4)?
 * Never from a text field.
 */
export function commandOf(press: KeyPress, singleKeys: boolean): KeyCommand | undefined {
  if (press.typing) return undefined;
  const command = press.ctrl || press.meta ? withControl(press) : singleKeys ? single(press) : undefined;
  return command !== undefined && press.repeat && !REPEATED.has(command) ? undefined : command;
}

/** The shortcuts of every editor; all others stay the browser's. */
function withControl({ key, shift, ctrl, alt, meta }: KeyPress): KeyCommand | undefined {
  if (alt || (ctrl && meta)) return undefined;
  const letter = key.toLowerCase();
  if (letter === "z") return shift ? "redo" : "undo";
  return letter === "y" && !shift ? "redo" : undefined;
}

function single({ key, alt }: KeyPress): KeyCommand | undefined {
  const letter = key.toLowerCase();
  // Object.hasOwn: a key may be called like something every object has.
  return !alt && Object.hasOwn(COMMAND_KEYS, letter) ? COMMAND_KEYS[letter] : undefined;
}
