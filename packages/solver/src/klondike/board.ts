import {
  type Card,
  column,
  DRAW,
  drawOf,
  lastCard,
  type Move,
  type Position,
  REDEAL,
  rankOf,
  type Source,
  suitIndexOf,
  suitOf,
  transfer,
} from "@faceup/rules";
import { cardOf, type Index, indexOf, rankOfIndex } from "./cards.ts";
import { BOTTOM, UP } from "./lies.ts";
import { indexOfMacro, kindOf, LOWER, type Macro, PLACE, PLAY, RAISE, REVEAL } from "./macro.ts";
import { cardOfStep, type Step, targetOfStep } from "./step.ts";

/** A position in arrays that change, to write a line of macros out as moves of the rules. */
export class Board {
  readonly moves: Move[] = [];
  private readonly columns: Card[][];
  private readonly stock: Card[];
  private readonly waste: Card[];
  private readonly heights: number[];
  private readonly draw: number;

  constructor(position: Position) {
    this.columns = position.columns.map((cards) => [...cards]);
    this.stock = [...position.stock];
    this.waste = [...position.waste];
    this.heights = [...position.foundations];
    this.draw = drawOf(position.variant.option);
  }

  /** Carries out a macro with all it takes: draws, and shifting what lies on the card to its mate. */
  apply(macro: Macro): void {
    const c = cardOf(indexOfMacro(macro));
    switch (kindOf(macro)) {
      case REVEAL:
        this.toColumn({ pile: "column", column: this.columnOf(c) }, c);
        return;
      case PLAY:
        this.bare(c);
        this.up({ pile: "column", column: this.columnOf(c) }, c);
        return;
      case PLACE:
        this.turnUp(c);
        this.toColumn({ pile: "waste" }, c);
        return;
      case RAISE:
        this.turnUp(c);
        this.up({ pile: "waste" }, c);
        return;
      case LOWER:
        this.toColumn({ pile: "foundation", suit: suitOf(c) }, c);
    }
  }

  /** Puts a card, with what lies on it, on another card, to the bottom of a column or up, after the draws it takes. */
  put(index: Index, to: number): void {
    const c = cardOf(index);
    const at = this.columnOf(c);
    if (at < 0 && this.heights[suitIndexOf(c)]! < rankOf(c)) this.turnUp(c);
    const source: Source =
      at >= 0
        ? { pile: "column", column: at }
        : lastCard(this.waste) === c
          ? { pile: "waste" }
          : { pile: "foundation", suit: suitOf(c) };
    if (to === UP) this.up(source, c);
    else
      this.onto(
        source,
        c,
        to === BOTTOM ? this.columns.findIndex((cards) => cards.length === 0) : this.columnOf(cardOf(to)),
      );
  }

  /** Plays everything up, the lowest card first; for a won game as the search knows it. */
  finish(): void {
    for (;;) {
      const [lowest] = [...this.columns.flat(), ...this.waste, ...this.stock].sort(
        (a, b) => rankOf(a) - rankOf(b),
      );
      if (lowest === undefined) return;
      const inColumn = this.columns.some((cards) => cards.includes(lowest));
      this.apply((inColumn ? PLAY : RAISE) + indexOf(lowest));
    }
  }

  private columnOf(c: Card): number {
    return this.columns.findIndex((cards) => cards.includes(c));
  }

  private up(from: Source, c: Card): void {
    this.pileOf(from).pop();
    this.heights[suitIndexOf(c)]!++;
    this.moves.push(transfer(from, { pile: "foundation" }));
  }

  /** The card, with what lies on it, goes where it fits: there is such a place. */
  private toColumn(from: Source, c: Card): void {
    this.onto(
      from,
      c,
      this.columns.findIndex((cards) => fitsOn(c, lastCard(cards))),
    );
  }

  private onto(from: Source, c: Card, target: number): void {
    if (from.pile === "foundation") this.heights[suitIndexOf(c)]!--;
    const pile = this.pileOf(from);
    const group = from.pile === "foundation" ? [c] : pile.splice(pile.indexOf(c));
    this.columns[target]!.push(...group);
    this.moves.push(transfer(from, column(target), group.length));
  }

  /** Shifts what lies on the card to its mate. */
  private bare(c: Card): void {
    const index = this.columnOf(c);
    const cards = this.columns[index]!;
    const child = cards[cards.indexOf(c) + 1];
    if (child !== undefined) this.toColumn({ pile: "column", column: index }, child);
  }

  /** Draws, and redeals where the stock runs out, until the card is on top of the waste. */
  private turnUp(c: Card): void {
    while (lastCard(this.waste) !== c) {
      if (this.stock.length > 0) {
        this.waste.push(...this.stock.splice(0, this.draw));
        this.moves.push(DRAW);
      } else {
        this.stock.push(...this.waste.splice(0));
        this.moves.push(REDEAL);
      }
    }
  }

  private pileOf(source: Source): Card[] {
    if (source.pile === "column") return this.columns[source.column]!;
    return source.pile === "waste" ? this.waste : [];
  }
}

/** A line of a search on records as moves of the rules. */
export function movesOf(position: Position, steps: readonly Step[]): readonly Move[] {
  const board = new Board(position);
  for (const step of steps) board.put(cardOfStep(step), targetOfStep(step));
  return board.moves;
}

function fitsOn(c: Card, last: Card | undefined): boolean {
  const index: Index = indexOf(c);
  if (last === undefined) return rankOfIndex(index) === 12;
  return indexOf(last) >> 1 === (index >> 1) + 2;
}
