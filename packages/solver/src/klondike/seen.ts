import type { Budget } from "../budget.ts";

const FIRST_SLOTS = 1024;
const SLOT_BYTES = 8;

/** Of the first word the upper byte tells which waste tops were met, the rest belongs to the key. */
const KEY = 0xffffff;

/**
 * The states met, in one typed array, open addressing. The key is exact (56 bits, no hash is ever taken for the thing
 * itself) and leaves out the waste's top. The tops met are one byte beside it, never 0, which marks an empty slot.
 *
 * With draw 3 what can be reached from a waste of w cards is what can be reached after a redeal, and, where w is no whole
 * number of draws, cards w, w + 3, w + 6 and so on. So a state wins if one with the same key wins that has a longer waste
 * by whole draws, or whole draws of waste; and it needs no search where one that reaches as much was met before. The byte
 * is 255 where only wastes of whole draws were met; else two nibbles, for one and two cards over: 8 - draws in the
 * shortest waste met, 0 for none.
 */
export class Seen {
  size = 0;
  private readonly budget: Budget;
  private words: Uint32Array;
  private mask: number;
  /** Grows when this many keys are held. */
  private most: number;

  constructor(budget: Budget) {
    this.budget = budget;
    const fits = budget.reserve(FIRST_SLOTS * SLOT_BYTES);
    if (!fits) budget.stop = "memory";
    const slots = fits ? FIRST_SLOTS : 2;
    this.words = new Uint32Array(2 * slots);
    this.mask = slots - 1;
    this.most = slots >> 1;
  }

  /**
   * True where the state must be searched: nothing as good was met before. `waste` is the number of cards, 0 where it is
   * whole draws. Where no memory is left the budget's `stop` says so.
   */
  add(first: number, second: number, waste: number): boolean {
    const { words, mask } = this;
    const b = second >>> 0;
    let slot = hash(first, second) & mask;
    for (;;) {
      const word = words[2 * slot]!;
      if (word === 0) break;
      if ((word & KEY) === first && words[2 * slot + 1] === b) return this.improve(2 * slot, waste);
      slot = (slot + 1) & mask;
    }
    words[2 * slot] = first | (waste === 0 ? 255 << 24 : reachOf(waste));
    words[2 * slot + 1] = b;
    if (++this.size > this.most) this.grow();
    return true;
  }

  private improve(at: number, waste: number): boolean {
    if (waste === 0) return false;
    const word = this.words[at]!;
    const nibble = waste % 3 === 1 ? 0xf << 24 : 0xf << 28;
    const met = word >>> 24 === 255 ? 0 : word & ~KEY;
    const reach = reachOf(waste);
    if ((met & nibble) >>> 0 >= reach >>> 0) return false;
    this.words[at] = (word & KEY) | (met & ~nibble) | reach;
    return true;
  }

  release(): void {
    this.budget.release(this.words.byteLength);
    this.words = new Uint32Array(2);
  }

  private grow(): void {
    const slots = 2 * (this.mask + 1);
    if (!this.budget.reserve(slots * SLOT_BYTES)) {
      // Where it cannot double the table may still get fuller, at the price of longer probes.
      const fuller = Math.floor(0.9 * (this.mask + 1));
      if (this.most < fuller) this.most = fuller;
      else this.budget.stop = "memory";
      return;
    }
    const old = this.words;
    const mask = slots - 1;
    const words = new Uint32Array(2 * slots);
    for (let i = 0; i < old.length; i += 2) {
      const word = old[i]!;
      if (word === 0) continue;
      const second = old[i + 1]!;
      let slot = hash(word & KEY, second) & mask;
      while (words[2 * slot] !== 0) slot = (slot + 1) & mask;
      words[2 * slot] = word;
      words[2 * slot + 1] = second;
    }
    this.budget.release(old.byteLength);
    this.words = words;
    this.mask = mask;
    this.most = Math.floor(0.6 * slots);
  }
}

/** The nibble of a waste that is no whole number of draws. */
function reachOf(waste: number): number {
  const draws = Math.floor(waste / 3);
  return (8 - draws) << (waste % 3 === 1 ? 24 : 28);
}

function hash(first: number, second: number): number {
  let h = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca77);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return h ^ (h >>> 13);
}
