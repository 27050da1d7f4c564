/** Which cards are in the hand, and whether they still are after an update. */
import type { Card } from "@faceup/rules";
import { land, type Pose } from "./animate.ts";
import type { Times } from "./animateTimes.ts";
import type { CardViews, FaceLook } from "./drawCards.ts";
import { type LiftedCard, liftedLayer } from "./drawLifted.ts";
import type { Point } from "./geometryRect.ts";
import { naturalStrip } from "./geometryStrips.ts";
import type { CardPlace } from "./layout.ts";
import { type Carried, cardsOf, columnIndex, type TableModel } from "./model.ts";

export interface Grip {
  readonly carried: Carried;
  /** Follows a pointer, or is held above its place until it is put down. */
  readonly by: "mouse" | "touch" | "taps";
}

export interface HandScene {
  readonly model: TableModel;
  readonly places: ReadonlyMap<Card, CardPlace>;
  readonly face: FaceLook;
  readonly times: Times;
}

export interface TableHand {
  readonly grip: Grip | undefined;
  take(grip: Grip, scene: HandScene): void;
  moveTo(dx: number, dy: number): void;
  /** Empties the hand and says where its cards were seen last. */
  release(): ReadonlyMap<Card, Pose>;
  /** Does the model still have these cards there, and still want them held? */
  fits(model: TableModel): boolean;
}

/** Cards picked up by taps hang this far from their print, in card widths. */
const HELD = { x: 0.15, y: -0.18 };

export function tableHand(root: HTMLElement, views: CardViews): TableHand {
  const layer = liftedLayer(root);
  let grip: Grip | undefined;
  let held: readonly Card[] = [];

  return {
    get grip() {
      return grip;
    },
    take(next, { model, places, face, times }) {
      grip = next;
      held = lastOf(model, next.carried);
      const cards = held.flatMap((card): LiftedCard[] => {
        const view = views.get(card);
        const place = places.get(card);
        if (view === undefined || place === undefined) return [];
        land(view);
        return [{ view, place, at: { x: place.x, y: place.y ?? 0 } }];
      });
      const { pile } = next.carried;
      const whole = columnIndex(pile) === undefined && pile !== "waste";
      layer.lift({
        cards: inOneColumn(cards, naturalStrip(face.size.width)),
        look: face,
        scale: next.by === "touch" ? times.liftScaleTouch : times.liftScale,
        duration: times.lift,
        easing: times.liftEasing,
        trace: whole && cardsOf(model, pile).length > held.length ? "nothing" : "print",
      });
      if (next.by === "taps") layer.moveTo(HELD.x * face.size.width, HELD.y * face.size.width);
    },
    moveTo: (dx, dy) => layer.moveTo(dx, dy),
    release() {
      grip = undefined;
      return layer.release();
    },
    fits(model) {
      if (grip === undefined) return true;
      const { carried, by } = grip;
      const wanted = by !== "taps" || sameCarried(model.carried, carried);
      const there = lastOf(model, carried);
      return wanted && there.length === held.length && there.every((card, i) => card === held[i]);
    },
  };
}

function sameCarried(a: Carried | undefined, b: Carried | undefined): boolean {
  return a?.pile === b?.pile && a?.count === b?.count;
}

function lastOf(model: TableModel, { pile, count }: Carried): readonly Card[] {
  return count > 0 ? cardsOf(model, pile).slice(-count) : [];
}

/** Cards from an opened column, which lie side by side, come together in the hand. */
function inOneColumn(cards: readonly LiftedCard[], strip: number): readonly LiftedCard[] {
  const first = cards[0]?.at;
  if (first === undefined || cards.every(({ at }) => at.x === first.x)) return cards;
  const under = (i: number): Point => ({ x: first.x, y: first.y + i * strip });
  return cards.map((card, i) => ({ ...card, at: under(i) }));
}
