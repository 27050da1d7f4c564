/** A queue by small whole numbers: a list of nodes for each, last in first out, linked through an array of the nodes. */
export class Queue {
  private readonly heads = new Int32Array(2048).fill(-1);
  private least = 2047;

  push(node: number, priority: number, link: Int32Array): void {
    const at = Math.min(priority, 2047);
    link[node] = this.heads[at]!;
    this.heads[at] = node;
    if (at < this.least) this.least = at;
  }

  /** The node of the least priority, or -1. */
  pop(link: Int32Array): number {
    while (this.least < 2048) {
      const node = this.heads[this.least]!;
      if (node >= 0) {
        this.heads[this.least] = link[node]!;
        return node;
      }
      this.least++;
    }
    return -1;
  }

  clear(): void {
    this.heads.fill(-1);
    this.least = 2047;
  }
}
