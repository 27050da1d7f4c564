import { type Card, type Position, suitsOf } from "@faceup/rules";
import { KING, packCard, packedCard, SUIT_SHIFT } from "./card.ts";
import { COLUMN_SHIFT, Columns } from "./columns.ts";
import { Contents } from "./contents.ts";
import { countOf, fromOf, type PackedMove, toOf } from "./move.ts";
import { Relation } from "./relation.ts";
import type { Signature } from "./signature.ts";

/** Complete runs in a pack. */
export const RUNS = 4;

/** The packed table that moves are made on and unmade from, its signature kept in step. */
export class Tableau extends Columns {
  readonly signature: Signature;

  constructor(width: number, signature: Signature) {
    super(width);
    this.signature = signature;
  }

  /** Plays a move and takes complete runs away; returns how many left, for {@link unmake}. */
  make(move: PackedMove): number {
    const from = fromOf(move);
    const to = toOf(move);
    this.carry(from, to, countOf(move));
    const before = this.goneCount;
    while (this.complete(to)) this.leave(to);
    // Under the cards taken away a run of an entered position may lie complete (SS-7).
    while (this.complete(from)) this.leave(from);
    return this.goneCount - before;
  }

  unmake(move: PackedMove, left: number): void {
    for (let i = 0; i < left; i++) this.comeBack();
    this.carry(toOf(move), fromOf(move), countOf(move));
  }

  /** Whether a complete run will leave with this move. */
  takesRunAway(move: PackedMove): boolean {
    const from = fromOf(move);
    const source = this.end(from) - countOf(move);
    const target = this.end(toOf(move));
    if (source > from << COLUMN_SHIFT && this.runs[source - 1] === KING) return true;
    return this.linksAt(target, this.cards[source]!) && this.runs[target - 1]! + countOf(move) === KING;
  }

  /** By how much a move that takes no run away changes the number of missing links. */
  linkChange(move: PackedMove): number {
    const source = this.end(fromOf(move)) - countOf(move);
    const card = this.cards[source]!;
    return (this.linksAt(source, card) ? 1 : 0) - (this.linksAt(this.end(toOf(move)), card) ? 1 : 0);
  }

  private carry(from: number, to: number, count: number): void {
    const { cards, runs, heights } = this;
    const source = this.end(from) - count;
    const target = this.end(to);
    const links = this.linksAt(target, cards[source]!);
    if (this.linksAt(source, cards[source]!)) this.missing++;
    if (links) this.missing--;
    const run = links ? runs[target - 1]! + 1 : 1;
    for (let i = 0; i < count; i++) {
      cards[target + i] = cards[source + i]!;
      runs[target + i] = run + i;
    }
    const height = heights[to]!;
    heights[from]! -= count;
    heights[to] = height + count;
    this.signature.laid(this, to, height);
  }

  private complete(column: number): boolean {
    const height = this.heights[column]!;
    return height >= KING && this.runs[(column << COLUMN_SHIFT) + height - 1] === KING;
  }

  private leave(column: number): void {
    const suit = this.last(column) >> SUIT_SHIFT;
    this.heights[column]! -= KING;
    this.gone[this.goneCount++] = (column << 2) | suit;
    this.signature.left(suit);
  }

  private comeBack(): void {
    const entry = this.gone[--this.goneCount]!;
    const column = entry >> 2;
    const height = this.heights[column]!;
    for (let rank = KING; rank > 0; rank--) this.push(column, packedCard(entry & 3, rank));
    this.signature.laid(this, column, height);
  }
}

/** Loads a position of the rules, its columns in their order, as the root of a search. */
export function loadPosition(position: Position): Tableau {
  if (position.stock.length > 0 || position.faceDown.some((hidden) => hidden > 0)) {
    throw new Error("the Spider engine does not deal from a stock nor turn cards up yet");
  }
  const root = new Columns(position.columns.length);
  layOut(root, position);
  const tableau = new Tableau(
    root.width,
    suitsOf(position.variant.option) === 4 ? new Relation(root) : new Contents(root),
  );
  layOut(tableau, position);
  for (let i = 0; i < tableau.goneCount; i++) tableau.signature.left(tableau.gone[i]! & 3);
  for (let column = 0; column < tableau.width; column++) tableau.signature.laid(tableau, column, 0);
  return tableau;
}

function layOut(columns: Columns, position: Position): void {
  for (const run of position.removed) columns.pushGone(packCard(run[0] as Card) >> SUIT_SHIFT);
  position.columns.forEach((cards, column) => {
    for (const c of cards) columns.push(column, packCard(c));
  });
}
