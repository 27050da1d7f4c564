import { CARDS_PER_PACK } from "@faceup/rules";
import type { Index } from "./cards.ts";
import { isSafe } from "./foundations.ts";
import { BOTTOM, follows, HIDDEN, UP } from "./lies.ts";
import { TALON_MOST, type Talon, UNREACHABLE } from "./talon.ts";
import { NIBBLE, NONE, type View } from "./view.ts";

export interface Taker {
  /** A card, with what lies on it, is put on a card, to the bottom of a column or up, after some draws and redeals. */
  take(card: Index, to: number, draws: number, turned: number): void;
}

/**
 * The moves from a position that a shortest line may need. Left out: all others where a card goes up safely (no line gets
 * longer by it, see `choices.ts`) and bringing back such cards; kings at the bottom of a column; emptying a column for no
 * king; parts of a run, but for those that bare a card which goes up or takes another one instead. Draws come right before
 * the card they are for.
 */
export class Steps {
  private readonly view: View;
  private readonly row: readonly Index[];
  private readonly talon: Talon;
  private readonly byPlace = new Uint8Array(TALON_MOST);
  private readonly taker: Taker;
  private lies: Uint8Array = new Uint8Array(0);
  private draws = 0;
  private turned = 0;

  constructor(view: View, row: readonly Index[], talon: Talon, taker: Taker) {
    this.view = view;
    this.row = row;
    this.talon = talon;
    this.taker = taker;
  }

  /** Offers every move of the record that the view has read. */
  each(lies: Uint8Array): void {
    this.lies = lies;
    const { view } = this;
    this.turned = view.turned;
    const { above, found, tops, topCount } = view;
    const black = Math.min(found & 15, (found >> 4) & 15);
    const red = Math.min((found >> 8) & 15, (found >> 12) & 15);
    for (let i = 0; i < topCount; i++) {
      const top = tops[i]!;
      if (!this.goesUp(top)) continue;
      const nibble = NIBBLE[top]!;
      const twin = (found >> (4 * (nibble ^ 1))) & 15;
      if (!isSafe((top >> 2) + 1, nibble < 2 ? red : black, twin)) continue;
      this.put(top, UP);
      return;
    }
    const kings = this.kingsToMove();
    for (let i = 0; i < topCount; i++) {
      const top = tops[i]!;
      if (this.goesUp(top)) this.put(top, UP);
      // The run, from its last card to its head.
      let card = top;
      for (;;) {
        const on = lies[card]!;
        if (on >= BOTTOM || lies[on] === HIDDEN || !follows(card, on)) break;
        // A part of a run goes to the mate of the card it lies on, to bare that card.
        const mate = on ^ 1;
        if (lies[mate]! < UP && above[mate] === NONE) {
          if (this.goesUp(on) || !this.staysUp(card ^ 1, black, red)) this.put(card, mate);
        }
        card = on;
      }
      const bottom = view.below(lies, card) === BOTTOM;
      if (bottom && (card >= CARDS_PER_PACK - 4 || !kings)) continue;
      this.toColumns(card);
    }
    this.fromTalon();
    this.fromFoundations(black, red);
  }

  /** Is there a king that an empty column could help? */
  private kingsToMove(): boolean {
    for (let king = CARDS_PER_PACK - 4; king < CARDS_PER_PACK; king++) {
      if (this.view.below(this.lies, king) !== BOTTOM) return true;
    }
    return false;
  }

  /** Does the card lie on its foundation for good? */
  private staysUp(card: Index, black: number, red: number): boolean {
    if (this.lies[card] !== UP) return false;
    const nibble = NIBBLE[card]!;
    const twin = (this.view.found >> (4 * (nibble ^ 1))) & 15;
    return isSafe((card >> 2) + 1, nibble < 2 ? red : black, twin);
  }

  private goesUp(card: Index): boolean {
    return ((this.view.found >> (4 * NIBBLE[card]!)) & 15) === card >> 2;
  }

  /** To every column that takes the card. */
  private toColumns(card: Index): void {
    if (card >= CARDS_PER_PACK - 4) {
      if (this.view.empty > 0) this.put(card, BOTTOM);
      return;
    }
    const parent = (card & ~1) + 4;
    if (this.isTop(parent)) this.put(card, parent);
    if (this.isTop(parent + 1)) this.put(card, parent + 1);
  }

  private isTop(card: Index): boolean {
    return this.lies[card]! < UP && this.view.above[card] === NONE;
  }

  private fromFoundations(black: number, red: number): void {
    const { found } = this.view;
    for (let nibble = 0; nibble < 4; nibble++) {
      const height = (found >> (4 * nibble)) & 15;
      const twin = (found >> (4 * (nibble ^ 1))) & 15;
      if (height === 0 || isSafe(height, nibble < 2 ? red : black, twin)) continue;
      const first = 4 * (height - 1);
      for (let card = first; card < first + 4; card++) {
        if (NIBBLE[card] === nibble) this.toColumns(card);
      }
    }
  }

  /** Every card of the talon with the draws and redeals it takes. */
  private fromTalon(): void {
    const { byPlace, row, talon } = this;
    const { places, turned } = this.view;
    talon.draws(places, turned, byPlace);
    for (let rest = places; rest !== 0; rest &= rest - 1) {
      const place = 31 - Math.clz32(rest & -rest);
      const draws = byPlace[place]!;
      if (draws !== UNREACHABLE) this.talonCard(row[place]!, draws, talon.turnedBelow(places, place));
    }
  }

  private talonCard(card: Index, cost: number, turned: number): void {
    this.draws = cost;
    this.turned = turned;
    if (this.goesUp(card)) this.put(card, UP);
    this.toColumns(card);
    this.draws = 0;
    this.turned = this.view.turned;
  }

  private put(card: Index, to: number): void {
    this.taker.take(card, to, this.draws, this.turned);
  }
}
