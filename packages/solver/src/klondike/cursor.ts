import { bitHi, bitLo, rankOfIndex, UNIT } from "./cards.ts";
import type { Layout, State } from "./layout.ts";
import { indexOfMacro, kindOf, LOWER, type Macro, PLACE, PLAY, RAISE, REVEAL } from "./macro.ts";

/** A state that macros change in place. */
export class Cursor implements State {
  seenLo = 0;
  seenHi = 0;
  headLo = 0;
  headHi = 0;
  found = 0;
  heads = 0;
  places = 0;
  turned = 0;
  empty = 0;
  private readonly layout: Layout;

  constructor(layout: Layout) {
    this.layout = layout;
    this.copy(layout.start);
  }

  copy(from: State): void {
    this.seenLo = from.seenLo;
    this.seenHi = from.seenHi;
    this.headLo = from.headLo;
    this.headHi = from.headHi;
    this.found = from.found;
    this.heads = from.heads;
    this.places = from.places;
    this.turned = from.turned;
    this.empty = from.empty;
  }

  /**
   * A game is won at the latest when nothing is locked any more and every card of the talon can be had: every column is
   * one run or a king's, so the lowest card that is not up lies at the end of its column or in the talon, and so on to
   * the end.
   */
  isWon(): boolean {
    const { bottomLo, bottomHi, talon } = this.layout;
    if (((this.headLo & ~bottomLo) | (this.headHi & ~bottomHi)) !== 0) return false;
    return talon.draw === 1 || (this.places & (this.places - 1)) === 0;
  }

  /** Carries out a macro that is possible. */
  apply(macro: Macro): void {
    const card = indexOfMacro(macro);
    const king = rankOfIndex(card) === 12 ? 1 : 0;
    switch (kindOf(macro)) {
      case REVEAL:
        this.open(card);
        this.empty -= king;
        return;
      case PLAY:
        if (((this.headLo & bitLo(card)) | (this.headHi & bitHi(card))) !== 0) this.open(card);
        else this.empty += king;
        this.seenLo &= ~bitLo(card);
        this.seenHi &= ~bitHi(card);
        this.found += UNIT[card]!;
        return;
      case PLACE:
        this.take(card);
        this.seenLo |= bitLo(card);
        this.seenHi |= bitHi(card);
        this.empty -= king;
        return;
      case RAISE:
        this.take(card);
        this.found += UNIT[card]!;
        return;
      case LOWER:
        this.found -= UNIT[card]!;
        this.seenLo |= bitLo(card);
        this.seenHi |= bitHi(card);
        this.empty -= king;
    }
  }

  /** The head leaves its column: what lay under it comes to light. */
  private open(head: number): void {
    const { layout } = this;
    const bottom = (layout.bottomLo & bitLo(head)) | (layout.bottomHi & bitHi(head));
    if (bottom !== 0) this.empty++;
    this.headLo = (this.headLo & ~bitLo(head)) | layout.nextLo[head]!;
    this.headHi = (this.headHi & ~bitHi(head)) | layout.nextHi[head]!;
    this.seenLo |= layout.opensLo[head]!;
    this.seenHi |= layout.opensHi[head]!;
    this.heads -= layout.weight[head]!;
  }

  private take(card: number): void {
    const place = this.layout.talon.placeOf[card]!;
    this.places &= ~(1 << place);
    this.turned = this.layout.talon.normal(this.places, place);
  }
}
