/** The keyboard on the table (AP-27): from a key and the focus to a new focus, an event or a command. Pure. */
import { arrivalAt, carriedSpot, liftableIn, nearestStop } from "./focus.ts";
import { commandOf, type KeyCommand, type KeyPress } from "./keyboardCommands.ts";
import { nextPile, type PileRows, pileRows, rowOf } from "./keyboardRows.ts";
import { arrive, leap, walk } from "./keyboardWalk.ts";
import {
  cardsOf,
  columnIndex,
  columnPile,
  type Form,
  type Hand,
  type Spot,
  type TableEvent,
  type TableModel,
} from "./model.ts";

export interface KeyContext {
  readonly model: TableModel;
  readonly form: Form;
  readonly hand: Hand;
  /** May letters, digits and signs act by themselves (WCAG 2.1.4)? Arrows, Enter, Space and Escape always may. */
  readonly singleKeys: boolean;
}

export interface KeyOutcome {
  readonly focus: Spot;
  /** The key was meant for the table: the browser shall do nothing else with it. */
  readonly handled: boolean;
  readonly event?: TableEvent;
  readonly command?: KeyCommand;
}

export function pressKey(from: Spot, context: KeyContext, press: KeyPress): KeyOutcome {
  const focus = nearestStop(context.model, from);
  const passed: KeyOutcome = { focus, handled: false };
  if (press.typing) return passed;
  const plain = !press.ctrl && !press.alt && !press.meta;
  const acted = plain ? (act(focus, context, press) ?? walked(focus, context, press)) : undefined;
  if (acted !== undefined) return acted;
  const single = plain && context.singleKeys ? sized(focus, context, press) : undefined;
  if (single !== undefined) return single;
  const command = commandOf(press, context.singleKeys);
  return command === undefined ? passed : { focus, handled: true, command };
}

/** Picking up, putting down, sending, cancelling. */
function act(focus: Spot, { model }: KeyContext, press: KeyPress): KeyOutcome | undefined {
  switch (press.key) {
    case "Enter":
    case " ": {
      // A key held down is one wish: it would pick up and put down by turns.
      if (press.repeat) return { focus, handled: true };
      const type = press.key === "Enter" && press.shift ? "key-place" : "key-pick";
      return { focus, handled: true, event: { type, spot: focus } };
    }
    case "Escape":
      if (model.carried === undefined) return undefined;
      return { focus: carriedSpot(model, model.carried), handled: true, event: { type: "key-cancel" } };
    default:
      return undefined;
  }
}

/** Moving about. At the edge of the table the key is used up all the same, or the page would scroll. */
function walked(focus: Spot, context: KeyContext, press: KeyPress): KeyOutcome | undefined {
  const { model } = context;
  const rows = pileRows(model.shape, context.form, context.hand);
  const step = stepOf(focus, model, rows, press);
  if (step !== undefined) return { focus: step.to ?? focus, handled: true };
  if (!press.shift) return undefined;
  // Every keyboard has arrows; plus and minus hide behind other keys on many.
  if (press.key === "ArrowUp") return resized(focus, model, 1);
  return press.key === "ArrowDown" ? resized(focus, model, -1) : undefined;
}

function stepOf(
  focus: Spot,
  model: TableModel,
  rows: PileRows,
  { key, shift }: KeyPress,
): { readonly to: Spot | undefined } | undefined {
  if (shift) return undefined;
  switch (key) {
    case "ArrowUp":
      return { to: walk(model, rows, focus, "up") };
    case "ArrowDown":
      return { to: walk(model, rows, focus, "down") };
    case "ArrowLeft":
      return { to: arrive(model, nextPile(rows, focus.pile, "left")) };
    case "ArrowRight":
      return { to: arrive(model, nextPile(rows, focus.pile, "right")) };
    case "Home":
      return { to: arrive(model, rowOf(rows, focus.pile)[0]) };
    case "End":
      return { to: arrive(model, rowOf(rows, focus.pile).at(-1)) };
    case "PageUp":
      return { to: leap(model, rows, focus, "up") };
    case "PageDown":
      return { to: leap(model, rows, focus, "down") };
    default:
      return undefined;
  }
}

/** Digits for columns, plus and minus for the size of the group. */
function sized(focus: Spot, { model }: KeyContext, press: KeyPress): KeyOutcome | undefined {
  const digit = digitOf(press);
  if (digit !== undefined) {
    const column = digit === 0 ? 9 : digit - 1;
    if (column >= model.shape.columns) return { focus, handled: true };
    const spot = arrivalAt(model, columnPile(column));
    const drops = model.carried !== undefined && !press.repeat;
    return { focus: spot, handled: true, ...(drops ? { event: { type: "key-pick", spot } } : {}) };
  }
  if (press.key === "+" || press.key === "=") return resized(focus, model, 1);
  return press.key === "-" || press.key === "_" ? resized(focus, model, -1) : undefined;
}

/**
 * The digit of a key, by what it types or by where it is: on Czech, Slovak and French keyboards the upper row types
 * letters and signs, and digits only with Shift.
 */
function digitOf({ key, code, shift }: KeyPress): number | undefined {
  if (/^[0-9]$/.test(key)) return Number(key);
  const place = key.length === 1 && !shift ? /^Digit([0-9])$/.exec(code)?.[1] : undefined;
  return place === undefined ? undefined : Number(place);
}

/** One card more or fewer: of what is in the hand, else of what Enter would pick up. */
function resized(focus: Spot, model: TableModel, by: 1 | -1): KeyOutcome {
  const pile = model.carried?.pile ?? focus.pile;
  const column = columnIndex(pile);
  const stays: KeyOutcome = { focus, handled: true };
  if (column === undefined) return stays;
  const size = cardsOf(model, pile).length;
  const count = (model.carried?.count ?? size - focus.index) + by;
  if (count < 1 || (by > 0 && count > liftableIn(model, column))) return stays;
  const spot: Spot = { pile, index: size - count };
  if (model.carried === undefined) return { focus: spot, handled: true };
  const follows = focus.pile === pile ? spot : focus;
  return { focus: follows, handled: true, event: { type: "key-pick", spot } };
}
