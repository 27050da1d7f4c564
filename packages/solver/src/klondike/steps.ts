import { CARDS_PER_PACK } from "@faceup/rules";
import type { Index } from "./cards.ts";
import { isSafe } from "./foundations.ts";
import { BOTTOM, follows, HIDDEN, TALON, UP } from "./lies.ts";
import { NO_STEP, type Step, stepOf } from "./step.ts";
import { TALON_MOST, type Talon, UNREACHABLE } from "./talon.ts";
import { NIBBLE, NONE, type View } from "./view.ts";

export interface Taker {
  /** A step after some draws and redeals, or after the part of a run that had to leave the bared card. */
  take(step: Step, draws: number, turned: number, part: Step): void;
}

/**
 * The moves from a position that a shortest line may need. Left out: all others where a card goes up safely (no line gets
 * longer by it, see `choices.ts`) and bringing back such cards; kings at the bottom of a column; emptying a column for no
 * king. Draws come right before the card they are for.
 *
 * A part of a run, from a card c on, moves from the card a it lies on to a's mate b, to bare a, and only together with the
 * move for whose sake a is bared: a goes up, or takes the mate of c. For in a shortest line the part can always wait until
 * then. A move in between either does not touch the three; or takes a's run along: then c goes with it, and to b later; or
 * takes b's run along, which c joins later; or shortens or lengthens what lies on c, as it can before. It does not move c
 * itself: back to a both moves would be for nothing, and c fits nowhere else; up, then a was bare without the part's move.
 */
export class Steps {
  private readonly view: View;
  private readonly row: readonly Index[];
  private readonly talon: Talon;
  private readonly byPlace = new Uint8Array(TALON_MOST);
  private readonly taker: Taker;
  private lies: Uint8Array = new Uint8Array(0);
  private kings = false;
  private black = 0;
  private red = 0;

  constructor(view: View, row: readonly Index[], talon: Talon, taker: Taker) {
    this.view = view;
    this.row = row;
    this.talon = talon;
    this.taker = taker;
  }

  /** Offers every move of the record that the view has read. */
  each(lies: Uint8Array): void {
    this.lies = lies;
    const { found, places, tops, topCount, turned } = this.view;
    this.black = Math.min(found & 15, (found >> 4) & 15);
    this.red = Math.min((found >> 8) & 15, (found >> 12) & 15);
    for (let i = 0; i < topCount; i++) {
      const top = tops[i]!;
      if (!this.goesUp(top) || !this.isSafeUp(top)) continue;
      this.put(top, UP);
      return;
    }
    this.kings = this.kingsToMove();
    this.talon.draws(places, turned, this.byPlace);
    for (let i = 0; i < topCount; i++) {
      const top = tops[i]!;
      if (this.goesUp(top)) this.put(top, UP);
      // The run, from its last card to its head.
      let card = top;
      for (;;) {
        const on = lies[card]!;
        if (on >= BOTTOM || lies[on] === HIDDEN || !follows(card, on)) break;
        if (this.isTop(on ^ 1)) this.bare(on, card);
        card = on;
      }
      if (this.leaves(card)) this.toColumns(card);
    }
    this.fromTalon();
    this.fromFoundations();
  }

  /** A card goes up or takes another one, after what lies on it has gone to its mate. */
  private bare(card: Index, child: Index): void {
    const part = stepOf(child, card ^ 1);
    if (this.goesUp(card)) this.put(card, UP, part);
    const other = child ^ 1;
    if (this.canMove(other)) this.put(other, card, part);
  }

  /** Of the talon or a foundation, or the head of a column's last run. */
  private canMove(card: Index): boolean {
    const on = this.lies[card]!;
    if (on === TALON) return true;
    if (on === UP) return this.comesBack(card);
    if (on === HIDDEN) return false;
    const { above } = this.view;
    let last = card;
    for (let next = above[last]!; next !== NONE; next = above[last]!) {
      if (!follows(next, last)) return false;
      last = next;
    }
    return this.leaves(card);
  }

  /** May the head of a run leave? Not to empty a column, but for a king. */
  private leaves(head: Index): boolean {
    const bottom = this.view.below(this.lies, head) === BOTTOM;
    return !bottom || (this.kings && head < CARDS_PER_PACK - 4);
  }

  /** Is there a king that an empty column could help? */
  private kingsToMove(): boolean {
    for (let king = CARDS_PER_PACK - 4; king < CARDS_PER_PACK; king++) {
      if (this.view.below(this.lies, king) !== BOTTOM) return true;
    }
    return false;
  }

  /** On its foundation it would stay for good. */
  private isSafeUp(card: Index): boolean {
    const nibble = NIBBLE[card]!;
    const twin = (this.view.found >> (4 * (nibble ^ 1))) & 15;
    return isSafe((card >> 2) + 1, nibble < 2 ? this.red : this.black, twin);
  }

  /** Is the card the last of its foundation, and not for good? */
  private comesBack(card: Index): boolean {
    const height = (this.view.found >> (4 * NIBBLE[card]!)) & 15;
    return height === (card >> 2) + 1 && !this.isSafeUp(card);
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

  private fromFoundations(): void {
    const { found } = this.view;
    for (let nibble = 0; nibble < 4; nibble++) {
      const height = (found >> (4 * nibble)) & 15;
      const first = 4 * (height - 1);
      for (let card = first; card >= 0 && card < first + 4; card++) {
        if (NIBBLE[card] === nibble && this.comesBack(card)) this.toColumns(card);
      }
    }
  }

  private fromTalon(): void {
    for (let rest = this.view.places; rest !== 0; rest &= rest - 1) {
      const card = this.row[31 - Math.clz32(rest & -rest)]!;
      if (this.goesUp(card)) this.put(card, UP);
      this.toColumns(card);
    }
  }

  /** A card of the talon only where draws reach it. */
  private put(card: Index, to: number, part = NO_STEP): void {
    const { byPlace, lies, taker, talon } = this;
    const { places, turned } = this.view;
    const step = stepOf(card, to);
    if (lies[card] !== TALON) {
      taker.take(step, 0, turned, part);
      return;
    }
    const place = talon.placeOf[card]!;
    const draws = byPlace[place]!;
    if (draws !== UNREACHABLE) taker.take(step, draws, talon.turnedBelow(places, place), part);
  }
}
