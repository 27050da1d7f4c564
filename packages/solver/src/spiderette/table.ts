import { DRAW, type Move, type Position } from "@faceup/rules";
import { KING, packCard, RANK_MASK } from "../spider/card.ts";
import { Ends, type MoveFilter, NO_FILTER, writeTransfers } from "../spider/generate.ts";
import { countOf, fromOf, type PackedMove, toOf, unpackMove } from "../spider/move.ts";
import { EMPTY, HIDDEN, type Stack, type Stacks } from "./stacks.ts";

/** Deals a row: no transfer goes from a column to itself. */
export const DEAL: PackedMove = 0;
/** Stacks that one move makes at most: a row of two stacks a column, or a run with the cards that turn up. */
export const STACKS_PER_MOVE = 32;

export function unpackStep(move: PackedMove): Move {
  return move === DEAL ? DRAW : unpackMove(move);
}

/**
 * A position as one stack for each column, and how much of the stock is dealt: those numbers are its key. Equal keys
 * are equal positions, so no two positions can ever be taken for one. The key of a position without a stock has its
 * columns in order: only a row that will be dealt makes a difference between them.
 */
export class Table {
  readonly stacks: Stacks;
  readonly width: number;
  readonly words: number;
  readonly columns: Int32Array;
  dealt = 0;
  /** All cards of the stock that were not dealt at the root. */
  readonly stock: Uint8Array;
  private readonly ends = new Ends();

  /** There must be room for all cards of a position. */
  constructor(position: Position, stacks: Stacks) {
    this.stacks = stacks;
    this.width = position.columns.length;
    this.words = this.width + 1;
    this.stock = Uint8Array.from(position.stock, packCard);
    this.columns = Int32Array.from(position.columns, (cards, column) =>
      cards.reduce(
        (stack, card, i) =>
          stacks.on(stack, packCard(card) | (i < (position.faceDown[column] ?? 0) ? HIDDEN : 0)),
        EMPTY,
      ),
    );
    this.ends.width = this.width;
  }

  get stockLeft(): number {
    return this.stock.length - this.dealt;
  }

  get won(): boolean {
    return this.stockLeft === 0 && this.columns.every((stack) => stack === EMPTY);
  }

  read(keys: Int32Array, at: number): void {
    for (let column = 0; column < this.width; column++) this.columns[column] = keys[at + column]!;
    this.dealt = keys[at + this.width]!;
  }

  /** The key of the position. */
  write(key: Int32Array): void {
    for (let column = 0; column < this.width; column++) {
      const stack = this.columns[column]!;
      let i = column;
      if (this.stockLeft === 0) for (; i > 0 && key[i - 1]! > stack; i--) key[i] = key[i - 1]!;
      key[i] = stack;
    }
    key[this.width] = this.dealt;
  }

  /** Writes the moves into `out` and returns how many there are; what leaves out moves counts only without a stock. */
  writeMoves(filter: MoveFilter, out: Int32Array): number {
    const { ends, stacks } = this;
    let empty = 0;
    let cards = 0;
    for (let column = 0; column < this.width; column++) {
      const stack = this.columns[column]!;
      ends.ranks[column] = stacks.codes[stack]! & RANK_MASK;
      ends.lengths[column] = stacks.runs[stack]!;
      ends.heights[column] = stacks.heights[stack]!;
      cards += ends.heights[column]!;
      if (stack === EMPTY) empty++;
    }
    if (this.stockLeft === 0) return writeTransfers(ends, filter, out);
    const found = writeTransfers(ends, NO_FILTER, out);
    if (empty > 0 && cards >= this.width) return found;
    out[found] = DEAL;
    return found + 1;
  }

  /** Plays a move. There must be room for {@link STACKS_PER_MOVE}. */
  play(move: PackedMove): void {
    if (move === DEAL) this.deal();
    else {
      const from = fromOf(move);
      const to = toOf(move);
      const source = this.columns[from]!;
      this.columns[from] = this.stacks.without(source, countOf(move));
      this.columns[to] = this.carried(source, countOf(move), this.columns[to]!);
      this.settle(to);
      this.settle(from);
    }
  }

  private deal(): void {
    const row = Math.min(this.width, this.stockLeft);
    for (let column = 0; column < row; column++) {
      this.columns[column] = this.stacks.on(this.columns[column]!, this.stock[this.dealt++]!);
    }
    for (let column = 0; column < this.width; column++) this.settle(column);
  }

  private carried(source: Stack, count: number, target: Stack): Stack {
    const { below, codes } = this.stacks;
    const under = count === 1 ? target : this.carried(below[source]!, count - 1, target);
    return this.stacks.on(under, codes[source]!);
  }

  /** Turns up what became last and takes complete runs away until none is left (SS-7, ST-2). */
  private settle(column: number): void {
    const { stacks } = this;
    let stack = this.columns[column]!;
    for (;;) {
      const code = stacks.codes[stack]!;
      if ((code & HIDDEN) !== 0) stack = stacks.on(stacks.below[stack]!, code & ~HIDDEN);
      else if (stacks.runs[stack] === KING) stack = stacks.without(stack, KING);
      else break;
    }
    this.columns[column] = stack;
  }
}
