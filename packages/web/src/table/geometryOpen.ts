/**
 * A crowded column opened over its neighbours (AP-33): its cards in as many short columns side by side as it
 * takes to read every one.
 */
import type { ColumnLayout } from "./geometryColumn.ts";
import type { Frame, FrameInput } from "./geometryFrame.ts";
import type { Rect } from "./geometryRect.ts";
import { naturalStrip } from "./geometryStrips.ts";

export interface OpenColumn extends ColumnLayout {
  readonly column: number;
  /** What the overlay covers. */
  readonly panel: Rect;
}

const PADDING = 8;
/** A comfortable strip: fewer cards to a column below this. */
const COMFORTABLE = 20;

export function openColumn(
  input: FrameInput,
  frame: Frame,
  slot: Rect,
  column: number,
  count: number,
): OpenColumn {
  const { card, unit, gap } = frame;
  const snap = (length: number): number => Math.floor(length / unit) * unit;
  const natural = naturalStrip(card.width);
  const room = input.height - 4 * PADDING - card.height;
  const fits = Math.max(1, 1 + Math.floor(room / Math.min(natural, COMFORTABLE)));
  const parts = Math.max(1, Math.ceil(count / fits));
  const rows = Math.ceil(count / parts);
  const strip = snap(Math.min(natural, room / Math.max(1, rows - 1)));
  const step = card.width + gap;

  const width = parts * step - gap + 2 * PADDING;
  const height = card.height + (rows - 1) * strip + 2 * PADDING;
  const middle = slot.x + card.width / 2 - width / 2;
  const x = snap(Math.max(0, Math.min(middle, input.width - width)));
  const y = snap(Math.max(PADDING, Math.min(slot.y - PADDING, input.height - PADDING - height)));
  const cards = Array.from({ length: count }, (_, i) => ({
    x: snap(x + PADDING + Math.floor(i / rows) * step),
    y: y + PADDING + (i % rows) * strip,
    ...card,
  }));
  const whole = (i: number): boolean => i % rows === rows - 1 || i === count - 1;
  return {
    column,
    panel: { x, y, width, height },
    cards,
    strips: cards.map((_, i) => (whole(i) ? card.height : strip)),
    crowded: false,
  };
}
