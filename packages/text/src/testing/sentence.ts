import { expect } from "vitest";

/** What no finished sentence holds: unfilled arguments, ICU leftovers, marks of cards, values that were not there. */
export function expectFinished(sentence: string): void {
  expect(sentence).not.toMatch(/[{}#|\ue000-\uf8ff]|undefined|NaN|%__|\.\.|\s{2}/);
  expect(sentence).toBe(sentence.trim());
  expect(sentence).not.toBe("");
}
