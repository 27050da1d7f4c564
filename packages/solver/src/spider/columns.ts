import { KING, NOTHING, type Packed, RANK_MASK } from "./card.ts";
import { countOf, fromOf, type PackedMove } from "./move.ts";

/** A column's places: 64, more than the 52 cards of a pack. */
export const COLUMN_SHIFT = 6;
export const PLACES = 1 << COLUMN_SHIFT;

/** Cards in columns, as plain data. Cards above a column's height are leftovers without meaning. */
export class Columns {
  readonly width: number;
  /** Place = column · 64 + number from the deepest. */
  readonly cards: Uint8Array;
  readonly heights: Uint8Array;
  /** Length of the one-suit run that ends at each place. */
  readonly runs: Uint8Array;
  /** Complete runs that have left: column · 4 + suit, in order. */
  readonly gone = new Uint8Array(4);
  goneCount = 0;
  /** Cards on the table, kings apart, that do not lie on their successor. */
  missing = 0;

  constructor(width: number) {
    this.width = width;
    this.cards = new Uint8Array(width * PLACES);
    this.heights = new Uint8Array(width);
    this.runs = new Uint8Array(width * PLACES);
  }

  clear(): void {
    this.heights.fill(0);
    this.goneCount = 0;
    this.missing = 0;
  }

  /** A column's last card. */
  last(column: number): Packed {
    const height = this.heights[column]!;
    return height === 0 ? NOTHING : this.cards[(column << COLUMN_SHIFT) + height - 1]!;
  }

  /** The first card of the group that a move takes. */
  first(move: PackedMove): Packed {
    const from = fromOf(move);
    return this.cards[(from << COLUMN_SHIFT) + this.heights[from]! - countOf(move)]!;
  }

  /** Lays a new card on a column. */
  push(column: number, card: Packed): void {
    const height = this.heights[column]!++;
    const place = (column << COLUMN_SHIFT) + height;
    const linked = height > 0 && this.cards[place - 1] === card + 1;
    this.cards[place] = card;
    this.runs[place] = linked ? this.runs[place - 1]! + 1 : 1;
    if (!linked && (card & RANK_MASK) !== KING) this.missing++;
  }

  /** Notes a run that left before; its column is of no use any more, for nothing so old is unmade. */
  pushGone(suit: number): void {
    this.gone[this.goneCount++] = suit;
  }
}
