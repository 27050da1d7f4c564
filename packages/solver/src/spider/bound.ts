import { KING, PACKED_CARDS, type Packed, RANK_MASK, SUIT_SHIFT } from "./card.ts";
import { COLUMN_SHIFT, type Columns } from "./columns.ts";
import { FeedbackGraph, maskHigh, maskLow, VERTICES } from "./feedback.ts";

const NO_COLUMN = 255;
const SEVERAL = 254;

/**
 * A lower bound of the moves left.
 *
 * A card that is no king is *due* if it does not lie on its successor (the card one rank higher of its suit). It
 * must come to lie there, and a move changes what one card lies on: every due card needs a move of its own, its
 * link. While it is due no other card carries it, so it leaves its place only by moves of its own, as the first
 * card of a group.
 *
 * Let T be the due cards that will move twice or more. A due card outside T leaves its place exactly by its
 * link. Then d → c, "d leaves before c is linked", for every due d that lies above c, or above c's successor, in its
 * column. A king that lies on a card leaves its place when its run is complete, or by a move that links nothing:
 * then count it in T. It waits for all due cards above it and, if its run is the only one of its suit, for the
 * links of all its suit; what it lies above waits for it. Outside T these edges are an order in time, so they
 * have no cycle: T meets every cycle of the whole graph. So
 *
 *   moves left ≥ due cards + size of the smallest feedback vertex set.
 *
 * Equal cards: a due card may be linked to any copy of its successor. It waits for what lies above the copy it
 * takes, whichever that is, so only for what lies above all the copies on the table.
 *
 * A move that links a due card lowers the bound by exactly one: nothing had to leave before it, so it lay on no
 * cycle, and nothing else changes. Where a run leaves by it, other copies of its cards may be fewer, the edges
 * more, and the bound falls by one or less: the king had nothing left to wait for, so it lay on no cycle either.
 */
export class LowerBound {
  private readonly graph = new FeedbackGraph();
  /** Per vertex: its card, and the vertices above it: from this one to the last of its column. */
  private readonly card = new Uint8Array(VERTICES);
  private readonly from = new Uint8Array(VERTICES);
  private readonly to = new Uint8Array(VERTICES);
  /** Per card face: the vertices above all its copies, and the column where all copies lie. */
  private readonly faceFrom = new Uint8Array(PACKED_CARDS);
  private readonly faceTo = new Uint8Array(PACKED_CARDS);
  private readonly faceColumn = new Uint8Array(PACKED_CARDS);
  /** Kings on the table, by suit. */
  private readonly kings = new Uint8Array(4);
  private readonly elsewhere: readonly Packed[];

  /** `elsewhere`: cards that are neither in the columns nor gone, where there is a stock. */
  constructor(elsewhere: readonly Packed[] = []) {
    this.elsewhere = elsewhere;
  }

  /** The bound, or `limit` where it is no smaller. */
  of(columns: Columns, limit: number): number {
    const count = this.number(columns);
    this.join(count);
    const due = columns.missing;
    return due + this.graph.smallest(count, Math.max(0, limit - due));
  }

  /** Takes a position up, for {@link dropBy}. */
  look(columns: Columns): void {
    this.number(columns);
  }

  /**
   * How much lower the bound may be, at most, after a move of `card` to `column` that leaves as many cards due. The
   * move takes away and adds edges of one vertex only. If that waits for nothing above its successor it lay on no
   * cycle, for it has nothing above itself; if its successor is in the new column it comes to wait for itself.
   */
  dropBy(card: Packed, column: number): number {
    const face = card + 1;
    const where = this.faceColumn[face]!;
    const king = (card & RANK_MASK) === KING;
    const waits = king
      ? this.kings[card >> SUIT_SHIFT] === 1
      : where < SEVERAL && this.faceTo[face]! > this.faceFrom[face]!;
    return (waits ? 1 : 0) - (!king && where === column ? 1 : 0);
  }

  /** Numbers the vertices, each column from its deepest card on. */
  private number(columns: Columns): number {
    const { faceColumn, faceFrom, faceTo, kings } = this;
    faceColumn.fill(NO_COLUMN);
    kings.fill(0);
    for (const card of this.elsewhere) {
      faceColumn[card] = SEVERAL;
      if ((card & RANK_MASK) === KING) kings[card >> SUIT_SHIFT]!++;
    }
    let count = 0;
    for (let column = 0; column < columns.width; column++) {
      const base = column << COLUMN_SHIFT;
      const end = base + columns.heights[column]!;
      const first = count;
      for (let place = base; place < end; place++) {
        const card = columns.cards[place]!;
        if ((card & RANK_MASK) === KING) {
          kings[card >> SUIT_SHIFT]!++;
          if (place > base) this.card[count++] = card;
        } else if (place === base || columns.cards[place - 1] !== card + 1) this.card[count++] = card;
        // A copy higher up in the same column has fewer cards above.
        faceFrom[card] = count;
        faceColumn[card] = faceColumn[card] === NO_COLUMN || faceColumn[card] === column ? column : SEVERAL;
      }
      for (let v = first; v < count; v++) {
        this.from[v] = v + 1;
        this.to[v] = count;
      }
      for (let place = base; place < end; place++) faceTo[columns.cards[place]!] = count;
    }
    return count;
  }

  private join(count: number): void {
    const { low, high } = this.graph;
    for (let v = 0; v < count; v++) {
      const card = this.card[v]!;
      const from = this.from[v]!;
      const to = this.to[v]!;
      let inLow = maskLow(to) & ~maskLow(from);
      let inHigh = maskHigh(to) & ~maskHigh(from);
      const face = card + 1;
      if ((card & RANK_MASK) !== KING && this.faceColumn[face]! < SEVERAL) {
        inLow |= maskLow(this.faceTo[face]!) & ~maskLow(this.faceFrom[face]!);
        inHigh |= maskHigh(this.faceTo[face]!) & ~maskHigh(this.faceFrom[face]!);
      }
      low[v] = inLow;
      high[v] = inHigh;
    }
    for (let v = 0; v < count; v++) {
      const suit = this.card[v]! >> SUIT_SHIFT;
      if ((this.card[v]! & RANK_MASK) !== KING || this.kings[suit] !== 1) continue;
      for (let d = 0; d < count; d++) {
        if (d === v || this.card[d]! >> SUIT_SHIFT !== suit) continue;
        if (d < 32) low[v]! |= 1 << d;
        else high[v]! |= 1 << (d - 32);
      }
    }
  }
}
