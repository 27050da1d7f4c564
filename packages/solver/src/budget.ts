import type { Stop } from "./answer.ts";

/** When to give up. A limit that is left out does not apply. */
export interface Limits {
  /** Positions expanded: the same answer on every machine (SO-2). */
  readonly nodes?: number;
  /** Bytes of typed arrays alive at any one time (SO-4). */
  readonly bytes?: number;
  /** Milliseconds. What is found within them depends on the machine. */
  readonly ms?: number;
}

export interface Watch {
  /** Asked at least every 20 000 nodes (SO-4). */
  readonly cancelled?: () => boolean;
  /** Told as often: nodes so far. */
  readonly progress?: (nodes: number) => void;
}

/** Nodes between two looks at the clock and at the player's wish to stop. */
const POLL = 4096;
const MIB = 1024 * 1024;
export const DEFAULT_BYTES = 256 * MIB;

/** Counts what one search uses, and says when to end it. */
export class Budget {
  nodes = 0;
  stop: Stop | undefined = undefined;
  private bytes = 0;
  private readonly maxNodes: number;
  private readonly maxBytes: number;
  private readonly deadline: number;
  private readonly watch: Watch;

  constructor(limits: Limits = {}, watch: Watch = {}) {
    this.maxNodes = limits.nodes ?? Number.POSITIVE_INFINITY;
    this.maxBytes = limits.bytes ?? DEFAULT_BYTES;
    this.deadline = limits.ms === undefined ? Number.POSITIVE_INFINITY : Date.now() + limits.ms;
    this.watch = watch;
  }

  /** Counts a node. False: the search must end, `stop` says why. */
  spend(): boolean {
    if (this.stop !== undefined) return false;
    if (this.nodes >= this.maxNodes) this.stop = "nodes";
    else if (++this.nodes % POLL === 0) this.poll();
    return this.stop === undefined;
  }

  /** Asks for memory before it is allocated. False, with `stop` unchanged, where the limit forbids it. */
  reserve(bytes: number): boolean {
    if (this.bytes + bytes > this.maxBytes) return false;
    this.bytes += bytes;
    return true;
  }

  release(bytes: number): void {
    this.bytes -= bytes;
  }

  /** Bytes that may still be reserved. */
  get free(): number {
    return this.maxBytes - this.bytes;
  }

  private poll(): void {
    if (this.watch.cancelled?.() === true) this.stop = "cancelled";
    else if (Date.now() >= this.deadline) this.stop = "time";
    this.watch.progress?.(this.nodes);
  }
}
