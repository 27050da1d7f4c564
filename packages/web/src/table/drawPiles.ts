/** The places of the piles: empty ones are seen, all of them carry what is said about a pile. */
import { suitMark } from "../cards/chip.ts";
import { make, putOver, setAttribute } from "./drawElement.ts";
import { icon } from "./drawIcons.ts";
import type { Geometry, Rect } from "./geometry.ts";
import { pilesOf } from "./layout.ts";
import { cardsOf, foundationSuit, type PileId, type Spot, type TableModel } from "./model.ts";

export interface PileTexts {
  /** Under the stock, "6 left"; an empty text leaves the place empty. */
  stock(count: number): string;
}

export interface PileViews {
  get(pile: PileId): HTMLElement | undefined;
  all(): Iterable<readonly [PileId, HTMLElement]>;
  /** `owned`: the ids of the pile's cards that assistive technology reads, deepest first. */
  draw(model: TableModel, geometry: Geometry, owned: ReadonlyMap<PileId, readonly string[]>): void;
}

export function pileId(prefix: string, pile: PileId): string {
  return `${prefix}-pile-${pile}`;
}

export function pileViews(
  root: HTMLElement,
  prefix: string,
  texts: PileTexts,
  label: (spot: Spot) => string,
): PileViews {
  const document = root.ownerDocument;
  const slots = new Map<PileId, HTMLElement>();
  const count = make(document, "table-count");
  const redeal = icon(document, "redeal");
  count.setAttribute("aria-hidden", "true");

  function create(pile: PileId): HTMLElement {
    const slot = make(document, "slot");
    slot.id = pileId(prefix, pile);
    slot.setAttribute("data-pile", pile);
    const suit = foundationSuit(pile);
    if (suit !== undefined) {
      const mark = suitMark(suit, document);
      mark.classList.add("filled");
      slot.append(mark);
    }
    if (pile === "stock") slot.append(redeal);
    root.append(slot);
    slots.set(pile, slot);
    return slot;
  }

  function drawSlot(model: TableModel, geometry: Geometry, pile: PileId, owned: readonly string[]): void {
    const rect = geometry.slotRect(pile);
    if (rect === undefined) return;
    const slot = slots.get(pile) ?? create(pile);
    putOver(slot, rect);
    const empty = cardsOf(model, pile).length === 0;
    slot.toggleAttribute("data-empty", empty);
    // An empty pile is a thing with a name; of a filled one its cards are read, in their order.
    setAttribute(slot, "role", empty ? "img" : "group");
    setAttribute(slot, "aria-label", empty ? label({ pile, index: -1 }) : undefined);
    setAttribute(slot, "aria-owns", owned.length > 0 ? owned.join(" ") : undefined);
  }

  function drawStock(model: TableModel, geometry: Geometry): void {
    const rect = geometry.slotRect("stock");
    if (rect === undefined) {
      count.remove();
      return;
    }
    redeal.classList.toggle("shown", model.stock.length === 0 && model.waste.length > 0);
    const text = texts.stock(model.stock.length);
    if (count.textContent !== text) count.textContent = text;
    putOver(count, countRect(rect, geometry));
    count.classList.toggle("narrow", rect.width < NARROW);
    count.classList.toggle("right", rect.x > geometry.width / 2);
    if (!count.isConnected) root.append(count);
  }

  return {
    get: (pile) => slots.get(pile),
    all: () => slots,
    draw(model, geometry, owned) {
      const piles = pilesOf(model).filter((pile): pile is Exclude<PileId, "removed"> => pile !== "removed");
      for (const [pile, slot] of slots) {
        if (piles.some((known) => known === pile)) continue;
        slot.remove();
        slots.delete(pile);
      }
      for (const pile of piles) drawSlot(model, geometry, pile, owned.get(pile) ?? []);
      drawStock(model, geometry);
    },
  };
}

/** Cards narrower than this may be narrower than the text under them. */
const NARROW = 48;

/** The text stands under the stock; one that is wider grows away from the table's edge. */
function countRect({ x, y, width, height }: Rect, geometry: Geometry): Rect {
  const below = { y: y + height, height: 0 };
  if (width >= NARROW) return { x, width, ...below };
  return x > geometry.width / 2
    ? { x: x - width, width: 2 * width, ...below }
    : { x, width: 2 * width, ...below };
}
