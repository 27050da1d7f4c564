/**
 * The pointer's state machine (AP-5, AP-6): a press becomes a tap, a long press or a drag, or comes to nothing. Pure:
 * an input gives the next state and a list of things to do, so that every order of events can be tried.
 */
import type { Carried, PileId, Spot } from "./model.ts";
import {
  LONG_PRESS,
  type PointerEffect,
  type PointerInput,
  type PointerKind,
  TREMBLE,
} from "./pointerInput.ts";

interface Press {
  readonly pointer: number;
  readonly kind: PointerKind;
  readonly x: number;
  readonly y: number;
  readonly time: number;
  readonly spot: Spot;
  readonly group: Carried | undefined;
}

export type PointerState =
  /** Nothing is pressed, or what is pressed will come to nothing. */
  | { readonly type: "idle" }
  /** `long`: the time has come and the cards were picked up; a drag may still follow (TF-12). */
  | { readonly type: "pressed"; readonly press: Press; readonly long: boolean }
  /** Moved far enough for a drag; the host is being asked. */
  | { readonly type: "asking"; readonly press: Press; readonly carried: Carried; readonly at: Point }
  | {
      readonly type: "dragging";
      readonly press: Press;
      readonly carried: Carried;
      /** The piles that may be highlighted (RU-3). */
      readonly targets: readonly PileId[];
      /** The one of them under the cards. */
      readonly over: PileId | undefined;
    };

type StateOf<T extends PointerState["type"]> = Extract<PointerState, { readonly type: T }>;
type InputOf<T extends PointerInput["type"]> = Extract<PointerInput, { readonly type: T }>;

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PointerStep {
  readonly state: PointerState;
  readonly effects: readonly PointerEffect[];
}

export const IDLE: PointerState = { type: "idle" };

export function pointerStep(state: PointerState, input: PointerInput): PointerStep {
  switch (input.type) {
    case "down":
      return down(state, input);
    case "move":
      return isOf(state, input.pointer) ? move(state, input) : same(state);
    case "up":
      return isOf(state, input.pointer) ? up(state, input) : same(state);
    case "lifted":
      return state.type === "asking" ? lifted(state, input.targets) : same(state);
    case "timer":
      return state.type === "pressed" && !state.long ? long(state.press, input.time) : same(state);
    case "cancel":
      return isOf(state, input.pointer) ? cancelled(state) : same(state);
    case "context-menu":
      // A finger's menu is its long press, which means something else here; a mouse's is another button's press.
      return state.type === "pressed" && state.press.kind === "mouse" ? cancelled(state) : same(state);
    case "escape":
    case "away":
      return cancelled(state);
  }
}

function same(state: PointerState): PointerStep {
  return { state, effects: [] };
}

function isOf(state: PointerState, pointer: number): boolean {
  return state.type !== "idle" && state.press.pointer === pointer;
}

function down(state: PointerState, input: InputOf<"down">): PointerStep {
  if (state.type !== "idle") {
    // A second finger puts everything back. The same pointer again: its release was never told.
    const before = cancelled(state);
    if (!isOf(state, input.pointer)) return before;
    const next = down(before.state, input);
    return { state: next.state, effects: [...before.effects, ...next.effects] };
  }
  const { pointer, kind, x, y, time, spot, group } = input;
  if (!input.first || input.button !== 0 || spot === undefined) return same(state);
  const timer: readonly PointerEffect[] =
    group === undefined ? [] : [{ type: "set-timer", delay: LONG_PRESS }];
  return {
    state: { type: "pressed", press: { pointer, kind, x, y, time, spot, group }, long: false },
    effects: [{ type: "capture", pointer }, ...timer],
  };
}

function move(state: PointerState, input: InputOf<"move">): PointerStep {
  switch (state.type) {
    case "idle":
    case "asking":
      return same(state);
    case "pressed": {
      const { press } = state;
      const { group } = press;
      if (group === undefined || !isFar(press, input)) return same(state);
      return {
        state: { type: "asking", press, carried: group, at: { x: input.x, y: input.y } },
        effects: [{ type: "clear-timer" }, { type: "ask-lift", carried: group }],
      };
    }
    case "dragging": {
      const { press, targets } = state;
      const moved: PointerEffect = { type: "drag-to", dx: input.x - press.x, dy: input.y - press.y };
      const over = targets.find((pile) => pile === input.over);
      if (over === state.over) return { state, effects: [moved] };
      return { state: { ...state, over }, effects: [moved, { type: "highlight", pile: over }] };
    }
  }
}

function lifted(
  { press, carried, at }: StateOf<"asking">,
  targets: readonly PileId[] | undefined,
): PointerStep {
  // The host has shown why; the rest of this press means nothing.
  if (targets === undefined) return { state: IDLE, effects: [{ type: "release", pointer: press.pointer }] };
  return {
    state: { type: "dragging", press, carried, targets, over: undefined },
    effects: [
      { type: "start-drag", carried, targets, kind: press.kind },
      { type: "drag-to", dx: at.x - press.x, dy: at.y - press.y },
    ],
  };
}

function long(press: Press, time: number): PointerStep {
  return {
    state: { type: "pressed", press, long: true },
    effects: [{ type: "emit", event: { type: "tap", spot: press.spot, time, long: true } }],
  };
}

function up(state: PointerState, input: InputOf<"up">): PointerStep {
  if (state.type === "idle") return same(state);
  const { press } = state;
  const release: PointerEffect = { type: "release", pointer: press.pointer };
  if (state.type === "dragging") {
    const event = { type: "drop", carried: state.carried, target: input.over } as const;
    return {
      state: IDLE,
      effects: [...endDrag(state, true), { type: "emit", event }, release],
    };
  }
  const timer: readonly PointerEffect[] = press.group === undefined ? [] : [{ type: "clear-timer" }];
  if (state.type === "asking" || state.long || !isTap(press, input)) {
    return { state: IDLE, effects: [...timer, release] };
  }
  const { time } = input;
  // A timer can be late, when the page was busy.
  const event = { type: "tap", spot: press.spot, time, long: time - press.time >= LONG_PRESS } as const;
  return { state: IDLE, effects: [...timer, { type: "emit", event }, release] };
}

/** Cards move with the finger; a stock or an empty place is a button, that counts where it is let go on it. */
function isTap(press: Press, input: InputOf<"up">): boolean {
  if (!isFar(press, input)) return true;
  return press.group === undefined && input.spot?.pile === press.spot.pile;
}

function isFar(press: Press, { x, y }: Point): boolean {
  return Math.hypot(x - press.x, y - press.y) >= TREMBLE[press.kind];
}

/** Everything back as it was. */
function cancelled(state: PointerState): PointerStep {
  if (state.type === "idle") return same(state);
  const { press } = state;
  const timer: readonly PointerEffect[] =
    state.type === "pressed" && press.group !== undefined ? [{ type: "clear-timer" }] : [];
  const drag: readonly PointerEffect[] =
    state.type === "dragging"
      ? [...endDrag(state, false), { type: "emit", event: { type: "drag-cancelled" } }]
      : [];
  return { state: IDLE, effects: [...timer, ...drag, { type: "release", pointer: press.pointer }] };
}

function endDrag(state: StateOf<"dragging">, dropped: boolean): readonly PointerEffect[] {
  const highlight: readonly PointerEffect[] =
    state.over === undefined ? [] : [{ type: "highlight", pile: undefined }];
  return [...highlight, { type: "end-drag", dropped }];
}
