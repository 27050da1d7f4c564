/** The elements of the cards, one for each card that shows. */
import { type Card, makeCard } from "@faceup/rules";
import { drawBack, drawFace } from "../cards/face.ts";
import type { Letters } from "../cards/letters.ts";
import type { Mover } from "./animate.ts";
import { make, setAttribute } from "./drawElement.ts";
import type { Size } from "./geometry.ts";
import type { CardPlace } from "./layout.ts";
import type { Spot } from "./model.ts";

/** What every face on the table has in common. */
export interface FaceLook {
  readonly size: Size;
  readonly letters: Letters;
  readonly large: boolean;
}

export interface CardView extends Mover {
  readonly card: Card;
}

export interface CardViews {
  get(card: Card): CardView | undefined;
  /** The card's view, made where there is none. */
  ensure(card: Card): CardView;
  remove(view: CardView): void;
  all(): IterableIterator<CardView>;
  draw(view: CardView, place: CardPlace, look: FaceLook): void;
}

/** What lies face down is called by its place: the page must not tell which card it is (KL-1, ST-2). */
export function cardId(prefix: string, card: Card, { spot, faceUp }: CardPlace): string {
  return faceUp ? `${prefix}-card-${card}` : `${prefix}-back-${spot.pile}-${spot.index}`;
}

export function cardViews(root: HTMLElement, prefix: string, label: (spot: Spot) => string): CardViews {
  const views = new Map<Card, CardView>();

  function create(card: Card): CardView {
    const element = make(root.ownerDocument, "card");
    element.setAttribute("role", "img");
    root.append(element);
    const view: CardView = { card, element, pose: { x: 0, y: 0, scale: 1 }, layer: 0, flight: undefined };
    views.set(card, view);
    return view;
  }

  return {
    get: (card) => views.get(card),
    ensure: (card) => views.get(card) ?? create(card),
    remove(view) {
      view.element.remove();
      views.delete(view.card);
    },
    all: () => views.values(),
    draw(view, place, look) {
      const { element, card } = view;
      // A run on its way out keeps the faces it had.
      if (place.y !== undefined) drawPrint(element, card, place, look);
      setAttribute(element, "id", cardId(prefix, card, place));
      element.classList.toggle("rest", place.rest);
      setAttribute(element, "data-pile", place.spot.pile);
      setAttribute(element, "data-index", String(place.spot.index));
      // What lies face down is not told to anyone.
      setAttribute(element, "data-card", place.faceUp ? makeCard(card) : undefined);
      setAttribute(element, "aria-hidden", place.buried ? "true" : undefined);
      setAttribute(element, "aria-label", place.buried ? undefined : label(place.spot));
    },
  };
}

/** The face or back alone, without names: for cards and for their likenesses in the hand. */
export function drawPrint(
  element: HTMLElement,
  card: Card,
  place: CardPlace,
  { size, letters, large }: FaceLook,
): void {
  if (!place.faceUp) {
    drawBack(element);
    return;
  }
  const { strip, covered } = place;
  drawFace(element, card, { ...size, strip, covered, letters, large });
}
