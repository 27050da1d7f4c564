/** The piles with their cards, each laid out in its own way. */
import { SUITS } from "@faceup/rules";
import { type ColumnLayout, columnLayout } from "./geometryColumn.ts";
import { type Frame, type FrameInput, STOCK_LABEL, tableFrame } from "./geometryFrame.ts";
import type { PileArea } from "./geometryHit.ts";
import { type OpenColumn, openColumn } from "./geometryOpen.ts";
import { around, type Rect } from "./geometryRect.ts";
import { wasteLayout } from "./geometryWaste.ts";
import { columnIndex, foundationPile, type PileId } from "./model.ts";

export interface GeometryInput extends FrameInput {
  readonly lengths: PileLengths;
  /** Large print, which widens the waste's fan. */
  readonly large: boolean;
  /** The column opened as an overlay. */
  readonly open?: number | undefined;
}

/** How many cards lie where. */
export interface PileLengths {
  readonly columns: readonly number[];
  readonly liftable: readonly number[];
  readonly faceDown: readonly number[];
  readonly stock: number;
  readonly waste: number;
  /** In suit order. */
  readonly foundations: readonly number[];
}

export interface PileLayout extends PileArea {
  readonly slot: Rect;
  /** Visible height of each card; a stack has none, its cards count as whole. */
  readonly strips: readonly number[];
  readonly crowded: boolean;
}

export interface Piles {
  readonly frame: Frame;
  readonly piles: ReadonlyMap<PileId, PileLayout>;
  readonly opened: OpenColumn | undefined;
}

/** Cards of the stock that show as edges behind the top one. */
export const STOCK_EDGES = 2;

export function layPiles(input: GeometryInput): Piles {
  const frame = tableFrame(input);
  const opened = opening(input, frame);
  const piles = new Map<PileId, PileLayout>();
  for (const [pile, slot] of frame.slots) piles.set(pile, layPile(input, frame, pile, slot, opened));
  return { frame, piles, opened };
}

function opening(input: GeometryInput, frame: Frame): OpenColumn | undefined {
  const { open, lengths } = input;
  const slot = open === undefined ? undefined : frame.slots.get(`c${open}`);
  return open === undefined || slot === undefined
    ? undefined
    : openColumn(input, frame, slot, open, lengths.columns[open] ?? 0);
}

function layPile(
  input: GeometryInput,
  frame: Frame,
  pile: PileId,
  slot: Rect,
  opened: OpenColumn | undefined,
): PileLayout {
  const { lengths } = input;
  const column = columnIndex(pile);
  if (column !== undefined) {
    const closed = layColumn(input, frame, column, slot);
    if (opened?.column === column) {
      return {
        pile,
        slot,
        area: opened.panel,
        cards: opened.cards,
        strips: opened.strips,
        crowded: closed.crowded,
      };
    }
    const area = { ...slot, height: Math.max(slot.height, input.height - slot.y) };
    return { pile, slot, area, ...closed };
  }
  if (pile === "waste") {
    const waste = wasteLayout(input, frame, slot, lengths.waste, input.large);
    return { pile, slot, area: waste.cards.reduce(around, slot), ...waste, crowded: false };
  }
  const count = lengths.foundations[SUITS.findIndex((suit) => foundationPile(suit) === pile)] ?? 0;
  const stock = pile === "stock";
  return {
    pile,
    slot,
    area: stock ? { ...slot, height: slot.height + STOCK_LABEL } : slot,
    cards: stock ? stockCards(input, frame, slot) : Array.from({ length: count }, () => slot),
    strips: [],
    crowded: false,
  };
}

function layColumn({ lengths }: GeometryInput, frame: Frame, column: number, slot: Rect): ColumnLayout {
  return columnLayout(frame, slot, {
    cards: lengths.columns[column] ?? 0,
    liftable: lengths.liftable[column] ?? 0,
    faceDown: lengths.faceDown[column] ?? 0,
  });
}

/** The deeper cards of the stock peep out at the outer side, so that one sees that there are some. */
function stockCards({ lengths, hand }: GeometryInput, { card, unit }: Frame, slot: Rect): readonly Rect[] {
  const step = Math.max(unit, Math.round((0.018 * card.width) / unit) * unit);
  const side = hand === "left" ? 1 : -1;
  return Array.from({ length: lengths.stock }, (_, i) => {
    const depth = Math.min(STOCK_EDGES, lengths.stock - 1 - i);
    return { ...slot, x: slot.x + side * depth * step, y: slot.y - depth * step };
  });
}
