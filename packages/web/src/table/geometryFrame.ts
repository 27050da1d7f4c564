/**
 * Card size and the place of every pile, before any card is looked at. The table's own element is what is measured
 * here: header, tools and rails lie outside it. Pure; CSS pixels.
 */
import { type Shape, SUITS } from "@faceup/rules";
import type { Rect, Size } from "./geometryRect.ts";
import { columnPile, type Form, foundationPile, type Hand, type PileId } from "./model.ts";

export interface FrameInput {
  /** The table's element. */
  readonly width: number;
  readonly height: number;
  /** Device pixels in a CSS pixel; edges land on whole ones. */
  readonly scale: number;
  readonly form: Form;
  readonly hand: Hand;
  readonly shape: Shape;
}

export interface Frame {
  readonly card: Size;
  /** A device pixel. */
  readonly unit: number;
  readonly gap: number;
  /** Where each pile's first card lies, or its empty place. */
  readonly slots: ReadonlyMap<PileId, Rect>;
  /** Top of the columns, and the line no card of theirs crosses. */
  readonly top: number;
  readonly bottom: number;
}

/** Card height over width: shorter where height is what the screen lacks. */
const RATIO: Readonly<Record<Form, number>> = { portrait: 1.45, landscape: 1.25, wide: 1.4 };
/** A comfortable card on a desk; on screens far taller than most it grows with them (AP-11). */
const widest = (height: number): number => Math.max(150, 0.115 * height);
/** Room under the columns: enough for the bar that marks the last move. */
const BELOW = { portrait: 6, landscape: 6, wide: 8 } as const;
const WIDE_MARGIN = 48;
/** The waste's fan on phones: two strips of this. */
export const FAN_DOWN = 22;
/** What stands under the stock: bar and label. */
export const STOCK_LABEL = 22;

export function tableFrame(input: FrameInput): Frame {
  return input.form === "landscape" ? sideFrame(input) : rowFrame(input);
}

/** Portrait phones and wide screens: piles in a row above the columns, where the game has any. */
function rowFrame(input: FrameInput): Frame {
  const { width, height, form, hand, shape } = input;
  const n = shape.columns;
  const wide = form === "wide";
  const row = shape.stock || shape.foundations;
  const [margin, space] = wide ? [WIDE_MARGIN, 0] : phoneGaps(width, n);
  const perWidth = wide ? (width - 2 * margin) / (1.2 * n - 0.2) : (width - 2 * margin - (n - 1) * space) / n;
  const perHeight = row ? (height - 134) / 5.55 : (height - 64) / 5.4;
  const card = cardSize(input, Math.min(perWidth, perHeight, widest(height)));
  const gap = wide ? 0.2 * card.width : space;
  const x = columnPlaces(input, card.width, gap, n);
  const pileTop = snap(wide ? 20 : row ? 14 : 8, input);
  const under = wide ? 30 : shape.waste ? 2 * FAN_DOWN + 22 : STOCK_LABEL + 4;
  const top = row ? snap(pileTop + card.height + under, input) : pileTop;

  const slots = new Map<PileId, Rect>();
  // The left hand finds stock and waste on its own side; suits keep their order.
  const place = (pile: PileId, at: number): unknown => slots.set(pile, { x: x(at), y: pileTop, ...card });
  const mirrored = (at: number): number => (hand === "left" ? n - 1 - at : at);
  if (shape.stock) place("stock", mirrored(0));
  if (shape.waste) place("waste", mirrored(1));
  if (shape.foundations) {
    const first = hand === "left" ? 0 : n - SUITS.length;
    for (const [i, suit] of SUITS.entries()) place(foundationPile(suit), first + i);
  }
  for (let i = 0; i < n; i++) slots.set(columnPile(i), { x: x(i), y: top, ...card });
  return { card, unit: 1 / input.scale, gap, slots, top, bottom: height - BELOW[form] };
}

/** Landscape phones: a column of piles each side, stock above waste and, opposite, the foundations. */
function sideFrame(input: FrameInput): Frame {
  const { width, height, hand, shape } = input;
  const top = snap(6, input);
  const n = shape.columns;
  const sides = [shape.stock || shape.waste, shape.foundations];
  if (hand === "left") sides.reverse();
  const all = n + sides.filter(Boolean).length;
  const [margin, gap] = phoneGaps(width, n);
  const perWidth = (width - 2 * margin - (all - 1) * gap) / all;
  // Four foundations above each other; without them a card of the same height looks as well.
  const perHeight = (height - top - BELOW.landscape - 3 * gap) / 4 / RATIO.landscape;
  const card = cardSize(input, Math.min(perWidth, perHeight));
  // Where height is the limit, the width left over sets the piles apart from the columns.
  const over = width - 2 * margin - all * card.width - (all - 1) * gap;
  const apart = Math.min(0.3 * card.width, over / Math.max(2, sides.length));
  const x = columnPlaces(input, card.width, gap, all);
  const first = sides[0] ? 1 : 0;
  const [left, right] = [snap(x(0) - apart, input), snap(x(all - 1) + apart, input)];
  const [stockX, foundationX] = hand === "left" ? [right, left] : [left, right];

  const slots = new Map<PileId, Rect>();
  const under = snap(top + card.height + STOCK_LABEL + 2, input);
  if (shape.stock) slots.set("stock", { x: stockX, y: top, ...card });
  if (shape.waste) slots.set("waste", { x: stockX, y: under, ...card });
  if (shape.foundations) {
    for (const [i, suit] of SUITS.entries()) {
      const y = snap(top + i * (card.height + gap), input);
      slots.set(foundationPile(suit), { x: foundationX, y, ...card });
    }
  }
  for (let i = 0; i < n; i++) slots.set(columnPile(i), { x: x(first + i), y: top, ...card });
  return { card, unit: 1 / input.scale, gap, slots, top, bottom: height - BELOW.landscape };
}

/** Margin and gap on phones. */
function phoneGaps(width: number, columns: number): readonly [margin: number, gap: number] {
  if (columns <= 8) return [6, 5];
  return width < 340 ? [3, 2.5] : [4, 3];
}

function cardSize({ form, scale }: FrameInput, width: number): Size {
  const whole = Math.max(1, Math.floor(width * scale + 1e-6));
  return { width: whole / scale, height: Math.round(whole * RATIO[form]) / scale };
}

/** The left edge of each of `n` columns, together in the middle of the table. */
function columnPlaces(input: FrameInput, card: number, gap: number, n: number): (index: number) => number {
  const start = (input.width - n * card - (n - 1) * gap) / 2;
  return (index) => snap(start + index * (card + gap), input);
}

function snap(length: number, { scale }: FrameInput): number {
  return Math.round(length * scale) / scale;
}
