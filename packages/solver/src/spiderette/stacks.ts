import type { Budget } from "../budget.ts";
import { grown } from "../grown.ts";
import { KING, type Packed, RANK_MASK } from "../spider/card.ts";
import type { Weights } from "./weights.ts";

/** A number that stands for all cards of a column: equal for equal columns, and for no others. */
export type Stack = number;
export const EMPTY: Stack = 0;
/** Set in the code of a card that lies face down; all else is the packed card. */
export const HIDDEN = 64;
const FACE = HIDDEN - 1;

const FIRST_CAPACITY = 4096;
/** Six words and five bytes. */
const BYTES_EACH = 6 * 4 + 5;

/**
 * All columns that a search has met, each once, as a tree: a stack is the stack below its last card, and that card.
 * So a position is one number for each column, and what a search asks of a column is worked out once.
 */
export class Stacks {
  private count = 1;
  private capacity = 0;
  /** The stack without its last card; the code of that card. */
  below = new Int32Array(0);
  codes = new Uint8Array(0);
  heights = new Uint8Array(0);
  /** Length of the one-suit run of open cards at the end. */
  runs = new Uint8Array(0);
  /** Cards, kings apart, that do not lie on their successor, both of them open. */
  due = new Uint8Array(0);
  /** All that is wrong with the cards. */
  costs = new Int32Array(0);
  /** The lowest rank; which faces are there, those of the first two suits and those of the others. */
  private lowest = new Uint8Array(0);
  private low = new Int32Array(0);
  private high = new Int32Array(0);
  /** Of the stacks with one card more the newest, and beside each the next older. */
  private firstOn = new Int32Array(0);
  private beside = new Int32Array(0);
  private readonly weights: Weights;
  private readonly budget: Budget;

  constructor(weights: Weights, budget: Budget) {
    this.weights = weights;
    this.budget = budget;
  }

  /** Makes room for more stacks, far fewer than the first capacity. False where memory ends. */
  makeRoom(more: number): boolean {
    if (this.count + more <= this.capacity) return true;
    const capacity = Math.max(FIRST_CAPACITY, 2 * this.capacity);
    if (!this.budget.reserve(capacity * BYTES_EACH)) return false;
    this.below = grown(this.below, new Int32Array(capacity));
    this.codes = grown(this.codes, new Uint8Array(capacity));
    this.heights = grown(this.heights, new Uint8Array(capacity));
    this.runs = grown(this.runs, new Uint8Array(capacity));
    this.due = grown(this.due, new Uint8Array(capacity));
    this.costs = grown(this.costs, new Int32Array(capacity));
    this.lowest = grown(this.lowest, new Uint8Array(capacity));
    this.low = grown(this.low, new Int32Array(capacity));
    this.high = grown(this.high, new Int32Array(capacity));
    this.firstOn = grown(this.firstOn, new Int32Array(capacity));
    this.beside = grown(this.beside, new Int32Array(capacity));
    this.lowest[EMPTY] = FACE;
    this.budget.release(this.capacity * BYTES_EACH);
    this.capacity = capacity;
    return true;
  }

  release(): void {
    this.budget.release(this.capacity * BYTES_EACH);
    this.capacity = 0;
  }

  /** The stack with one card more. There must be room. */
  on(stack: Stack, code: number): Stack {
    for (let next = this.firstOn[stack]!; next !== 0; next = this.beside[next]!) {
      if (this.codes[next] === code) return next;
    }
    return this.add(stack, code);
  }

  /** The stack without its last cards. */
  without(stack: Stack, count: number): Stack {
    let left = stack;
    for (let i = 0; i < count; i++) left = this.below[left]!;
    return left;
  }

  /** Whether a card would lie on its successor, both open. */
  links(stack: Stack, code: number): boolean {
    return code < HIDDEN && stack !== EMPTY && this.codes[stack] === code + 1;
  }

  /** 1 for a card that would not lie on its successor, kings apart. */
  dueOn(stack: Stack, code: number): number {
    return this.links(stack, code) || (code & RANK_MASK) === KING ? 0 : 1;
  }

  /** What is wrong with a card as the last one of a stack. */
  costOn(stack: Stack, code: number): number {
    if (this.links(stack, code)) return 0;
    const { weights } = this;
    const card = code & FACE;
    const rank = card & RANK_MASK;
    let cost = code === card ? 0 : weights.hidden;
    if (rank > this.lowest[stack]!) cost += weights.lower;
    if (rank === KING) return stack === EMPTY ? cost : cost + weights.king;
    cost += weights.link;
    if (stack === EMPTY) return cost;
    if ((this.codes[stack]! & RANK_MASK) !== rank + 1) cost += weights.gap;
    return this.holds(stack, card + 1) ? cost + weights.own : cost;
  }

  private holds(stack: Stack, card: Packed): boolean {
    const faces = card < 32 ? this.low[stack]! : this.high[stack]!;
    return ((faces >>> (card & 31)) & 1) === 1;
  }

  private add(stack: Stack, code: number): Stack {
    const next = this.count++;
    const card = code & FACE;
    this.below[next] = stack;
    this.codes[next] = code;
    this.heights[next] = this.heights[stack]! + 1;
    this.runs[next] = this.links(stack, code) ? this.runs[stack]! + 1 : 1;
    this.due[next] = this.due[stack]! + this.dueOn(stack, code);
    this.costs[next] = this.costs[stack]! + this.costOn(stack, code);
    this.lowest[next] = Math.min(this.lowest[stack]!, card & RANK_MASK);
    this.low[next] = this.low[stack]! | (card < 32 ? 1 << card : 0);
    this.high[next] = this.high[stack]! | (card < 32 ? 0 : 1 << (card & 31));
    this.beside[next] = this.firstOn[stack]!;
    this.firstOn[stack] = next;
    return next;
  }
}
