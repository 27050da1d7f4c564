/** From the browser's events to plain data. */
import { hasPile, topOf } from "./focus.ts";
import type { KeyPress } from "./keyboardCommands.ts";
import type { PileId, Spot, TableModel } from "./model.ts";
import type { PointerKind } from "./pointerInput.ts";

/** A key as the state machines see it; for the app's own shortcuts too. */
export function pressOf(event: KeyboardEvent): KeyPress {
  return {
    key: event.key,
    code: event.code,
    shift: event.shiftKey,
    ctrl: event.ctrlKey,
    // AltGr types letters and signs of its own on many keyboards.
    alt: event.altKey || event.getModifierState("AltGraph"),
    meta: event.metaKey,
    repeat: event.repeat,
    typing: event.isComposing || isField(event.target),
  };
}

const FIELDS = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

function isField(target: EventTarget | null): boolean {
  return elementOf(target)?.closest(FIELDS) != null;
}

/** Events come from elements, but also from the document and the window. */
function elementOf(target: EventTarget | null): Element | undefined {
  return target !== null && "closest" in target ? (target as Element) : undefined;
}

export function kindOf(event: PointerEvent): PointerKind {
  return event.pointerType === "touch" || event.pointerType === "pen" ? event.pointerType : "mouse";
}

/** The card or pile that an element shows; undefined outside of them. */
export function spotOfElement(model: TableModel, target: EventTarget | null): Spot | undefined {
  const element = elementOf(target)?.closest<HTMLElement>("[data-pile]");
  const pile = element?.dataset.pile as PileId | undefined;
  if (element == null || pile === undefined || !hasPile(model, pile)) return undefined;
  const { index } = element.dataset;
  return index === undefined ? topOf(model, pile) : { pile, index: Number(index) };
}
