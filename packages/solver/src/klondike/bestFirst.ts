import { CARDS_PER_PACK, drawOf, type Position } from "@faceup/rules";
import type { Budget } from "../budget.ts";
import { type Index, indexOf } from "./cards.ts";
import { isSafe } from "./foundations.ts";
import { Layers } from "./layers.ts";
import { BOTTOM, follows, HIDDEN, liesOf, RECORD_WORDS, TALON, TURNED, UP } from "./lies.ts";
import { Nodes } from "./nodes.ts";
import { Queue } from "./queue.ts";
import { NIBBLE, NONE, View } from "./view.ts";

/** A step on records: a card and what it is put on, with the draws and redeals before it. */
export type Step = number;

/** Best first over the positions themselves, every move counted: for short lines and for lower bounds. */
export class BestFirst {
  /** Steps of the shortest line found. */
  steps: readonly Step[] | undefined;
  /** Its moves; only shorter lines are looked for. */
  best: number;
  /** No line that is shorter than `best` has fewer moves. */
  bound: number;
  private readonly budget: Budget;
  private readonly nodes: Nodes;
  private readonly queue = new Queue();
  private readonly layers = new Layers();
  private readonly view: View;
  private readonly child: View;
  private readonly row: readonly Index[];
  private readonly draw: number;
  private readonly start: Uint8Array;
  private readonly words = new Int32Array(RECORD_WORDS);
  private readonly lies = new Uint8Array(this.words.buffer);
  private readonly childWords = new Int32Array(RECORD_WORDS);
  private readonly childLies = new Uint8Array(this.childWords.buffer);
  private node = 0;
  private cost = 0;
  private beaming = false;

  constructor(position: Position, best: number, budget: Budget) {
    this.budget = budget;
    this.best = best;
    this.draw = drawOf(position.variant.option);
    this.row = [...position.waste, ...position.stock].map(indexOf);
    this.view = new View(position, this.row, this.draw);
    this.child = new View(position, this.row, this.draw);
    this.start = liesOf(position);
    this.bound = Math.min(best, this.view.read(this.start));
    this.nodes = new Nodes(budget);
  }

  release(): void {
    this.nodes.release();
  }

  /**
   * Expands at most `most` nodes, always one of those with the least sum of moves made and moves at least left: that sum
   * is a lower bound for every line. True where nothing was left: then no line has fewer than `best` moves.
   */
  prove(most: number): boolean {
    const { nodes, queue } = this;
    queue.clear();
    this.beaming = false;
    this.begin();
    for (let count = 0; count < most; count++) {
      if (nodes.full) return false;
      const node = queue.pop(nodes.link);
      if (node < 0) return true;
      if (nodes.isGone(node)) continue;
      const least = this.visit(node);
      if (least < 0) return false;
      if (least < this.best && least > this.bound) this.bound = least;
    }
    return false;
  }

  /**
   * Expands of all positions that equally many moves lead to the `width` most promising: those with the least sum of
   * moves at least left, cards not up and runs under other runs. True where no line can be shorter.
   */
  beam(width: number): boolean {
    const { layers, nodes } = this;
    layers.clear(this.best);
    this.beaming = true;
    this.begin();
    let whole = true;
    for (let cost = 0; cost < this.best; cost++) {
      let left = width;
      for (const node of layers.best(cost, nodes.link, nodes.rank)) {
        if (nodes.full) return false;
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

  private begin(): void {
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
    if (least < this.best) this.expand();
    return least;
  }

  private expand(): void {
    const { lies, view } = this;
    const { above, found, tops, topCount } = view;
    const black = Math.min(found & 15, (found >> 4) & 15);
    const red = Math.min((found >> 8) & 15, (found >> 12) & 15);
    for (let i = 0; i < topCount; i++) {
      const top = tops[i]!;
      if (!this.goesUp(top)) continue;
      const nibble = NIBBLE[top]!;
      const twin = (found >> (4 * (nibble ^ 1))) & 15;
      if (!isSafe((top >> 2) + 1, nibble < 2 ? red : black, twin)) continue;
      this.move(top, UP);
      return;
    }
    const kings = this.kingsToMove();
    for (let i = 0; i < topCount; i++) {
      const top = tops[i]!;
      if (this.goesUp(top)) this.move(top, UP);
      // The run, from its last card to its head.
      let card = top;
      for (;;) {
        const on = lies[card]!;
        if (on >= BOTTOM || lies[on] === HIDDEN || !follows(card, on)) break;
        // A part of a run goes to the mate of the card it lies on, to bare that card.
        const mate = on ^ 1;
        if (lies[mate]! < UP && above[mate] === NONE) {
          if (this.goesUp(on) || !this.staysUp(card ^ 1, black, red)) this.move(card, mate);
        }
        card = on;
      }
      const bottom = view.below(lies, card) === BOTTOM;
      if (bottom && (card >= CARDS_PER_PACK - 4 || !kings)) continue;
      this.toColumns(card);
    }
    this.fromTalon();
    this.fromFoundations(black, red);
  }

  /** Is there a king that an empty column could help? */
  private kingsToMove(): boolean {
    for (let king = CARDS_PER_PACK - 4; king < CARDS_PER_PACK; king++) {
      if (this.view.below(this.lies, king) !== BOTTOM) return true;
    }
    return false;
  }

  /** Does the card lie on its foundation for good? */
  private staysUp(card: Index, black: number, red: number): boolean {
    if (this.lies[card] !== UP) return false;
    const nibble = NIBBLE[card]!;
    const twin = (this.view.found >> (4 * (nibble ^ 1))) & 15;
    return isSafe((card >> 2) + 1, nibble < 2 ? red : black, twin);
  }

  private goesUp(card: Index): boolean {
    return ((this.view.found >> (4 * NIBBLE[card]!)) & 15) === card >> 2;
  }

  /** To every column that takes the card. */
  private toColumns(card: Index): void {
    if (card >= CARDS_PER_PACK - 4) {
      if (this.view.empty > 0) this.move(card, BOTTOM);
      return;
    }
    const parent = (card & ~1) + 4;
    if (this.isTop(parent)) this.move(card, parent);
    if (this.isTop(parent + 1)) this.move(card, parent + 1);
  }

  private isTop(card: Index): boolean {
    return this.lies[card]! < UP && this.view.above[card] === NONE;
  }

  private fromFoundations(black: number, red: number): void {
    const { found } = this.view;
    for (let nibble = 0; nibble < 4; nibble++) {
      const height = (found >> (4 * nibble)) & 15;
      const twin = (found >> (4 * (nibble ^ 1))) & 15;
      if (height === 0 || isSafe(height, nibble < 2 ? red : black, twin)) continue;
      const first = 4 * (height - 1);
      for (let card = first; card < first + 4; card++) {
        if (NIBBLE[card] === nibble) this.toColumns(card);
      }
    }
  }

  /** Every card of the talon with the draws and redeals it takes. */
  private fromTalon(): void {
    const { draw, row } = this;
    const { places, turned } = this.view;
    let size = 0;
    let waste = 0;
    for (let rest = places; rest !== 0; rest &= rest - 1) {
      size++;
      if (31 - Math.clz32(rest & -rest) < turned) waste++;
    }
    const pass = Math.ceil((size - waste) / draw);
    let i = 0;
    for (let rest = places; rest !== 0; rest &= rest - 1, i++) {
      const place = 31 - Math.clz32(rest & -rest);
      const last = i === size - 1;
      let cost: number;
      if (i === waste - 1) cost = 0;
      else if (i >= waste && ((i - waste + 1) % draw === 0 || last)) cost = Math.ceil((i - waste + 1) / draw);
      else if ((i + 1) % draw === 0 || last) cost = pass + 1 + Math.ceil((i + 1) / draw);
      else continue;
      const card = row[place]!;
      // The turned places end above what is now the waste's top; an exact number keeps records equal.
      const below = places & ((1 << place) - 1);
      const left = below === 0 ? 0 : 32 - Math.clz32(below);
      this.talonCard(card, cost, left);
    }
  }

  private talonCard(card: Index, cost: number, turned: number): void {
    if (this.cost + cost + 1 >= this.best) return;
    this.draws = cost;
    this.turnedTo = turned;
    if (this.goesUp(card)) this.move(card, UP);
    this.toColumns(card);
    this.draws = 0;
    this.turnedTo = -1;
  }

  private draws = 0;
  private turnedTo = -1;

  private move(card: Index, to: number): void {
    const { childLies, childWords, lies, view, words } = this;
    for (let i = 0; i < RECORD_WORDS; i++) childWords[i] = words[i]!;
    const from = view.below(lies, card);
    if (lies[card] !== TALON && lies[card] !== UP && from < BOTTOM && lies[from] === HIDDEN) {
      childLies[from] = view.below(lies, from);
    }
    childLies[card] = to;
    if (this.turnedTo >= 0) childLies[TURNED] = this.turnedTo;
    this.offer(this.cost + this.draws + 1, card * 64 + to);
  }

  /** Takes a child in, where a shorter line can lead through it. */
  private offer(cost: number, step: Step): void {
    const { child, childWords, nodes } = this;
    if (cost >= this.best || nodes.full || nodes.knows(childWords, cost)) return;
    const left = child.read(this.childLies);
    if (cost + left >= this.best) return;
    const node = nodes.add(childWords, this.node, step, cost);
    if (child.up === CARDS_PER_PACK) {
      this.best = cost;
      this.steps = nodes.stepsTo(node);
      return;
    }
    if (this.beaming) {
      nodes.rank[node] = left + (CARDS_PER_PACK - child.up) + child.locked;
      this.layers.push(node, cost, nodes.link);
    } else this.queue.push(node, cost + left, nodes.link);
  }
}
