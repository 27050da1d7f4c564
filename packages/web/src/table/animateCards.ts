/** The way from one drawn position to the next: every card from where it is seen now to its new place. */
import type { Card } from "@faceup/rules";
import { flightTime, fly, type Pose, pose, poseNow, put, samePose } from "./animate.ts";
import type { Times } from "./animateTimes.ts";
import type { CardView, CardViews } from "./drawCards.ts";
import type { CardPlace } from "./layout.ts";

export interface Change {
  readonly before: ReadonlyMap<Card, CardPlace>;
  readonly after: ReadonlyMap<Card, CardPlace>;
  /** Where cards that were in the hand were let go. */
  readonly starts: ReadonlyMap<Card, Pose>;
  readonly times: Times;
  /** A distance that takes the longest time. */
  readonly far: number;
}

export interface CardFlights {
  /** Draws nothing: places and moves elements, makes those that come into sight and removes those that leave it. */
  change(change: Change): void;
  /** Back to their places from where they were let go, after `delay` milliseconds of waiting for an update. */
  sendBack(starts: ReadonlyMap<Card, Pose>, times: Times, far: number, delay: number): void;
}

/** Cards of an opened column lie over all others. */
export type LayerOf = (place: CardPlace) => number;

export function cardFlights(views: CardViews, layerOf: LayerOf): CardFlights {
  /** Out of sight once they have landed. */
  const leaving = new Set<Card>();
  const landed = (view: CardView) => (): void => {
    if (leaving.delete(view.card)) views.remove(view);
  };

  function send(
    view: CardView,
    from: Pose,
    to: Pose,
    duration: number,
    times: Times,
    layer: number,
    delay = 0,
  ): void {
    const plan = { from, to, duration, delay, easing: times.easing, landed: landed(view) };
    fly(view, plan, layer);
  }

  /** Sends one card on its way. Returns how long it takes, 0 where it lies still already. */
  function move(card: Card, place: CardPlace, { before, starts, times, far }: Change): number {
    const known = views.get(card);
    const old = before.get(card);
    if (place.shown) leaving.delete(card);
    else if (known === undefined) return 0;
    else leaving.add(card);
    const view = known ?? views.ensure(card);
    const seen = starts.get(card) ?? (known ? poseNow(known) : old && poseOf(old, place.y));
    const to = poseOf(place, seen?.y);
    const layer = layerOf(place);
    const from = seen ?? to;
    const exits = place.y === undefined || (old !== undefined && old.y === undefined);
    const duration = exits ? times.run : flightTime(times, from, to, far);
    if (samePose(from, to) || duration === 0) {
      put(view, to, layer);
      return 0;
    }
    // Already on its way there: let it come.
    if (view.flight !== undefined && samePose(view.pose, to) && !starts.has(card)) return duration;
    send(view, from, to, duration, times, layer);
    return duration;
  }

  return {
    change(change) {
      for (const view of [...views.all()]) {
        if (!change.after.has(view.card)) views.remove(view);
      }
      let longest = 0;
      for (const [card, place] of change.after) longest = Math.max(longest, move(card, place, change));
      // Covered for good, but only when what covers them has arrived.
      for (const card of [...leaving]) {
        const view = views.get(card);
        if (view === undefined) leaving.delete(card);
        else if (view.flight === undefined && longest > 0) {
          send(view, view.pose, view.pose, longest, change.times, view.layer);
        } else if (view.flight === undefined) landed(view)();
      }
    },
    sendBack(starts, times, far, delay) {
      for (const [card, from] of starts) {
        const view = views.get(card);
        if (view === undefined) continue;
        const duration = flightTime(times, from, view.pose, far);
        if (duration > 0 || delay > 0) send(view, from, view.pose, duration, times, view.layer, delay);
      }
    },
  };
}

function poseOf({ x, y }: CardPlace, level: number | undefined): Pose {
  return pose(x, y ?? level ?? 0);
}
