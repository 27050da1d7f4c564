import type { Budget } from "../budget.ts";
import type { Cursor } from "./cursor.ts";
import type { Macro } from "./macro.ts";

const WORDS = 11;
const FIRST_STATES = 256;

/** The states still to be searched, last in first out, in one typed array. */
export class Pending {
  /** The macro that led to the state taken off last. */
  last: Macro = -1;
  private count = 0;
  private readonly budget: Budget;
  private words: Int32Array;

  constructor(budget: Budget) {
    this.budget = budget;
    const fits = budget.reserve(FIRST_STATES * WORDS * 4);
    if (!fits) budget.stop = "memory";
    this.words = new Int32Array(fits ? FIRST_STATES * WORDS : 0);
  }

  /** `depth` is how many macros lead to the state, the last of them `last`. */
  push(state: Cursor, depth: number, last: Macro): void {
    let i = this.count * WORDS;
    if (i + WORDS > this.words.length && !this.grow()) return;
    this.count++;
    const { words } = this;
    words[i++] = state.seenLo;
    words[i++] = state.seenHi;
    words[i++] = state.headLo;
    words[i++] = state.headHi;
    words[i++] = state.found;
    words[i++] = state.heads;
    words[i++] = state.places;
    words[i++] = state.turned;
    words[i++] = state.empty;
    words[i++] = depth;
    words[i] = last;
  }

  /** Takes a state off and returns its depth; -1 where none is left. */
  pop(state: Cursor): number {
    if (this.count === 0) return -1;
    let i = --this.count * WORDS;
    const { words } = this;
    state.seenLo = words[i++]!;
    state.seenHi = words[i++]!;
    state.headLo = words[i++]!;
    state.headHi = words[i++]!;
    state.found = words[i++]!;
    state.heads = words[i++]!;
    state.places = words[i++]!;
    state.turned = words[i++]!;
    state.empty = words[i++]!;
    const depth = words[i++]!;
    this.last = words[i]!;
    return depth;
  }

  release(): void {
    this.budget.release(this.words.byteLength);
    this.words = new Int32Array(0);
  }

  private grow(): boolean {
    const old = this.words;
    if (!this.budget.reserve(old.byteLength * 2)) {
      this.budget.stop = "memory";
      return false;
    }
    this.words = new Int32Array(old.length * 2);
    this.words.set(old);
    this.budget.release(old.byteLength);
    return true;
  }
}
