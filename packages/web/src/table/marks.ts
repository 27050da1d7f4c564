/** Rings, bars and the badge of a refusal: what is said about cards and piles, in a layer of its own. */

import { make, putOver } from "./drawElement.ts";
import { icon } from "./drawIcons.ts";
import type { Geometry } from "./geometry.ts";
import type { Rect } from "./geometryRect.ts";
import { lastSpot, liftable, spotOf } from "./layout.ts";
import { cardsOf, type PileId, type Spot, type TableModel } from "./model.ts";

/** What is marked beside what the model says. */
export interface Pointing {
  /** The target under the dragged card. */
  readonly over: PileId | undefined;
  readonly focus: Spot | undefined;
  readonly hint: HintMark | undefined;
}

/** A move worth making: the group from this card on, and where it goes. */
export interface HintMark {
  readonly from: Spot;
  readonly to?: PileId;
}

export interface Marks {
  draw(model: TableModel, geometry: Geometry, pointing: Pointing): void;
  /** These shake with a refused card. */
  readonly refused: readonly HTMLElement[];
}

/** Gap between a pile and its bar, and the bar's thickness. */
const BAR_GAP = 4;
const BAR = 3;

export function tableMarks(root: HTMLElement): Marks {
  const document = root.ownerDocument;
  const layer = make(document, "table-marks");
  layer.setAttribute("aria-hidden", "true");
  root.append(layer);
  const rings = new Map<PileId, HTMLElement>();
  const bars = { from: make(document, "table-bar from"), to: make(document, "table-bar to") };
  const hints = { from: make(document, "card-ring ring-hint"), to: make(document, "card-ring ring-hint") };
  const focusRing = make(document, "card-ring ring-focus");
  const refusedRing = make(document, "card-ring ring-refused");
  const badge = make(document, "table-badge");
  const disc = make(document, "card-badge");
  badge.append(disc);

  const show = (element: HTMLElement, rect: Rect | undefined): void => {
    if (rect === undefined) {
      element.remove();
      return;
    }
    putOver(element, rect);
    if (element.parentElement !== layer) layer.append(element);
  };

  function drawTargets(model: TableModel, geometry: Geometry, over: PileId | undefined): void {
    // An empty pile's slot is its own ring: it is washed with the accent too.
    const marked = targetsOf(model, over).filter((pile) => cardsOf(model, pile).length > 0);
    for (const [pile, ring] of rings) {
      if (marked.includes(pile)) continue;
      ring.remove();
      rings.delete(pile);
    }
    for (const pile of marked) {
      const ring = rings.get(pile) ?? make(document, "card-ring");
      rings.set(pile, ring);
      ring.className = `card-ring ${pile === over ? "ring-over" : "ring-target"}`;
      show(ring, geometry.cardRect(lastSpot(model, pile)));
    }
  }

  function drawLastMove(model: TableModel, geometry: Geometry): void {
    for (const end of ["from", "to"] as const) {
      const pile = model.lastMove?.[end];
      const rect = pile && pile !== "removed" ? geometry.cardRect(lastSpot(model, pile)) : undefined;
      show(bars[end], rect && barRect(rect, geometry));
    }
  }

  function drawRefused(model: TableModel, geometry: Geometry): void {
    const { refused } = model;
    const card = refused?.card === undefined ? undefined : spotOf(model, refused.card);
    show(refusedRing, card && visibleRect(geometry, card));
    const last = refused && lastSpot(model, refused.pile);
    const here = card?.pile === refused?.pile ? (card ?? last) : last;
    if (here !== undefined && last !== undefined) {
      disc.replaceChildren(icon(document, here.index < last.index ? "broken" : "refused"));
    }
    show(badge, here && geometry.cardRect(here));
  }

  return {
    refused: [refusedRing, badge],
    draw(model, geometry, { over, focus, hint }) {
      drawLastMove(model, geometry);
      drawTargets(model, geometry, over);
      drawRefused(model, geometry);
      show(hints.from, hint && groupRect(model, geometry, hint.from));
      show(hints.to, hint?.to && geometry.cardRect(lastSpot(model, hint.to)));
      show(focusRing, focus && groupRect(model, geometry, focus));
    },
  };
}

export function targetsOf(model: TableModel, over: PileId | undefined): readonly PileId[] {
  return over === undefined || model.targets.includes(over) ? model.targets : [...model.targets, over];
}

/** What is to be seen of a card: a covered one's strip. */
function visibleRect(geometry: Geometry, spot: Spot): Rect | undefined {
  const rect = geometry.cardRect(spot);
  return rect && { ...rect, height: Math.min(rect.height, geometry.strip(spot)) };
}

/** The ring goes round the whole group that would be lifted; round one card where none would. */
function groupRect(model: TableModel, geometry: Geometry, spot: Spot): Rect | undefined {
  const count = cardsOf(model, spot.pile).length - spot.index;
  return liftable(model, spot) ? geometry.groupRect({ pile: spot.pile, count }) : visibleRect(geometry, spot);
}

/** Below the pile, and never below the table; as long as a whole number of dots. */
function barRect({ x, y, width, height }: Rect, { unit, ...table }: Geometry): Rect {
  const length = 2 * BAR * Math.round((0.6 * width + BAR) / (2 * BAR)) - BAR;
  const left = Math.round((x + (width - length) / 2) / unit) * unit;
  const top = Math.min(y + height + BAR_GAP, table.height - BAR - 0.5);
  return { x: left, y: Math.floor(top / unit) * unit, width: length, height: BAR };
}
