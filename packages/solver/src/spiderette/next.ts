import { KING } from "../spider/card.ts";
import { countOf, fromOf, type PackedMove, toOf } from "../spider/move.ts";
import { HIDDEN, type Stacks } from "./stacks.ts";
import { DEAL, type Table } from "./table.ts";
import type { Weights } from "./weights.ts";

/** The position one move ahead, as a search judges it: most moves need not be made to know it. */
export class Next {
  /** All that is wrong with it. */
  cost = 0;
  /** Cards of its columns, kings apart, that do not lie on their successor. */
  due = 0;
  /** How much of the stock is dealt. */
  dealt = 0;
  won = false;
  private readonly table: Table;
  private readonly stacks: Stacks;
  private readonly weights: Weights;
  /** The position itself. */
  private readonly columns: Int32Array;
  private costNow = 0;
  private dueNow = 0;

  constructor(table: Table, weights: Weights) {
    this.table = table;
    this.stacks = table.stacks;
    this.weights = weights;
    this.columns = new Int32Array(table.width);
  }

  /** Takes up the position of the table. */
  read(): void {
    this.sum();
    this.costNow = this.cost;
    this.dueNow = this.due;
  }

  /** Looks at a move of that position; the table stays as it is. There must be room for {@link STACKS_PER_MOVE}. */
  look(move: PackedMove): void {
    if (this.isPlain(move)) this.judge(move);
    else {
      const { columns, table } = this;
      const { dealt } = table;
      columns.set(table.columns);
      table.play(move);
      this.sum();
      table.columns.set(columns);
      table.dealt = dealt;
    }
  }

  private sum(): void {
    const { stacks, table } = this;
    this.cost = this.weights.stock * table.stockLeft;
    this.due = 0;
    this.dealt = table.dealt;
    this.won = table.won;
    for (let column = 0; column < table.width; column++) {
      this.cost += stacks.costs[table.columns[column]!]!;
      this.due += stacks.due[table.columns[column]!]!;
    }
  }

  /** A transfer by which no run leaves. */
  private isPlain(move: PackedMove): boolean {
    if (move === DEAL) return false;
    const { stacks, table } = this;
    const count = countOf(move);
    const target = table.columns[toOf(move)]!;
    const first = stacks.without(table.columns[fromOf(move)]!, count - 1);
    if (stacks.runs[stacks.below[first]!] === KING) return false;
    return !stacks.links(target, stacks.codes[first]!) || stacks.runs[target]! + count < KING;
  }

  /** Of a group only its first card can be wrong where it lies. */
  private judge(move: PackedMove): void {
    const { stacks, table } = this;
    const source = table.columns[fromOf(move)]!;
    const target = table.columns[toOf(move)]!;
    const first = stacks.without(source, countOf(move) - 1);
    const card = stacks.codes[first]!;
    let left = stacks.below[first]!;
    const code = stacks.codes[left]!;
    if ((code & HIDDEN) !== 0) left = stacks.on(stacks.below[left]!, code & ~HIDDEN);
    this.cost = this.costNow - stacks.costs[source]! + stacks.costs[left]! + stacks.costOn(target, card);
    this.due = this.dueNow - stacks.due[source]! + stacks.due[left]! + stacks.dueOn(target, card);
    this.dealt = table.dealt;
    this.won = false;
  }
}
