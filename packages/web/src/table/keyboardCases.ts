/** The keyboard on a small table, in words, for its tests. */
import { plainModel } from "./focusCases.ts";
import { type KeyContext, type KeyOutcome, pressKey } from "./keyboard.ts";
import type { KeyPress } from "./keyboardCommands.ts";
import type { PileId, Spot } from "./model.ts";

export const PRESS: KeyPress = {
  key: "",
  code: "",
  shift: false,
  ctrl: false,
  alt: false,
  meta: false,
  repeat: false,
  typing: false,
};

/** `Shift+Enter`, `Ctrl+z`, `ArrowUp` … */
export function pressOf(text: string): KeyPress {
  const words = text.split(/\+(?=.)/);
  const has = (name: string): boolean => words.slice(0, -1).includes(name);
  const key = words.at(-1) ?? "";
  return { ...PRESS, key, shift: has("Shift"), ctrl: has("Ctrl"), alt: has("Alt"), meta: has("Meta") };
}

const MODEL = plainModel();

export function contextOf(more: Partial<KeyContext> = {}): KeyContext {
  return { model: MODEL, form: "portrait", hand: "right", singleKeys: true, ...more };
}

/** Where the keys, one after the other, lead from a spot written as `c3:2`. */
export function walkOf(from: string, keys: string, more: Partial<KeyContext> = {}): string {
  let focus = spotOf(from);
  for (const key of keys.split(" ")) focus = pressKey(focus, contextOf(more), pressOf(key)).focus;
  return `${focus.pile}:${focus.index}`;
}

export function spotOf(text: string): Spot {
  const [pile, index] = text.split(":");
  return { pile: pile as PileId, index: Number(index) };
}

export function pressed(
  from: string,
  key: string,
  more: Partial<KeyContext> = {},
  press = pressOf(key),
): KeyOutcome {
  return pressKey(spotOf(from), contextOf(more), press);
}

/** Two cards of column 6 in the hand. */
export const CARRYING = plainModel({ carried: { pile: "c5", count: 2 } });
