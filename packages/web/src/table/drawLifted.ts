/**
 * The cards in the hand: likenesses of the lifted cards in one element, which alone moves. The cards themselves
 * stay where they are, as prints, so nothing is taken out of the document while a finger holds it.
 */
import type { Card } from "@faceup/rules";
import { type Pose, pose } from "./animate.ts";
import { type CardView, drawPrint, type FaceLook } from "./drawCards.ts";
import { make, setStyle } from "./drawElement.ts";
import type { Point } from "./geometry.ts";
import type { CardPlace } from "./layout.ts";

export interface LiftedCard {
  readonly view: CardView;
  readonly place: CardPlace;
  /** Upper left corner before the lift. */
  readonly at: Point;
}

export interface LiftPlan {
  readonly cards: readonly LiftedCard[];
  readonly look: FaceLook;
  /** Size in the hand over the size at rest. */
  readonly scale: number;
  /** Milliseconds for the lift. */
  readonly duration: number;
  readonly easing: string;
  /** What the lifted cards leave: a print, or nothing where a whole card lies below. */
  readonly trace: "print" | "nothing";
}

export interface Lifted {
  lift(plan: LiftPlan): void;
  /** From where the cards lay, at the next frame; any number of calls a frame costs one. */
  moveTo(dx: number, dy: number): void;
  /** Empties the hand. Returns where each card was seen last. */
  release(): ReadonlyMap<Card, Pose>;
}

const TRACES = { print: "print", nothing: "gone" } as const;

export function liftedLayer(root: HTMLElement): Lifted {
  const window = root.ownerDocument.defaultView as Window;
  const layer = make(root.ownerDocument, "table-lifted");
  layer.setAttribute("aria-hidden", "true");
  let plan: LiftPlan | undefined;
  let offset: Point = { x: 0, y: 0 };
  let frame = 0;

  const origin = (): Point => plan?.cards[0]?.at ?? { x: 0, y: 0 };

  function show(): void {
    frame = 0;
    layer.style.translate = `${origin().x + offset.x}px ${origin().y + offset.y}px`;
  }

  function likeness({ view, place, at }: LiftedCard, look: FaceLook): HTMLElement {
    const twin = make(root.ownerDocument, "card lifted");
    twin.style.transform = `translate(${at.x - origin().x}px, ${at.y - origin().y}px)`;
    drawPrint(twin, view.card, place, look);
    return twin;
  }

  function outline(cards: readonly LiftedCard[], { size }: FaceLook): HTMLElement {
    const ring = make(root.ownerDocument, "card-ring ring-lifted");
    const last = cards[cards.length - 1]?.at ?? origin();
    ring.style.width = `${last.x - origin().x + size.width}px`;
    ring.style.height = `${last.y - origin().y + size.height}px`;
    return ring;
  }

  return {
    lift(next) {
      plan = next;
      offset = { x: 0, y: 0 };
      const { cards, look, scale } = next;
      layer.replaceChildren(outline(cards, look), ...cards.map((card) => likeness(card, look)));
      setStyle(layer, "transform-origin", `${look.size.width / 2}px ${look.size.height / 2}px`);
      setStyle(layer, "scale", String(scale));
      show();
      root.append(layer);
      if (next.duration > 0)
        layer.animate({ scale: ["1", String(scale)] }, { duration: next.duration, easing: next.easing });
      for (const { view } of cards) view.element.classList.add(TRACES[next.trace]);
    },
    moveTo(dx, dy) {
      if (plan === undefined) return;
      offset = { x: dx, y: dy };
      frame ||= window.requestAnimationFrame(show);
    },
    release() {
      const poses = new Map<Card, Pose>();
      if (plan === undefined) return poses;
      window.cancelAnimationFrame(frame);
      frame = 0;
      const { cards, scale, look, trace } = plan;
      const start = origin();
      const centre = { x: look.size.width / 2, y: look.size.height / 2 };
      for (const { view, at } of cards) {
        const x = start.x + offset.x + centre.x + (at.x - start.x - centre.x) * scale;
        const y = start.y + offset.y + centre.y + (at.y - start.y - centre.y) * scale;
        poses.set(view.card, pose(x, y, scale));
        view.element.classList.remove(TRACES[trace]);
      }
      layer.remove();
      layer.replaceChildren();
      plan = undefined;
      return poses;
    },
  };
}
