import { KING, RANK_MASK } from "./card.ts";
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
  /** The sum over a column up to each place, and its lowest rank. */
  private readonly sums: Uint16Array;
  private readonly lowest: Uint8Array;

  constructor(width: number) {
    this.sums = new Uint16Array(width * PLACES);
    this.lowest = new Uint8Array(width * PLACES);
  }

  read(columns: Columns): void {
    this.total = 0;
    for (let column = 0; column < columns.width; column++) {
      const base = column << COLUMN_SHIFT;
      const height = columns.heights[column]!;
      let sum = 0;
      let lowest = HIGHEST;
      for (let place = base; place < base + height; place++) {
        sum += this.cost(columns, columns.cards[place]!, place, lowest);
        lowest = Math.min(lowest, columns.cards[place]! & RANK_MASK);
        this.sums[place] = sum;
        this.lowest[place] = lowest;
      }
      this.total += sum;
    }
  }

  /** The total after a move that takes no run away, before it is made. */
  after(columns: Columns, move: PackedMove): number {
    const from = fromOf(move);
    const to = toOf(move);
    const source = (from << COLUMN_SHIFT) + columns.heights[from]! - countOf(move);
    const target = (to << COLUMN_SHIFT) + columns.heights[to]!;
    const own = this.sums[source + countOf(move) - 1]! - this.sumBelow(source);
    const lowest = this.isDeepest(target) ? HIGHEST : this.lowest[target - 1]!;
    return this.total - own + this.cost(columns, columns.cards[source]!, target, lowest);
  }

  private sumBelow(place: number): number {
    return this.isDeepest(place) ? 0 : this.sums[place - 1]!;
  }

  private isDeepest(place: number): boolean {
    return (place & (PLACES - 1)) === 0;
  }

  /** What a card costs at a place: nothing on its successor or on nothing. */
  private cost({ cards }: Columns, card: number, place: number, lowest: number): number {
    if (this.isDeepest(place) || cards[place - 1] === card + 1) return 0;
    const rank = card & RANK_MASK;
    let cost = rank > lowest ? ON_LOWER_CARD : 0;
    if (rank === KING) return cost + KING_ON_CARD;
    const base = place & ~(PLACES - 1);
    for (let i = place - 2; i >= base; i--) {
      if (cards[i] === card + 1) cost += ON_OWN_SUCCESSOR;
    }
    return cost;
  }
}
