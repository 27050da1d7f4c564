/** The waste: its top three cards fanned along the free axis, the older ones under the first of them. */
import { indexCap, leftPad } from "../cards/indexPlace.ts";
import { FAN_DOWN, type Frame, type FrameInput } from "./geometryFrame.ts";
import type { Rect } from "./geometryRect.ts";

/** How many cards of the waste show. */
export const FANNED = 3;

export interface WasteLayout {
  readonly cards: readonly Rect[];
  readonly strips: readonly number[];
  /** Fanned to the side: the cards below show more than their index. */
  readonly sideways: boolean;
}

/** In cap heights: the widest index, "10" with its pip. */
const INDEX_WIDTH = 1.16 + 0.18 + 0.92;

/** `large`: large print, which needs a wider fan. */
export function wasteLayout(
  { form, hand, height }: FrameInput,
  { card, unit }: Frame,
  slot: Rect,
  count: number,
  large: boolean,
): WasteLayout {
  const snap = (length: number): number => Math.floor(length / unit) * unit;
  const shown = Math.min(FANNED, count);
  const at = (i: number): number => Math.max(0, i - (count - shown));
  const cards = (dx: number, dy: number): Rect[] =>
    Array.from({ length: count }, (_, i) => ({ ...slot, x: slot.x + at(i) * dx, y: slot.y + at(i) * dy }));
  const strips = (strip: number): number[] =>
    Array.from({ length: count }, (_, i) => (i === count - 1 ? card.height : strip));

  if (form !== "wide") {
    const dy = snap(Math.min(FAN_DOWN, (height - 6 - slot.y - card.height) / (FANNED - 1)));
    return { cards: cards(0, dy), strips: strips(dy), sideways: false };
  }
  const spec = { width: card.width, height: card.height, covered: false, letters: "AJQK", large } as const;
  const index = leftPad(card.width) + INDEX_WIDTH * indexCap({ ...spec, strip: card.height });
  // The neighbour's place is two columns on.
  const dx = snap(Math.min(index + 6, 0.62 * card.width));
  // An index too wide for that shrinks with the strip it is told of.
  const cap = (dx - 2 - leftPad(card.width)) / INDEX_WIDTH;
  const strip = index <= dx ? card.height : Math.min(card.height, cap / 0.78);
  // The left hand's fan ends where the right hand's begins: indices stand at the left edge for both.
  const laid = cards(dx, 0).map((rect) =>
    hand === "left" ? { ...rect, x: rect.x - (shown - 1) * dx } : rect,
  );
  return { cards: laid, strips: strips(strip), sideways: true };
}
