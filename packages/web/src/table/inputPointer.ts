/** Runs the pointer's state machine: feeds it with the browser's events and does what it says. */
import { type Rect, shifted } from "./geometryRect.ts";
import { kindOf } from "./inputEvents.ts";
import {
  type Carried,
  cardsOf,
  columnIndex,
  foundationSuit,
  type PileId,
  type Spot,
  type TableEvent,
  type TableHost,
  type TableModel,
} from "./model.ts";
import { IDLE, type PointerState, pointerStep } from "./pointer.ts";
import type { PointerEffect, PointerInput } from "./pointerInput.ts";
import type { Table } from "./table.ts";

export interface PointerParts {
  readonly root: HTMLElement;
  readonly table: Pick<Table, "geometry" | "dragStart" | "dragTo" | "dragEnd" | "highlight" | "opened">;
  readonly lift: TableHost["lift"];
  readonly emit: (event: TableEvent) => void;
  /** The place of an event in the table. */
  readonly pointOf: (event: PointerEvent) => { readonly x: number; readonly y: number };
}

export interface InputPointer {
  readonly active: boolean;
  down(event: PointerEvent, model: TableModel, spot: Spot | undefined): void;
  move(event: PointerEvent): void;
  up(event: PointerEvent): void;
  feed(input: PointerInput): void;
  /** Cancels a press whose cards are not there any more. */
  update(before: TableModel, after: TableModel): void;
  destroy(): void;
}

export function inputPointer({ root, table, lift, emit, pointOf }: PointerParts): InputPointer {
  let state: PointerState = IDLE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Where the dragged cards lay. */
  let origin: Rect | undefined;

  function feed(input: PointerInput): void {
    const step = pointerStep(state, input);
    state = step.state;
    for (const effect of step.effects) perform(effect);
  }

  function perform(effect: PointerEffect): void {
    switch (effect.type) {
      case "capture":
        // A pointer can be gone before its event arrives.
        ignoringLost(() => root.setPointerCapture(effect.pointer));
        break;
      case "release":
        if (root.hasPointerCapture(effect.pointer)) root.releasePointerCapture(effect.pointer);
        break;
      case "set-timer":
        timer = setTimeout(() => feed({ type: "timer", time: performance.now() }), effect.delay);
        break;
      case "clear-timer":
        clearTimeout(timer);
        break;
      case "ask-lift":
        feed({ type: "lifted", targets: lift(effect.carried) });
        break;
      case "start-drag":
        origin = state.type === "dragging" ? rectOf(effect.carried, state.press.spot) : undefined;
        table.dragStart(effect.carried, { touch: effect.kind === "touch", targets: effect.targets });
        break;
      case "drag-to":
        table.dragTo(effect.dx, effect.dy);
        break;
      case "end-drag":
        table.dragEnd(!effect.dropped);
        break;
      case "highlight":
        table.highlight(effect.pile);
        break;
      case "emit":
        emit(effect.event);
        break;
    }
  }

  /** Where the group lies. Cards of an opened column lie apart but are dragged together: the first stands for all. */
  function rectOf(carried: Carried, first: Spot): Rect | undefined {
    const column = columnIndex(carried.pile);
    const open = column !== undefined && column === table.opened();
    return open ? table.geometry().cardRect(first) : table.geometry().groupRect(carried);
  }

  function pileUnder(x: number, y: number): PileId | undefined {
    if (state.type !== "dragging" || origin === undefined) return undefined;
    return table.geometry().pileUnder(shifted(origin, x - state.press.x, y - state.press.y));
  }

  function move(event: PointerEvent): void {
    if (state.type === "idle" || state.press.pointer !== event.pointerId) return;
    const { pointerId: pointer } = event;
    if ((event.buttons & 1) === 0) {
      // Let go while another button is held: that makes no event of its own. Or let go where nobody told.
      if (event.button === 0) up(event);
      else feed({ type: "cancel", pointer });
      return;
    }
    const { x, y } = pointOf(event);
    feed({ type: "move", pointer, x, y, over: pileUnder(x, y) });
  }

  function up(event: PointerEvent): void {
    if (state.type === "idle" || state.press.pointer !== event.pointerId) return;
    const { x, y } = pointOf(event);
    const { pointerId: pointer, timeStamp: time } = event;
    // A flick can end before any move was told.
    feed({ type: "move", pointer, x, y, over: pileUnder(x, y) });
    const spot = table.geometry().spotAt(x, y);
    feed({ type: "up", pointer, x, y, time, over: pileUnder(x, y), spot });
  }

  return {
    get active() {
      return state.type !== "idle";
    },
    down(event, model, spot) {
      const { x, y } = pointOf(event);
      feed({
        type: "down",
        pointer: event.pointerId,
        kind: kindOf(event),
        first: event.isPrimary,
        button: event.button,
        x,
        y,
        time: event.timeStamp,
        spot,
        group: spot && groupAt(model, spot),
      });
    },
    move,
    up,
    feed,
    update(before, after) {
      if (state.type === "idle") return;
      const { pile } = state.press.spot;
      if (!sameCards(cardsOf(before, pile), cardsOf(after, pile))) feed({ type: "away" });
    },
    destroy() {
      feed({ type: "away" });
      clearTimeout(timer);
    },
  };
}

/** The card at a spot and all on it. Of a foundation the top card alone is in reach; stock and gaps have none. */
function groupAt(model: TableModel, { pile, index }: Spot): Carried | undefined {
  if (pile === "stock" || index < 0) return undefined;
  return { pile, count: foundationSuit(pile) === undefined ? cardsOf(model, pile).length - index : 1 };
}

function sameCards(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((card, i) => card === b[i]);
}

function ignoringLost(action: () => void): void {
  try {
    action();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
