import type { Budget } from "../budget.ts";
import { grown } from "../grown.ts";
import type { PackedMove } from "../spider/move.ts";

const COST_BITS = 13;
/** Greater costs count as the greatest. */
const COSTS = 1 << COST_BITS;
const FIRST_CAPACITY = 4096;
/** Three words. */
const BYTES_EACH = 3 * 4;

/** What a beam may keep of its next layer: moves of nodes, by what they cost. */
export class Candidates {
  count = 0;
  private readonly budget: Budget;
  private parents = new Int32Array(0);
  /** Move and cost. */
  private steps = new Int32Array(0);
  private order = new Int32Array(0);
  /** For each cost first how many have the one below it, then the place after its last one. */
  private readonly places = new Int32Array(COSTS + 1);

  constructor(budget: Budget) {
    this.budget = budget;
  }

  clear(): void {
    this.count = 0;
    this.places.fill(0);
  }

  /** False where memory ends. */
  push(parent: number, move: PackedMove, cost: number): boolean {
    if (this.count === this.parents.length && !this.grow()) return false;
    const counted = Math.min(cost, COSTS - 1);
    this.parents[this.count] = parent;
    this.steps[this.count++] = (move << COST_BITS) | counted;
    this.places[counted + 1]!++;
    return true;
  }

  /** Puts them in order, those that cost least first, of equal ones the oldest. */
  sort(): void {
    const { order, places, steps } = this;
    for (let cost = 1; cost <= COSTS; cost++) places[cost]! += places[cost - 1]!;
    for (let i = 0; i < this.count; i++) order[places[steps[i]! & (COSTS - 1)]!++] = i;
  }

  /** What the first in order costs. */
  get least(): number {
    return this.count === 0 ? COSTS : this.steps[this.order[0]!]! & (COSTS - 1);
  }

  /** Of one by its place in order. */
  parentOf(place: number): number {
    return this.parents[this.order[place]!]!;
  }

  moveOf(place: number): PackedMove {
    return this.steps[this.order[place]!]! >>> COST_BITS;
  }

  release(): void {
    this.budget.release(this.parents.length * BYTES_EACH);
    this.count = 0;
    this.parents = this.steps = this.order = new Int32Array(0);
  }

  private grow(): boolean {
    const capacity = this.parents.length;
    const next = Math.max(FIRST_CAPACITY, 2 * capacity);
    if (!this.budget.reserve(next * BYTES_EACH)) return false;
    this.parents = grown(this.parents, new Int32Array(next));
    this.steps = grown(this.steps, new Int32Array(next));
    // Nothing is in order yet.
    this.order = new Int32Array(next);
    this.budget.release(capacity * BYTES_EACH);
    return true;
  }
}
