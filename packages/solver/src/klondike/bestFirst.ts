import { CARDS_PER_PACK, drawOf, type Position } from "@faceup/rules";
import type { Budget } from "../budget.ts";
import { indexOf } from "./cards.ts";
import { Layers } from "./layers.ts";
import { BOTTOM, HIDDEN, liesOf, RECORD_WORDS, TURNED } from "./lies.ts";
import { Nodes } from "./nodes.ts";
import { Queue } from "./queue.ts";
import { cardOfStep, join, NO_STEP, type Step, split, targetOfStep } from "./step.ts";
import { Steps, type Taker } from "./steps.ts";
import { talonOf } from "./talon.ts";
import { View } from "./view.ts";

/** Best first over the positions themselves, every move counted: for short lines and for lower bounds. */
export class BestFirst implements Taker {
  /** Steps of the shortest line found. */
  line: readonly Step[] | undefined;
  /** Its moves; only shorter lines are looked for. */
  best: number;
  /** No line that is shorter than `best` has fewer moves. */
  bound: number;
  private readonly budget: Budget;
  private readonly nodes: Nodes;
  private readonly queue = new Queue();
  private readonly layers: Layers;
  private readonly view: View;
  private readonly child: View;
  private readonly steps: Steps;
  private readonly start: Uint8Array;
  private readonly words = new Int32Array(RECORD_WORDS);
  private readonly lies = new Uint8Array(this.words.buffer);
  private readonly childWords = new Int32Array(RECORD_WORDS);
  private readonly childLies = new Uint8Array(this.childWords.buffer);
  private node = 0;
  private cost = 0;
  private order: "prove" | "seek" | "beam" = "prove";

  constructor(position: Position, best: number, budget: Budget) {
    this.budget = budget;
    this.best = best;
    const draw = drawOf(position.variant.option);
    const row = [...position.waste, ...position.stock].map(indexOf);
    this.view = new View(position, row, draw);
    this.child = new View(position, row, draw);
    this.steps = new Steps(this.view, row, talonOf(position), this);
    this.start = liesOf(position);
    this.bound = Math.min(best, this.view.read(this.start));
    this.nodes = new Nodes(budget);
    this.layers = new Layers(budget);
  }

  release(): void {
    this.nodes.release();
    this.layers.release();
  }

  /**
   * Expands at most `most` nodes, always one of those with the least sum of moves made and moves at least left: that sum
   * is a lower bound for every line. True where nothing was left: then no line has fewer than `best` moves.
   */
  prove(most: number): boolean {
    return this.run("prove", most);
  }

  /** The same, but cards that are not up count twice: no bound, but soon a shorter line, then shorter ones. */
  seek(most: number): boolean {
    return this.run("seek", most);
  }

  private run(order: "prove" | "seek", most: number): boolean {
    const { nodes, queue } = this;
    queue.clear();
    this.begin(order);
    for (let count = 0; count < most; count++) {
      if (nodes.full) return false;
      const node = queue.pop(nodes.link);
      if (node < 0) return true;
      if (nodes.isGone(node)) continue;
      const least = this.visit(node);
      if (least < 0) return false;
      if (order === "prove" && least < this.best && least > this.bound) this.bound = least;
    }
    return false;
  }

  /**
   * Expands of all positions that equally many moves lead to the `width` most promising: those with the least sum of
   * moves at least left, cards not up and runs under other runs. True where no line can be shorter.
   */
  beam(width: number): boolean {
    const { layers, nodes } = this;
    if (!layers.clear(this.best, width)) return false;
    this.begin("beam");
    let whole = true;
    for (let cost = 0; cost < this.best; cost++) {
      let left = width;
      const count = layers.sort(cost, nodes.link, nodes.rank, nodes.order);
      // All nodes that are added meanwhile cost more.
      for (let i = 0; i < count; i++) {
        if (nodes.full) return false;
        const node = nodes.order[i]!;
        if (nodes.isGone(node)) continue;
        if (left-- === 0) {
          whole = false;
          break;
        }
        if (this.visit(node) < 0) return false;
      }
    }
    return whole;
  }

  private begin(order: typeof this.order): void {
    this.order = order;
    this.nodes.clear();
    this.childLies.set(this.start);
    this.node = -1;
    this.offer(0, 0);
  }

  /** Expands a node that may lead to a shorter line. The moves of a line through it at least, or -1 at the end of the budget. */
  private visit(node: number): number {
    const { nodes } = this;
    if (!this.budget.spend()) return -1;
    this.node = node;
    this.cost = nodes.cost[node]!;
    nodes.load(node, this.words);
    const least = this.cost + this.view.read(this.lies);
    if (least < this.best) this.steps.each(this.lies);
    return least;
  }

  take(step: Step, draws: number, turned: number, part: Step): void {
    const { childLies, childWords, lies, view, words } = this;
    const cost = this.cost + draws + (part === NO_STEP ? 1 : 2);
    if (cost >= this.best) return;
    for (let i = 0; i < RECORD_WORDS; i++) childWords[i] = words[i]!;
    if (part !== NO_STEP) childLies[cardOfStep(part)] = targetOfStep(part);
    const card = cardOfStep(step);
    const from = view.below(lies, card);
    if (from < BOTTOM && lies[from] === HIDDEN) childLies[from] = view.below(lies, from);
    childLies[card] = targetOfStep(step);
    childLies[TURNED] = turned;
    this.offer(cost, join(part, step));
  }

  /** Takes a child in, where a shorter line can lead through it. */
  private offer(cost: number, joined: number): void {
    const { child, childWords, nodes } = this;
    if (cost >= this.best || nodes.full || nodes.knows(childWords, cost)) return;
    const left = child.read(this.childLies);
    if (cost + left >= this.best) return;
    if (child.up === CARDS_PER_PACK) {
      this.best = cost;
      this.line = nodes.stepsTo(nodes.add(childWords, this.node, joined, cost)).flatMap(split);
      return;
    }
    const { layers, order, queue } = this;
    const toGo = left + (CARDS_PER_PACK - child.up);
    const rank = toGo + child.locked;
    if (order === "beam" && !layers.wants(cost, rank)) return;
    const node = nodes.add(childWords, this.node, joined, cost);
    if (order === "beam") {
      nodes.rank[node] = rank;
      layers.push(node, cost, rank, nodes.link);
    } else queue.push(node, cost + (order === "seek" ? toGo : left), nodes.link);
  }
}
