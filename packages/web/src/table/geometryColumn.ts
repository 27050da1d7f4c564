/** One column: where each card lies and what the next one leaves of it. */
import type { Frame } from "./geometryFrame.ts";
import type { Rect } from "./geometryRect.ts";
import {
  type ColumnLengths,
  closeUp,
  naturalStrip,
  READABLE,
  type Strips,
  stripCounts,
  stripOffsets,
} from "./geometryStrips.ts";

export interface ColumnLayout {
  /** One for each card, deepest first. */
  readonly cards: readonly Rect[];
  /** Visible height of each card; of the last one its whole height. */
  readonly strips: readonly number[];
  /** Some face-up card shows too little to be read (AP-33). */
  readonly crowded: boolean;
}

export function columnLayout(frame: Frame, slot: Rect, lengths: ColumnLengths): ColumnLayout {
  const { card, unit, bottom } = frame;
  const room = Math.max(0, bottom - slot.y - card.height);
  const strips = closeUp(lengths, naturalStrip(card.width), room, unit);
  const cards = stripOffsets(lengths, strips, unit).map((y) => ({ ...slot, y: slot.y + y }));
  return {
    cards,
    strips: cards.map((_, i) => (i === cards.length - 1 ? card.height : stripOf(lengths, strips, i))),
    crowded: thinnest(lengths, strips) < READABLE,
  };
}

function stripOf(lengths: ColumnLengths, strips: Strips, index: number): number {
  const { hidden, deep } = stripCounts(lengths);
  return index < hidden ? strips.hidden : index < hidden + deep ? strips.deep : strips.run;
}

/** The smallest strip of a face-up card. */
function thinnest(lengths: ColumnLengths, strips: Strips): number {
  const { deep, run } = stripCounts(lengths);
  return Math.min(deep > 0 ? strips.deep : Infinity, run > 0 ? strips.run : Infinity);
}
