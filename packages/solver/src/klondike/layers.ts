import type { Budget } from "../budget.ts";

/** Greater ranks count as the last one. */
const RANKS = 256;
/** Per cost: a head, a highest rank, a size, and a count for each rank. */
const LAYER_BYTES = 4 * (RANKS + 3);

/** For a beam: nodes by what they have cost, and of one cost those of the lowest rank. */
export class Layers {
  private readonly budget: Budget;
  private width = 0;
  private reserved = 0;
  private heads = new Int32Array(0);
  /** Per cost: how many nodes have each rank, the highest rank that still counts, how many nodes have it or a lower one. */
  private counts = new Int32Array(0);
  private highest = new Int32Array(0);
  private sizes = new Int32Array(0);

  constructor(budget: Budget) {
    this.budget = budget;
  }

  /** Empty, for nodes that cost less than `most`, of which `width` a layer count. False where memory ends. */
  clear(most: number, width: number): boolean {
    this.release();
    if (!this.budget.reserve(most * LAYER_BYTES)) return false;
    this.reserved = most * LAYER_BYTES;
    this.width = width;
    this.heads = new Int32Array(most).fill(-1);
    this.counts = new Int32Array(most * RANKS);
    this.highest = new Int32Array(most).fill(RANKS - 1);
    this.sizes = new Int32Array(most);
    return true;
  }

  release(): void {
    this.budget.release(this.reserved);
    this.reserved = 0;
  }

  /** Whether a node of this rank may be among the best of its layer: no `width` better ones are there yet. */
  wants(cost: number, rank: number): boolean {
    return clamp(rank) <= this.highest[cost]!;
  }

  push(node: number, cost: number, rank: number, link: Int32Array): void {
    const { counts, heads, highest, sizes, width } = this;
    link[node] = heads[cost]!;
    heads[cost] = node;
    counts[cost * RANKS + clamp(rank)]!++;
    sizes[cost]!++;
    for (;;) {
      const worst = counts[cost * RANKS + highest[cost]!]!;
      if (sizes[cost]! - worst < width) return;
      sizes[cost]! -= worst;
      highest[cost]!--;
    }
  }

  /** Puts the nodes of a cost that count in the order of their ranks, among equal ranks the oldest first; returns how many. */
  sort(cost: number, link: Int32Array, rank: Int32Array, order: Int32Array): number {
    const { heads } = this;
    const highest = this.highest[cost]!;
    const counts = this.counts.subarray(cost * RANKS, cost * RANKS + highest + 1);
    // Each rank's count becomes the place after its last node, then of the node put there before.
    for (let r = 1; r <= highest; r++) counts[r]! += counts[r - 1]!;
    const total = counts[highest]!;
    for (let node = heads[cost]!; node >= 0; node = link[node]!) {
      const r = clamp(rank[node]!);
      if (r <= highest) order[--counts[r]!] = node;
    }
    return total;
  }
}

function clamp(rank: number): number {
  return Math.min(rank, RANKS - 1);
}
