/** From a place on the table to what lies there. */
import { SUITS } from "@faceup/rules";
import { around, contains, distance, nearestIn, overlap, type Point, type Rect } from "./geometryRect.ts";
import { columnPile, foundationPile, type PileId, type Spot } from "./model.ts";

/** A pile as a finger meets it. */
export interface PileArea {
  readonly pile: PileId;
  /** All that counts as the pile: for a column its whole height, filled or not. */
  readonly area: Rect;
  /** Deepest card first. */
  readonly cards: readonly Rect[];
}

/** A finger this far from a pile still means it. */
const REACH = 12;

/** The nearest pile's card at a point; undefined where no pile is near. */
export function spotAt(piles: Iterable<PileArea>, point: Point, gap: number): Spot | undefined {
  let nearest: PileArea | undefined;
  let least = Math.max(REACH, gap / 2 + 1);
  for (const pile of piles) {
    const away = distance(pile.area, point);
    if (away < least) [nearest, least] = [pile, away];
  }
  return nearest && { pile: nearest.pile, index: cardAt(nearest, point) };
}

/** The topmost card at the point, or at the nearest point of the pile's cards; −1 where there is none. */
function cardAt({ cards }: PileArea, point: Point): number {
  const [first, ...rest] = cards;
  if (first === undefined) return -1;
  const near = nearestIn(rest.reduce(around, first), point);
  const at = cards.findLastIndex((rect) => contains(rect, near));
  return at < 0 ? cards.length - 1 : at;
}

/** The columns and foundations a group may be let go over. */
export function dropPiles(columns: number): readonly PileId[] {
  return [...Array.from({ length: columns }, (_, i) => columnPile(i)), ...SUITS.map(foundationPile)];
}

/** Where a group let go at `rect` lands: the pile it covers most of, by area. */
export function pileUnder(piles: Iterable<PileArea>, rect: Rect): PileId | undefined {
  let best: PileId | undefined;
  let most = 0;
  for (const { pile, area } of piles) {
    const shared = overlap(area, rect);
    if (shared > most) [best, most] = [pile, shared];
  }
  return best;
}
