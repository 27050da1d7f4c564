import type { Index } from "./cards.ts";

/** A card, with what lies on it, is put on a card, to the bottom of a column or up: `card · 64 + where`. */
export type Step = number;
export const NO_STEP: Step = -1;

const STEP_BITS = 12;

export function stepOf(card: Index, to: number): Step {
  return card * 64 + to;
}

export function cardOfStep(step: Step): Index {
  return step >> 6;
}

export function targetOfStep(step: Step): number {
  return step & 63;
}

/** A step in one number with the step right before it, or NO_STEP. */
export function join(before: Step, step: Step): number {
  return ((before + 1) << STEP_BITS) + step;
}

export function split(joined: number): readonly Step[] {
  const before = (joined >> STEP_BITS) - 1;
  const step = joined & ((1 << STEP_BITS) - 1);
  return before === NO_STEP ? [step] : [before, step];
}
