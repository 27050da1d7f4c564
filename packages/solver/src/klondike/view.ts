import { CARDS_PER_PACK, type Position } from "@faceup/rules";
import { cardOf, type Index, nibbleOf, rankOfIndex, UNIT } from "./cards.ts";
import { BOTTOM, follows, HIDDEN, hiddenBelow, TALON, TURNED, UP } from "./lies.ts";

export const NONE = 255;

/** Suit of each card as the number of its nibble. */
export const NIBBLE = Uint8Array.from({ length: CARDS_PER_PACK }, (_, i) => nibbleOf(cardOf(i)));

/** What follows from a record: the columns from either end, the foundations, and the lower bound of the moves left. */
export class View {
  /** The card on each card, or NONE. */
  readonly above = new Uint8Array(CARDS_PER_PACK);
  /** The last cards of the columns. */
  readonly tops = new Uint8Array(CARDS_PER_PACK);
  topCount = 0;
  found = 0;
  up = 0;
  empty = 0;
  /** Runs under other runs. */
  locked = 0;
  /** The talon: places that still hold a card. */
  places = 0;
  turned = 0;
  private readonly hidden: Uint8Array;
  private readonly columns: number;
  private readonly row: readonly Index[];
  private readonly draw: number;
  private readonly bottoms = new Uint8Array(CARDS_PER_PACK);
  private readonly least = new Uint8Array(4);

  constructor(position: Position, row: readonly Index[], draw: number) {
    this.hidden = hiddenBelow(position);
    this.columns = position.columns.length;
    this.row = row;
    this.draw = draw;
  }

  below(lies: Uint8Array, card: Index): number {
    const on = lies[card]!;
    return on === HIDDEN ? this.hidden[card]! : on;
  }

  /** Reads a record and returns the lower bound. */
  read(lies: Uint8Array): number {
    const { above, bottoms, hidden, row } = this;
    above.fill(NONE);
    let count = 0;
    let found = 0;
    let up = 0;
    for (let card = 0; card < CARDS_PER_PACK; card++) {
      let on = lies[card]!;
      if (on === HIDDEN) on = hidden[card]!;
      if (on < BOTTOM) above[on] = card;
      else if (on === BOTTOM) bottoms[count++] = card;
      else if (on === UP) {
        up++;
        found += UNIT[card]!;
      }
    }
    this.found = found;
    this.up = up;
    this.empty = this.columns - count;
    let places = 0;
    for (let place = 0; place < row.length; place++) {
      if (lies[row[place]!] === TALON) places |= 1 << place;
    }
    this.places = places;
    this.turned = lies[TURNED]!;
    this.locked = 0;
    let bound = CARDS_PER_PACK - up + this.talonBound();
    for (let i = 0; i < count; i++) bound += this.columnBound(lies, bottoms[i]!, i);
    this.topCount = count;

    return bound;
  }

  /**
   * Moves between columns that one column forces. A card that lies above a lower one of its suit cannot go up before it,
   * so it goes to another column first. One such move can take a whole run along, but never cards of two runs: they lie
   * in different groups until one of them has moved. So the runs that hold such a card are counted, each once.
   */
  private columnBound(lies: Uint8Array, bottom: Index, column: number): number {
    const { above, least } = this;
    least.fill(13);
    let forced = 0;
    let card = bottom;
    for (;;) {
      const head = card;
      let over = 0;
      let next: number;
      // A run, from its head on.
      for (;;) {
        if (least[NIBBLE[card]!]! < rankOfIndex(card)) over = 1;
        next = above[card]!;
        if (next === NONE || lies[card] === HIDDEN || !follows(next, card)) break;
        card = next;
      }
      forced += over;
      if (next === NONE) break;
      this.locked++;
      // The run counts for what lies above it.
      for (let c = head; ; c = above[c]!) {
        const nibble = NIBBLE[c]!;
        if (rankOfIndex(c) < least[nibble]!) least[nibble] = rankOfIndex(c);
        if (c === card) break;
      }
      card = next;
    }
    this.tops[column] = card;
    return forced;
  }

  /**
   * Draws, redeals and other moves that the talon forces. Every draw takes `draw` cards of the stock: so many draws at
   * least. And a card that lies in the waste over a lower one of its suit (or comes to lie so with the same draw) is in
   * its way: it moves to a column, one move more, or the waste is turned over before it goes. If j of F such cards stay
   * until then, at least j + 1 cards are turned over, which takes a redeal and ⌈(j + 1) / draw⌉ draws: F - j + 1 +
   * ⌈(j + 1) / draw⌉ in all, least for j = F, against F without a redeal.
   */
  private talonBound(): number {
    const { draw, least, places, row, turned } = this;
    least.fill(13);
    let over = 0;
    let drawn = 0;
    for (let rest = places; rest !== 0; rest &= rest - 1) {
      const place = 31 - Math.clz32(rest & -rest);
      if (place >= turned) {
        if (draw === 1) drawn++;
        else if (drawn++ % draw === 0) least.fill(13);
      }
      if (draw === 1 && place >= turned) continue;
      const card = row[place]!;
      const nibble = NIBBLE[card]!;
      if (least[nibble]! < rankOfIndex(card)) over++;
      else least[nibble] = rankOfIndex(card);
    }
    if (over > 0) over = Math.min(over, 1 + Math.ceil((over + 1) / draw));
    return Math.ceil(drawn / draw) + over;
  }
}
