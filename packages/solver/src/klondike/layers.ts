const MOST_RANK = 1024;

/** For a beam: nodes by what they have cost, and of one cost those of the lowest rank. */
export class Layers {
  private heads = new Int32Array(0);
  private readonly counts = new Int32Array(MOST_RANK);

  push(node: number, cost: number, link: Int32Array): void {
    link[node] = this.heads[cost]!;
    this.heads[cost] = node;
  }

  /** Puts the nodes of a cost in the order of their ranks, among equal ranks the oldest first; returns how many. */
  sort(cost: number, link: Int32Array, rank: Int32Array, order: Int32Array): number {
    const { counts, heads } = this;
    counts.fill(0);
    for (let node = heads[cost]!; node >= 0; node = link[node]!) counts[clamp(rank[node]!)]!++;
    // Each rank's count becomes the place after its last node, then of the node put there before.
    for (let r = 1; r < MOST_RANK; r++) counts[r]! += counts[r - 1]!;
    const total = counts[MOST_RANK - 1]!;
    for (let node = heads[cost]!; node >= 0; node = link[node]!) order[--counts[clamp(rank[node]!)]!] = node;
    return total;
  }

  /** Empty, for nodes that cost less than `most`. */
  clear(most: number): void {
    this.heads = new Int32Array(most).fill(-1);
  }
}

function clamp(rank: number): number {
  return Math.min(rank, MOST_RANK - 1);
}
