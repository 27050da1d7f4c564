import { KING, PACKED_CARDS, RANK_MASK } from "./card.ts";
import { COLUMN_SHIFT, type Columns, PLACES } from "./columns.ts";
import { countOf, fromOf, type PackedMove, toOf } from "./move.ts";

/** Found by trial on random deals: what a card that will be in the way costs, a missing link costing 8. */
const ON_OWN_SUCCESSOR = 4;
const ON_LOWER_CARD = 2;
const KING_ON_CARD = 1;
const HIGHEST = KING + 1;

/**
 * How much lies in the wrong order: a guide for the search, no bound. It is a sum over the cards that do not lie
 * on their successor, each judged by what lies under it, so a move changes it in one place.
 */
export class Disorder {
  total = 0;
  /** The lowest rank of a column up to each place. */
  private readonly lowest: Uint8Array;
  /** Copies of each card in each column. */
  private readonly copies: Uint8Array;

  constructor(width: number) {
    this.lowest = new Uint8Array(width * PLACES);
    this.copies = new Uint8Array(width * PACKED_CARDS);
  }

  read(columns: Columns): void {
    this.total = 0;
    this.copies.fill(0);
    for (let column = 0; column < columns.width; column++) {
      const base = column << COLUMN_SHIFT;
      const end = columns.end(column);
      let lowest = HIGHEST;
      for (let place = base; place < end; place++) {
        const card = columns.cards[place]!;
        this.total += this.cost(columns, card, column, place);
        lowest = Math.min(lowest, card & RANK_MASK);
        this.lowest[place] = lowest;
        this.copies[column * PACKED_CARDS + card]!++;
      }
    }
  }

  /** The total after a move that takes no run away, before it is made. Of a run only its first card costs. */
  after(columns: Columns, move: PackedMove): number {
    const from = fromOf(move);
    const to = toOf(move);
    const source = columns.end(from) - countOf(move);
    const card = columns.cards[source]!;
    return (
      this.total - this.cost(columns, card, from, source) + this.cost(columns, card, to, columns.end(to))
    );
  }

  /**
   * What a card costs at a place: nothing on its successor or on nothing. All copies of its successor in the column
   * lie below: what lies above it is a run that it begins, of lower cards.
   */
  private cost(columns: Columns, card: number, column: number, place: number): number {
    if (place === column << COLUMN_SHIFT || columns.linksAt(place, card)) return 0;
    const rank = card & RANK_MASK;
    const cost = rank > this.lowest[place - 1]! ? ON_LOWER_CARD : 0;
    if (rank === KING) return cost + KING_ON_CARD;
    return cost + ON_OWN_SUCCESSOR * this.copies[column * PACKED_CARDS + card + 1]!;
  }
}
