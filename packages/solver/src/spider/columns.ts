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

  /** The place after a column's last card. */
  end(column: number): number {
    return (column << COLUMN_SHIFT) + this.heights[column]!;
  }

  /** The first card of the group that a move takes. */
  first(move: PackedMove): Packed {
    return this.cards[this.end(fromOf(move)) - countOf(move)]!;
  }

  /** Whether a card at this place lies on its successor. */
  linksAt(place: number, card: Packed): boolean {
    return (place & (PLACES - 1)) !== 0 && this.cards[place - 1] === card + 1;
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

  /** Lays a card on an empty column, on it the card that lies `above` it, and so on. */
  pushAll(column: number, deepest: Packed, above: Uint8Array): void {
    const { cards, runs } = this;
    const base = column << COLUMN_SHIFT;
    let place = base;
    let run = 0;
    let successor = NOTHING;
    for (let card = deepest; card !== NOTHING; card = above[card]!) {
      run = successor === card + 1 ? run + 1 : 1;
      if (run === 1 && (card & RANK_MASK) !== KING) this.missing++;
      cards[place] = card;
      runs[place++] = run;
      successor = card;
    }
    this.heights[column] = place - base;
  }

  /** Notes a run that left before; its column is of no use any more, for nothing so old is unmade. */
  pushGone(suit: number): void {
    this.gone[this.goneCount++] = suit;
  }
}
