import { type MoveOptions, type Position, rulesOf } from "@faceup/rules";
import type { Carried, PileId, TableEvent } from "../table/model.ts";
import {
  type Decision,
  NOTHING,
  PUT_BACK,
  pickUp,
  putDown,
  toBestColumn,
  toBestPlace,
  toFoundation,
  turnStock,
} from "./carry.ts";
import { groupAt } from "./piles.ts";

export { type Decision, targetsOf } from "./carry.ts";

/** Two taps on a pile within this many milliseconds are a double tap (TF-12). */
export const DOUBLE_TAP = 300;

/** The last tap, as far as the next one needs it. */
export interface TapMemory {
  readonly pile: PileId;
  /** Milliseconds, of the clock of the events. */
  readonly time: number;
  /** Did it move a card? Then a quick second tap was meant for the first one. */
  readonly moved: boolean;
}

/** The settings that decide what an input does. */
export interface TapSettings extends MoveOptions {
  readonly doubleTap: boolean;
  /** SS-12, in the games of Spider's family. */
  readonly autoPlace: boolean;
}

export interface TapContext {
  readonly position: Position;
  readonly settings: TapSettings;
  readonly carried: Carried | undefined;
  readonly memory: TapMemory | undefined;
}

export interface Decided {
  readonly decision: Decision;
  /** For the next event; forgotten by everything but a single tap. */
  readonly memory: TapMemory | undefined;
}

type Tap = Extract<TableEvent, { readonly type: "tap" }>;
type Drop = Extract<TableEvent, { readonly type: "drop" }>;
type KeyPick = Extract<TableEvent, { readonly type: "key-pick" }>;
type KeyPlace = Extract<TableEvent, { readonly type: "key-place" }>;

/** What an input on the table means under the rules. One answer for taps, drags and keys (AP-5). */
export function decide(context: TapContext, event: TableEvent): Decided {
  const forget = (decision: Decision): Decided => ({ decision, memory: undefined });
  switch (event.type) {
    case "tap":
      return decideTap(context, event);
    case "drop":
      return forget(decideDrop(context, event));
    case "key-pick":
      return forget(decideKeyPick(context, event));
    case "key-place":
      return forget(decideKeyPlace(context, event));
    case "key-cancel":
      return forget(context.carried === undefined ? NOTHING : PUT_BACK);
    case "drag-cancelled":
      return forget(PUT_BACK);
  }
}

/** TF-12 and SS-11, in the order TF-12 gives. */
function decideTap(context: TapContext, tap: Tap): Decided {
  const { position, settings, carried, memory } = context;
  const { pile } = tap.spot;
  // Each tap on the stock is a draw of its own, however quickly they follow.
  if (pile === "stock") return { decision: turnStock(position), memory: undefined };
  const second =
    memory !== undefined && !tap.long && memory.pile === pile && tap.time - memory.time <= DOUBLE_TAP;
  // Ignored whatever the setting: an unsteady finger is the reason to have it off.
  if (second && memory.moved) return { decision: NOTHING, memory: undefined };
  if (second && settings.doubleTap) {
    // The first tap may have picked the group up: that group is meant, wherever in the pile the second one fell.
    const group = carried?.pile === pile ? carried : groupAt(position, tap.spot);
    const decision = group === undefined ? NOTHING : toBestPlace(position, group, settings);
    return { decision, memory: undefined };
  }
  const decision = decideSingleTap(context, tap);
  const moved = decision.type === "move";
  return { decision, memory: tap.long ? undefined : { pile, time: tap.time, moved } };
}

function decideSingleTap({ position, settings, carried }: TapContext, { spot, long }: Tap): Decision {
  const group = groupAt(position, spot);
  // A slow finger on an empty place has nothing to pick up; it puts down like a quick one.
  if (long && group !== undefined) return pickUp(position, group, settings);
  if (carried !== undefined) {
    const put = putDown(position, carried, spot.pile, settings);
    // The waste takes no card: a tap on it while carrying is a change of mind.
    if (put !== undefined) return put;
  }
  if (group === undefined) return NOTHING;
  return toFoundation(position, group) ?? pickUp(position, group, settings);
}

/** SS-12: an automatic placement goes to the best column from wherever the group was let go. */
function decideDrop({ position, settings }: TapContext, { carried, target }: Drop): Decision {
  const own = target === carried.pile;
  if (settings.autoPlace && !own && rulesOf(position.variant.game).family === "spider") {
    const placed = toBestColumn(position, carried, settings);
    return placed.type === "refused" ? { ...placed, pile: target ?? carried.pile } : placed;
  }
  if (target === undefined) return PUT_BACK;
  return putDown(position, carried, target, settings) ?? PUT_BACK;
}

/** Enter and Space (AP-27): they always pick up (TF-12), and put down what is carried. */
function decideKeyPick({ position, settings, carried }: TapContext, { spot }: KeyPick): Decision {
  if (spot.pile === "stock") return turnStock(position);
  const group = groupAt(position, spot);
  if (carried !== undefined) {
    // Another card of the same pile: one card more or fewer of the group.
    const resized = group?.pile === carried.pile && group.count !== carried.count;
    const put = resized ? undefined : putDown(position, carried, spot.pile, settings);
    if (put !== undefined) return put;
  }
  return pickUp(position, group, settings);
}

/** Shift+Enter (AP-27). */
function decideKeyPlace({ position, settings, carried }: TapContext, { spot }: KeyPlace): Decision {
  const group = carried ?? groupAt(position, spot);
  return group === undefined ? NOTHING : toBestPlace(position, group, settings);
}
