import type { Position } from "@faceup/rules";
import type { Budget } from "../budget.ts";
import type { Shortening } from "../engine.ts";
import { LowerBound } from "./bound.ts";
import { Buckets } from "./buckets.ts";
import { MOST_MOVES, type MoveFilter, writeMoves } from "./generate.ts";
import { lineTo } from "./line.ts";
import { type PackedMove, toOf } from "./move.ts";
import { Next } from "./next.ts";
import { DEEPEST, NO_NODE, Nodes } from "./nodes.ts";
import { loadPosition, type Tableau } from "./tableau.ts";

/** What a move counts in a priority; a bound counts its weight, and as much or more. */
export const PER_MOVE = 8;
const PRIORITIES = 16 * 1024;
/** A node's note: its bound, whether that was computed, and whether a shorter way here was found. */
const BOUND = 255;
const COMPUTED = 256;
const BETTERED = 512;

/** Why a search came back: nothing shorter is left, its share of nodes is spent, or a limit of the budget. */
type Pause = "done" | "share" | "limit";

/**
 * A search for lines shorter than the best known one, by moves + weighted bound. With the weight of a move it is
 * A*: the lowest priority still open is a lower bound. A heavier weight finds good lines sooner and proves
 * nothing until it runs dry.
 *
 * A node's bound is computed when its turn comes: until then it has what follows from its parent's. Most nodes
 * never have a turn.
 */
export class LineSearch {
  /** Lines must be shorter. */
  private upper: number;
  private readonly position: Position;
  private readonly tableau: Tableau;
  private readonly nodes: Nodes;
  private readonly open: Buckets;
  private readonly bound = new LowerBound();
  private readonly next: Next;
  private readonly moves = new Int32Array(MOST_MOVES);
  private readonly filter: MoveFilter;
  private readonly weight: number;
  private readonly budget: Budget;
  private readonly told: Shortening;

  constructor(
    position: Position,
    upper: number,
    weight: number,
    filter: MoveFilter,
    budget: Budget,
    told: Shortening,
  ) {
    this.position = position;
    // A node holds no greater depth: then only lines up to there are looked for.
    this.upper = Math.min(upper, DEEPEST);
    this.weight = weight;
    this.filter = filter;
    this.budget = budget;
    this.told = told;
    this.tableau = loadPosition(position);
    this.next = new Next(this.tableau);
    this.nodes = new Nodes(this.tableau.signature.words, budget);
    this.open = new Buckets(this.nodes, PRIORITIES);
  }

  /** Searches once, until `share` nodes had their turn, to be judged or expanded. */
  run(share: number): Pause {
    const { open } = this;
    if (!this.start()) return "limit";
    let left = share;
    for (let node = open.pop(); node !== NO_NODE; node = open.pop()) {
      const priority = open.lowest;
      if (this.weight === PER_MOVE) this.told.bound(Math.min(this.upper, priority / PER_MOVE));
      if (this.isUseless(node)) continue;
      if (left > 0 && this.budget.spend() && this.takeTurn(node, priority)) {
        left--;
        continue;
      }
      open.push(node, priority);
      return left > 0 ? "limit" : "share";
    }
    this.told.bound(this.upper);
    return "done";
  }

  release(): void {
    this.nodes.release();
  }

  private start(): boolean {
    const bound = this.bound.of(this.tableau, BOUND);
    this.told.bound(Math.min(this.upper, bound));
    this.tableau.signature.write(this.tableau, this.next.key);
    this.nodes.find(this.next.key);
    const root = this.nodes.add(this.next.key, NO_NODE, 0, 0, bound | COMPUTED);
    if (root === NO_NODE) return false;
    this.open.push(root, this.priority(0, bound));
    return true;
  }

  private priority(depth: number, bound: number): number {
    return PER_MOVE * depth + this.weight * bound;
  }

  private isUseless(node: number): boolean {
    const note = this.nodes.noteOf(node);
    return (note & BETTERED) !== 0 || this.nodes.depthOf(node) + (note & BOUND) >= this.upper;
  }

  /** Computes a node's bound, and expands it unless it has to wait for another turn; false where memory ends. */
  private takeTurn(node: number, priority: number): boolean {
    const { nodes, tableau } = this;
    tableau.signature.read(nodes.chunkOf(node), nodes.at(node), tableau);
    const note = nodes.noteOf(node);
    if ((note & COMPUTED) !== 0) return this.expand(node, note & BOUND, priority);
    const depth = nodes.depthOf(node);
    const bound = Math.max(note & BOUND, this.bound.of(tableau, Math.min(BOUND, this.upper - depth)));
    nodes.setNote(node, bound | COMPUTED);
    if (depth + bound >= this.upper) return true;
    const raised = this.priority(depth, bound);
    if (raised <= priority) return this.expand(node, bound, priority);
    this.open.push(node, raised);
    return true;
  }

  /** False where memory ends; then the node may be expanded again. */
  private expand(parent: number, bound: number, priority: number): boolean {
    const { tableau, moves } = this;
    const depth = this.nodes.depthOf(parent) + 1;
    this.bound.look(tableau);
    const count = writeMoves(tableau, this.filter, moves);
    let room = true;
    for (let i = 0; i < count && room; i++) {
      const move = moves[i]!;
      this.next.look(move);
      if (this.next.won) this.win(parent, move, depth);
      else room = this.add(parent, move, depth, this.followingNote(bound, move), priority);
    }
    return room;
  }

  /**
   * What a position's bound says of the next one's. A move that makes a link lowers it by one (see
   * {@link LowerBound}). A move that breaks one adds a due card and edges, and takes none away.
   */
  private followingNote(bound: number, move: PackedMove): number {
    const { missing, runsLeft } = this.next;
    const change = missing - this.tableau.missing;
    if (change < 0) return (bound - 1) | (runsLeft === 0 ? COMPUTED : 0);
    return change > 0 ? bound + 1 : Math.max(bound - this.dropBy(move), missing);
  }

  /** By how much a move that changes no link may lower the bound. */
  private dropBy(move: PackedMove): number {
    const { tableau } = this;
    const to = toOf(move);
    const card = tableau.first(move);
    return tableau.last(to) === card + 1 ? 1 : this.bound.dropBy(card, to);
  }

  private win(parent: number, move: PackedMove, depth: number): void {
    if (depth >= this.upper) return;
    this.upper = depth;
    this.told.better(
      lineTo(parent, move, this.nodes, loadPosition(this.position), loadPosition(this.position)),
    );
  }

  private add(parent: number, move: PackedMove, depth: number, note: number, priority: number): boolean {
    if (depth + (note & BOUND) >= this.upper) return true;
    const { nodes } = this;
    const { key } = this.next;
    const found = nodes.find(key);
    let kept = note;
    if (found !== NO_NODE) {
      if (nodes.depthOf(found) <= depth) return true;
      // A shorter way to a known position: a new node takes its place, for children hold on to the old one.
      const old = nodes.noteOf(found);
      if ((old & COMPUTED) !== 0) kept = old & ~BETTERED;
      nodes.setNote(found, old | BETTERED);
    }
    const node = nodes.add(key, parent, move, depth, kept);
    if (node === NO_NODE) return false;
    // What was true of lines through the parent stays true: a priority never falls on the way.
    this.open.push(node, Math.max(priority, this.priority(depth, kept & BOUND)));
    return true;
  }
}
