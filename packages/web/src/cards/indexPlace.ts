/**
 * The index: rank and pip on one line at the top of the card, sized by the height of the capitals and bound to
 * the strip that stays visible (AP-11, AP-33). Pure; all lengths in CSS pixels.
 */
import type { Letters } from "./letters.ts";

export interface FaceSpec {
  /** Card size. */
  readonly width: number;
  readonly height: number;
  /** What the next card leaves to be seen of this one; the height when nothing lies on it. */
  readonly strip: number;
  /** Another card lies on it: the index alone is drawn. */
  readonly covered: boolean;
  readonly letters: Letters;
  /** Large print. */
  readonly large: boolean;
}

/** From this width a card has room for pips and busts, and its index for a pip right after the rank. */
export const ROOMY = 60;

/** Pip size over cap height. */
const PIP = 0.92;
/** Cap heights from the left edge of the rank to that of the pip on narrow cards: one x for every rank, "10" included. */
const PIP_COLUMN = 1.26;
/** Cap heights between rank and pip on roomy cards. */
const PIP_GAP = 0.18;

export interface IndexPlace {
  /** Height of the capitals. */
  readonly cap: number;
  /** Left edge and top of the rank. */
  readonly x: number;
  readonly y: number;
  /** The pip's square. */
  readonly pip: { readonly x: number; readonly y: number; readonly size: number };
}

/**
 * Height of the index capitals. The strip bounds it so that rank and pip never touch the next card's edge, the
 * width so that "10" and its pip fit beside each other; the last bound keeps wide cards from shouting.
 */
export function indexCap({ width, strip, large }: FaceSpec): number {
  const readable = large ? 15 + 0.15 * width : 11.5 + 0.095 * width;
  return Math.max(0, Math.min(strip - 3, 0.78 * strip, 0.42 * width, readable));
}

export function leftPad(width: number): number {
  return (width < ROOMY ? 0.06 : 0.075) * width;
}

/**
 * Where the index stands. `rankWidth` is the glyph's width in cap heights, `scale` the device pixels in a CSS
 * pixel: edges land on device pixels, which keeps stems and the tops of a whole column equally sharp. The cap
 * height is rounded too, but by less than half a device pixel.
 */
export function placeIndex(spec: FaceSpec, rankWidth: number, scale: number): IndexPlace {
  const { width, strip } = spec;
  const cap = snap(indexCap(spec), scale);
  const pad = leftPad(width);
  const x = snap(pad, scale);
  // A little above the strip's middle: below it the tail of Q needs room, and the next card's edge shows.
  const y = snap(Math.min((strip - 1.07 * cap) / 2, 0.08 * width), scale, Math.floor);
  const size = PIP * cap;
  const column = width < ROOMY ? pad + PIP_COLUMN * cap : x + (rankWidth + PIP_GAP) * cap;
  const pipX = Math.min(column, width - pad - size);
  return { cap, x, y, pip: { x: snap(pipX, scale), y: y + (cap - size) / 2, size } };
}

export function snap(length: number, scale: number, round: (n: number) => number = Math.round): number {
  return round(length * scale) / scale;
}
