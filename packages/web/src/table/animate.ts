/**
 * Movement of single elements by transforms: from where an element is now, interruptible at any moment, and never
 * in the way of anything (AP-14). What moves where is the table's business.
 */

import type { Times } from "./animateTimes.ts";

/** Upper left corner on the table, and size over the size at rest. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** An element with a place: where it belongs, and the flight that may be bringing it there. */
export interface Mover {
  readonly element: HTMLElement;
  pose: Pose;
  /** Order above its neighbours at rest. */
  layer: number;
  flight: Flight | undefined;
}

interface Flight {
  readonly animation: Animation;
  readonly from: Pose;
}

export interface FlightPlan {
  readonly from: Pose;
  readonly to: Pose;
  /** Milliseconds. */
  readonly duration: number;
  /** Milliseconds to stay at `from`. */
  readonly delay?: number;
  readonly easing: string;
  /** Called when the flight is over, not when another one takes its place. */
  readonly landed?: () => void;
}

/** Flying cards pass over all that lie still; `table.css` counts on it. */
const ALOFT = 300;

export function pose(x: number, y: number, scale = 1): Pose {
  return { x, y, scale };
}

export function samePose(a: Pose, b: Pose): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < 0.5 && Math.abs(a.scale - b.scale) < 0.001;
}

/** Where the element is at this moment, worked out from the animation's progress: nothing is laid out for it. */
export function poseNow({ pose: end, flight }: Mover): Pose {
  if (flight === undefined) return end;
  const { from } = flight;
  const t = flight.animation.effect?.getComputedTiming().progress ?? 1;
  const between = (a: number, b: number): number => a + (b - a) * t;
  return pose(between(from.x, end.x), between(from.y, end.y), between(from.scale, end.scale));
}

/** Puts the element there at once. */
export function put(mover: Mover, to: Pose, layer: number): void {
  land(mover);
  settle(mover, to, layer);
}

/** Sends the element there, over everything that lies still. */
export function fly(mover: Mover, plan: FlightPlan, layer: number): void {
  land(mover);
  settle(mover, plan.to, layer);
  mover.element.style.zIndex = String(ALOFT + layer);
  const animation = mover.element.animate(
    [{ transform: transform(plan.from) }, { transform: transform(plan.to) }],
    {
      duration: plan.duration,
      delay: plan.delay ?? 0,
      easing: plan.easing,
      fill: "backwards",
    },
  );
  mover.flight = { animation, from: plan.from };
  animation.onfinish = () => {
    mover.flight = undefined;
    mover.element.style.zIndex = String(mover.layer);
    plan.landed?.();
  };
}

/** Ends a flight where it was going. */
export function land(mover: Mover): void {
  const { flight } = mover;
  if (flight === undefined) return;
  mover.flight = undefined;
  flight.animation.onfinish = null;
  flight.animation.cancel();
  mover.element.style.zIndex = String(mover.layer);
}

function settle(mover: Mover, to: Pose, layer: number): void {
  const { element } = mover;
  const value = transform(to);
  mover.pose = to;
  if (element.style.transform !== value) element.style.transform = value;
  if (mover.layer !== layer) {
    mover.layer = layer;
    element.style.zIndex = String(layer);
  }
}

function transform({ x, y, scale }: Pose): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** How long a card takes over a distance: near ones less, so that all seem equally fast. */
export function flightTime(times: Times, from: Pose, to: Pose, far: number): number {
  const share = Math.min(1, Math.hypot(to.x - from.x, to.y - from.y) / far);
  return times.least + (times.most - times.least) * share;
}

/** Two short shakes say that something was refused. */
export function shake(element: Element, times: Times): void {
  if (times.refuse === 0) return;
  const shaken = "calc(-1 * var(--shake)) 0";
  element.animate(
    { translate: ["0 0", shaken, "var(--shake) 0", shaken, "0 0"] },
    { duration: times.refuse },
  );
}
