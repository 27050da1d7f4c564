import type { Move, Position } from "@faceup/rules";
import type { Budget } from "../budget.ts";
import { MOST_MOVES, type MoveFilter } from "../spider/generate.ts";
import { DEEPEST, NO_NODE, Nodes } from "../spider/nodes.ts";
import { Candidates } from "./candidates.ts";
import { lineTo } from "./line.ts";
import { Next } from "./next.ts";
import { Stacks } from "./stacks.ts";
import { stockBounds } from "./stockBounds.ts";
import { STACKS_PER_MOVE, Table } from "./table.ts";
import type { Weights } from "./weights.ts";

/** How a beam ended: with a line; with none, and nothing was left out, or something was; or at a limit. */
type End = "won" | "exhausted" | "dropped" | "limit";

/** A beam that left something out is given up when so many layers brought nothing better. */
const PATIENCE = 25;
/** Stacks that it takes to load any position. */
const TWO_PACKS = 104;

interface BeamOptions {
  /** Positions of a layer that are kept. */
  readonly width: number;
  /** Lines must be shorter. */
  readonly upper: number;
  readonly weights: Weights;
  readonly filter: MoveFilter;
}

/**
 * A search layer by layer: what is one move away, then two moves, and so on. Of each layer the `width` positions are
 * kept that look best. Where none was left out it is an exhaustive search, and its line a shortest one.
 */
export class Beam {
  line: readonly Move[] = [];
  /** All lines that are short enough have as many moves or more. */
  bound = 0;
  private readonly position: Position;
  private readonly options: BeamOptions;
  private readonly budget: Budget;
  private readonly stacks: Stacks;
  private readonly nodes: Nodes;
  private readonly candidates: Candidates;
  private readonly stockBounds: Int32Array;
  private readonly moves = new Int32Array(MOST_MOVES);
  private table!: Table;
  private next!: Next;
  private key!: Int32Array;
  private dropped = false;

  constructor(position: Position, options: BeamOptions, budget: Budget) {
    this.position = position;
    this.options = options;
    this.budget = budget;
    this.stacks = new Stacks(options.weights, budget);
    this.nodes = new Nodes(position.columns.length + 1, budget);
    this.candidates = new Candidates(budget);
    this.stockBounds = stockBounds(position);
  }

  run(): End {
    if (!this.start()) return "limit";
    const { candidates, nodes } = this;
    let least = Number.POSITIVE_INFINITY;
    let since = 0;
    // The nodes of a layer are numbered one after the other.
    let node = 0;
    for (let depth = 1; node < nodes.count; depth++) {
      if (!this.dropped) this.bound = depth;
      candidates.clear();
      for (const end = nodes.count; node < end; node++) {
        const found = this.expand(node, depth);
        if (found !== undefined) return found;
      }
      candidates.sort();
      if (candidates.least < least) {
        least = candidates.least;
        since = depth;
      }
      if (this.dropped && depth - since > PATIENCE) return "dropped";
      // No node is deeper; a wider beam could not say more.
      if (depth > DEEPEST) return "limit";
      if (!this.keepBest(depth)) return "limit";
    }
    return this.dropped ? "dropped" : "exhausted";
  }

  release(): void {
    this.stacks.release();
    this.nodes.release();
    this.candidates.release();
  }

  private start(): boolean {
    const { nodes, position, stacks } = this;
    if (!stacks.makeRoom(TWO_PACKS)) return false;
    this.table = new Table(position, stacks);
    this.next = new Next(this.table, this.options.weights);
    this.key = new Int32Array(this.table.words);
    this.table.write(this.key);
    nodes.find(this.key);
    return nodes.add(this.key, NO_NODE, 0, 0) !== NO_NODE;
  }

  /** Looks at all moves of a node, which lead to the layer of this depth. */
  private expand(node: number, depth: number): End | undefined {
    const { candidates, moves, next, nodes, stacks, stockBounds, table } = this;
    const { filter, upper } = this.options;
    if (!this.budget.spend()) return "limit";
    table.read(nodes.chunkOf(node), nodes.at(node));
    next.read();
    const count = table.writeMoves(filter, moves);
    for (let i = 0; i < count; i++) {
      const move = moves[i]!;
      if (!stacks.makeRoom(STACKS_PER_MOVE)) return "limit";
      next.look(move);
      if (depth + next.due + stockBounds[next.dealt]! >= upper) continue;
      if (next.won) {
        this.line = lineTo(node, move, nodes, new Table(this.position, stacks));
        return "won";
      }
      if (!candidates.push(node, move, next.cost)) return "limit";
    }
    return undefined;
  }

  /** Makes nodes of the best candidates, each position once. False where memory ends. */
  private keepBest(depth: number): boolean {
    const { candidates, key, nodes, stacks, table } = this;
    const most = nodes.count + this.options.width;
    for (let i = 0; i < candidates.count; i++) {
      if (nodes.count === most) {
        this.dropped = true;
        return true;
      }
      const parent = candidates.parentOf(i);
      const move = candidates.moveOf(i);
      if (!stacks.makeRoom(STACKS_PER_MOVE)) return false;
      table.read(nodes.chunkOf(parent), nodes.at(parent));
      table.play(move);
      table.write(key);
      if (nodes.find(key) === NO_NODE && nodes.add(key, parent, move, depth) === NO_NODE) return false;
    }
    return true;
  }
}
