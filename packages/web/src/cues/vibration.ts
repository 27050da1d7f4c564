import type { Cue } from "./cue.ts";

/** Milliseconds on, off, on … */
const PATTERNS: Readonly<Record<Cue, readonly number[]>> = {
  lifted: [8],
  placed: [12],
  refused: [25, 50, 25],
  won: [40, 60, 40, 60, 80],
};

/** Can this device be felt, as far as the browser says? */
export function canVibrate(navigator: Navigator): boolean {
  return "vibrate" in navigator;
}

export function vibrate(navigator: Navigator, cue: Cue): void {
  navigator.vibrate([...PATTERNS[cue]]);
}
