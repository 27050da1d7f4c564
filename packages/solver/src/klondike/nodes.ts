import type { Budget } from "../budget.ts";
import { grown } from "../grown.ts";
import { RECORD, RECORD_WORDS } from "./lies.ts";

const FIRST_NODES = 1024;
/** A record, six numbers and at most two and a half slots of the index. */
const NODE_BYTES = RECORD + 6 * 4 + 10;
const GONE = 0xffff;

/** The positions of a best-first search with the ways that lead to them, by exact record, in typed arrays. */
export class Nodes {
  count = 0;
  /** By node: the node before, the step or two that led here, how many moves in all, a link for queues, a rank for beams. */
  parent: Int32Array;
  step: Int32Array;
  cost: Int32Array;
  link: Int32Array;
  rank: Int32Array;
  /** Room to put nodes in order. */
  order: Int32Array;
  private readonly budget: Budget;
  private capacity = FIRST_NODES;
  private words: Int32Array;
  private index: Int32Array;

  constructor(budget: Budget) {
    this.budget = budget;
    if (!budget.reserve(FIRST_NODES * NODE_BYTES)) {
      budget.stop = "memory";
      this.capacity = 0;
    }
    this.words = new Int32Array(this.capacity * RECORD_WORDS);
    this.parent = new Int32Array(this.capacity);
    this.step = new Int32Array(this.capacity);
    this.cost = new Int32Array(this.capacity);
    this.link = new Int32Array(this.capacity);
    this.rank = new Int32Array(this.capacity);
    this.order = new Int32Array(this.capacity);
    this.index = new Int32Array(indexLength(this.capacity));
  }

  /** Forgets the nodes, keeps the memory. */
  clear(): void {
    this.count = 0;
    this.index.fill(0);
  }

  release(): void {
    this.budget.release(this.capacity * NODE_BYTES);
    this.capacity = 0;
  }

  /** Room for one more node, or none. */
  get full(): boolean {
    return this.count === this.capacity && !this.grow();
  }

  /** Copies a node's record. */
  load(node: number, record: Int32Array): void {
    const { words } = this;
    for (let i = 0, at = node * RECORD_WORDS; i < RECORD_WORDS; i++) record[i] = words[at + i]!;
  }

  /** Was a shorter way to the same position found since? */
  isGone(node: number): boolean {
    return this.cost[node] === GONE;
  }

  /** Is a way to the record known that is at least as short? */
  knows(record: Int32Array, cost: number): boolean {
    const { index, words } = this;
    const mask = index.length - 1;
    let slot = hash(record) & mask;
    for (; index[slot] !== 0; slot = (slot + 1) & mask) {
      const node = index[slot]! - 1;
      if (same(words, node * RECORD_WORDS, record)) return this.cost[node]! <= cost;
    }
    return false;
  }

  /** A new node for the record. Only while not `full`, and for what is not known. */
  add(record: Int32Array, parent: number, step: number, cost: number): number {
    const { index, words } = this;
    const mask = index.length - 1;
    let slot = hash(record) & mask;
    for (; index[slot] !== 0; slot = (slot + 1) & mask) {
      const node = index[slot]! - 1;
      if (!same(words, node * RECORD_WORDS, record)) continue;
      this.cost[node] = GONE;
      break;
    }
    const node = this.count++;
    index[slot] = node + 1;
    words.set(record, node * RECORD_WORDS);
    this.parent[node] = parent;
    this.step[node] = step;
    this.cost[node] = cost;
    return node;
  }

  /** The moves that lead to a node. */
  stepsTo(node: number): readonly number[] {
    const steps: number[] = [];
    for (let n = node; this.parent[n]! >= 0; n = this.parent[n]!) steps.push(this.step[n]!);
    return steps.reverse();
  }

  private grow(): boolean {
    // Twice as many, or as many as the limit allows beside the old ones; a little more is not worth the copying.
    const capacity = Math.min(2 * this.capacity, Math.floor(this.budget.free / NODE_BYTES));
    if (capacity < 1.25 * this.capacity || !this.budget.reserve(capacity * NODE_BYTES)) return false;
    const old = this.words;
    this.words = new Int32Array(capacity * RECORD_WORDS);
    this.words.set(old);
    this.parent = grown(this.parent, new Int32Array(capacity));
    this.step = grown(this.step, new Int32Array(capacity));
    this.cost = grown(this.cost, new Int32Array(capacity));
    this.link = grown(this.link, new Int32Array(capacity));
    this.rank = grown(this.rank, new Int32Array(capacity));
    this.order = grown(this.order, new Int32Array(capacity));
    const index = new Int32Array(indexLength(capacity));
    const record = new Int32Array(RECORD_WORDS);
    const mask = index.length - 1;
    for (let node = 0; node < this.count; node++) {
      if (this.cost[node] === GONE) continue;
      this.load(node, record);
      let slot = hash(record) & mask;
      while (index[slot] !== 0) slot = (slot + 1) & mask;
      index[slot] = node + 1;
    }
    this.index = index;
    this.budget.release(this.capacity * NODE_BYTES);
    this.capacity = capacity;
    return true;
  }
}

/** A power of two, for masks, and never full. */
function indexLength(capacity: number): number {
  return 2 ** Math.ceil(Math.log2(1.25 * capacity + 1));
}

function same(words: Int32Array, at: number, record: Int32Array): boolean {
  for (let i = 0; i < RECORD_WORDS; i++) if (words[at + i] !== record[i]) return false;
  return true;
}

function hash(record: Int32Array): number {
  let h = 0;
  for (let i = 0; i < RECORD_WORDS; i++) {
    h = Math.imul(h ^ record[i]!, 0x9e3779b1);
    h ^= h >>> 15;
  }
  return h;
}
