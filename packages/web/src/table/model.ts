import { type Card, type Shape, SUITS, type Suit } from "@faceup/rules";

/** A place for cards on the table: `c0` is the first column, `fH` the hearts foundation. */
export type PileId = "stock" | "waste" | "removed" | `f${Suit}` | `c${number}`;

export function columnPile(index: number): PileId {
  return `c${index}`;
}

export function foundationPile(suit: Suit): PileId {
  return `f${suit}`;
}

/** The column's number from 0, or undefined where the pile is no column. */
export function columnIndex(pile: PileId): number | undefined {
  return pile.startsWith("c") ? Number(pile.slice(1)) : undefined;
}

export function foundationSuit(pile: PileId): Suit | undefined {
  return SUITS.find((suit) => pile === `f${suit}`);
}

/** Cards in the hand: the last `count` of a pile, picked up by taps or keys. */
export interface Carried {
  readonly pile: PileId;
  readonly count: number;
}

/** A refused move as the table shows it: a ring on the card, a badge on the pile where it happened. */
export interface RefusedMark {
  readonly pile: PileId;
  /** The offending card: the one that breaks the run, or that may not land. */
  readonly card?: Card;
  /** Empty columns over which no row is dealt (ST-4). */
  readonly gaps?: readonly PileId[];
  /** A new number for each refusal, so that the same one twice shakes twice. */
  readonly serial: number;
}

/** Everything the table draws: plain data. The table knows no rules; what is legal it is told. */
export interface TableModel {
  readonly shape: Shape;
  /** Deepest card first. */
  readonly columns: readonly (readonly Card[])[];
  readonly faceDown: readonly number[];
  /** Cards in the stock, drawn face down; the last one lies on top and is drawn next. */
  readonly stock: readonly Card[];
  /** Deepest first; the table fans the last three. */
  readonly waste: readonly Card[];
  /** In suit order, ace first. */
  readonly foundations: readonly (readonly Card[])[];
  readonly removed: readonly (readonly Card[])[];
  /** How many cards of each column can be lifted: paper-white, the deeper ones one tone down. */
  readonly liftable: readonly number[];
  readonly lastMove?: { readonly from: PileId; readonly to: PileId };
  readonly carried?: Carried;
  /** Piles that would take what is carried or dragged (RU-3); empty where placement hints are off. */
  readonly targets: readonly PileId[];
  readonly refused?: RefusedMark;
}

/** The cards of a pile as the table shows them. */
export function cardsOf(model: TableModel, pile: PileId): readonly Card[] {
  if (pile === "stock") return model.stock;
  if (pile === "waste") return model.waste;
  if (pile === "removed") return model.removed.flat();
  const column = columnIndex(pile);
  if (column !== undefined) return model.columns[column] ?? [];
  const suit = foundationSuit(pile);
  return suit === undefined ? [] : (model.foundations[SUITS.indexOf(suit)] ?? []);
}

/** Where on the table something happened: a card of a pile, or the pile itself where it holds none. */
export interface Spot {
  readonly pile: PileId;
  /** From the deepest card, 0; −1 for an empty pile. */
  readonly index: number;
}

/** What the player did. Positions are spots; times are milliseconds of one clock. */
export type TableEvent =
  /** A press without movement. `long`: 500 ms or more (TF-12). */
  | { readonly type: "tap"; readonly spot: Spot; readonly time: number; readonly long: boolean }
  /** Dragged cards were let go over a pile, or over none. */
  | { readonly type: "drop"; readonly carried: Carried; readonly target: PileId | undefined }
  | { readonly type: "drag-cancelled" }
  /** Enter or Space on the focused card, or a digit while carrying: pick up, or put down there. */
  | { readonly type: "key-pick"; readonly spot: Spot }
  /** Shift+Enter: to the foundation if it fits, else to the best column (AP-27). */
  | { readonly type: "key-place"; readonly spot: Spot }
  | { readonly type: "key-cancel" };

/** The side that knows the rules. */
export interface TableHost {
  /**
   * A drag begins. Returns the piles to highlight, or undefined where the group may not be lifted; the host
   * then shows why by itself.
   */
  lift(carried: Carried): readonly PileId[] | undefined;
  handle(event: TableEvent): void;
  /** The name of a spot for assistive technology. */
  label(spot: Spot): string;
}

export type Hand = "right" | "left";

/** How the table is laid out: portrait phone, landscape phone (height < 480), or anything wider. */
export type Form = "portrait" | "landscape" | "wide";
