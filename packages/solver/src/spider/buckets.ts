import { NO_NODE, type Nodes } from "./nodes.ts";

/** Open nodes by priority, lowest first; among equals the last one in comes out first. */
export class Buckets {
  private readonly nodes: Nodes;
  private readonly heads: Int32Array;
  /** No lower bucket holds a node. */
  lowest: number;

  constructor(nodes: Nodes, size: number) {
    this.nodes = nodes;
    this.heads = new Int32Array(size).fill(NO_NODE);
    this.lowest = size;
  }

  push(node: number, priority: number): void {
    const bucket = Math.min(priority, this.heads.length - 1);
    this.nodes.setNext(node, this.heads[bucket]!);
    this.heads[bucket] = node;
    if (bucket < this.lowest) this.lowest = bucket;
  }

  /** The best node; it was in bucket `lowest`, or NO_NODE where none is left. */
  pop(): number {
    while (this.lowest < this.heads.length) {
      const node = this.heads[this.lowest]!;
      if (node !== NO_NODE) {
        this.heads[this.lowest] = this.nodes.nextOf(node);
        return node;
      }
      this.lowest++;
    }
    return NO_NODE;
  }
}
