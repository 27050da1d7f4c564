/** Cards and piles as drawn now, and the step to the next drawing. */
import type { Card } from "@faceup/rules";
import type { Letters } from "../cards/letters.ts";
import type { Pose } from "./animate.ts";
import { type CardFlights, cardFlights } from "./animateCards.ts";
import { movementTimes, type Times } from "./animateTimes.ts";
import { type CardViews, cardId, cardViews, type FaceLook } from "./drawCards.ts";
import { make, putOver, setStyle } from "./drawElement.ts";
import { type PileTexts, type PileViews, pileViews } from "./drawPiles.ts";
import { type Geometry, lengthsOf, tableGeometry } from "./geometry.ts";
import { type CardPlace, layCards } from "./layout.ts";
import { columnIndex, type Form, type Hand, type PileId, type Spot, type TableModel } from "./model.ts";

/** How the table is drawn. */
export interface TableLook {
  readonly hand: Hand;
  readonly form: Form;
  readonly letters: Letters;
  /** Large print. */
  readonly large: boolean;
  readonly animate: boolean;
}

export interface SceneOptions {
  /** Begins the ids of all elements: unique in the document. */
  readonly id: string;
  /** The name of a spot for assistive technology; asked at every update. */
  readonly label: (spot: Spot) => string;
  readonly texts: PileTexts;
}

export interface Scene {
  readonly model: TableModel;
  readonly look: TableLook;
  readonly face: FaceLook;
  readonly geometry: Geometry;
  readonly places: ReadonlyMap<Card, CardPlace>;
  readonly times: Times;
  /** The column opened over its neighbours. */
  readonly open: number | undefined;
}

export interface Stage {
  readonly cards: CardViews;
  readonly piles: PileViews;
  readonly flights: CardFlights;
  /** Takes the element's size; the next drawing uses it. Returns whether it is another one. */
  measure(): boolean;
  /** Draws and returns the next scene. `starts`: where cards that were in the hand were let go. */
  draw(next: SceneRequest): Scene;
}

export interface SceneRequest {
  readonly model: TableModel;
  readonly look: TableLook;
  readonly open: number | undefined;
  readonly before: Scene | undefined;
  readonly starts: ReadonlyMap<Card, Pose>;
  readonly animate: boolean;
}

/** Layer of an opened column's first card; table.css has those of other things. */
const OPENED = 140;
const NONE: ReadonlyMap<Card, CardPlace> = new Map();

export function tableStage(root: HTMLElement, options: SceneOptions): Stage {
  const piles = pileViews(root, options.id, options.texts, options.label);
  const cards = cardViews(root, options.id, options.label);
  const panel = make(root.ownerDocument, "table-panel");
  const timesFor = movementTimes(root);
  let size = { width: 0, height: 0, scale: 1 };
  let open: number | undefined;
  const flights = cardFlights(cards, ({ spot }) => {
    const lifted = open !== undefined && columnIndex(spot.pile) === open;
    return 1 + spot.index + (lifted ? OPENED : 0);
  });

  function drawPanel({ panel: rect }: Geometry): void {
    if (rect === undefined) {
      panel.remove();
      return;
    }
    putOver(panel, rect);
    if (!panel.isConnected) root.append(panel);
  }

  /** The ids of what assistive technology reads in each pile, deepest card first. */
  function readable(places: ReadonlyMap<Card, CardPlace>): ReadonlyMap<PileId, readonly string[]> {
    const ids = new Map<PileId, string[]>();
    for (const [card, place] of places) {
      if (!place.shown || place.buried) continue;
      const id = cardId(options.id, card, place);
      const pile = ids.get(place.spot.pile);
      if (pile) pile.push(id);
      else ids.set(place.spot.pile, [id]);
    }
    return ids;
  }

  return {
    cards,
    piles,
    flights,
    measure() {
      const before = size;
      const scale = root.ownerDocument.defaultView?.devicePixelRatio ?? 1;
      size = { width: root.clientWidth, height: root.clientHeight, scale };
      return size.width !== before.width || size.height !== before.height || scale !== before.scale;
    },
    draw({ model, look, before, starts, animate, ...request }) {
      if (size.width === 0) this.measure();
      const { form, hand, large, letters } = look;
      const lengths = lengthsOf(model);
      const lay = (open?: number): Geometry =>
        tableGeometry({ ...size, form, hand, large, shape: model.shape, lengths, open });
      const closed = lay();
      // A column that has grown short enough closes by itself.
      open = request.open !== undefined && closed.crowded(request.open) ? request.open : undefined;
      const geometry = open === undefined ? closed : lay(open);
      const places = layCards(model, geometry);
      const face: FaceLook = { size: geometry.card, letters, large };
      const times = timesFor(animate && look.animate);
      setStyle(root, "--w", `${geometry.card.width}px`);
      setStyle(root, "--h", `${geometry.card.height}px`);

      const far = 0.7 * Math.max(size.width, size.height);
      flights.change({ before: before?.places ?? NONE, after: places, starts, times, far });
      for (const view of cards.all()) {
        const place = places.get(view.card);
        if (place !== undefined) cards.draw(view, place, face);
      }
      drawPanel(geometry);
      piles.draw(model, geometry, readable(places));
      return { model, look, face, geometry, places, times, open };
    },
  };
}
