/**
 * Pointer and keyboard on the card table: listens, lets the state machines decide, and tells table and host. Owns
 * the focus within the table. Does nothing while nothing happens: no frame and no timer waits.
 */
import { sameSpot } from "./focus.ts";
import { pressOf, spotOfElement } from "./inputEvents.ts";
import { inputFocus } from "./inputFocus.ts";
import { inputOpen } from "./inputOpen.ts";
import { inputPointer } from "./inputPointer.ts";
import { pressKey } from "./keyboard.ts";
import type { KeyCommand } from "./keyboardCommands.ts";
import type { Form, Hand, Spot, TableEvent, TableHost, TableModel } from "./model.ts";
import type { Table } from "./table.ts";

export interface InputOptions {
  readonly host: Pick<TableHost, "lift" | "handle">;
  /** May letters, digits and signs act by themselves (WCAG 2.1.4)? */
  readonly singleKeys: () => boolean;
  /** What a key asks of the app; `focus` is where it was pressed. */
  readonly command: (command: KeyCommand, focus: Spot) => void;
}

export interface InputLook {
  readonly form: Form;
  readonly hand: Hand;
  /** Another value for another game, whose cards the focus does not follow. */
  readonly game: string;
}

export interface Input {
  /** After each update of the table, with the same model. */
  update(model: TableModel, look: InputLook): void;
  /** Where the keyboard's focus is, shown or not. */
  readonly focus: Spot;
  destroy(): void;
}

interface Shown {
  readonly model: TableModel;
  readonly look: InputLook;
}

export function createInput(root: HTMLElement, table: Table, options: InputOptions): Input {
  const { host } = options;
  const document = root.ownerDocument;
  const window = document.defaultView as Window & typeof globalThis;
  const hovers = window.matchMedia("(hover: hover)");
  const stop = new AbortController();
  const focus = inputFocus(table);
  const open = inputOpen(table);
  let shown: Shown | undefined;
  let rect: DOMRect | undefined;
  let hovered: Spot | undefined;
  /** The press began on an opened column: the very card under it is meant. */
  let exact = false;

  const pointer = inputPointer({ root, table, lift: host.lift, emit, pointOf });

  function pointOf({ clientX, clientY }: PointerEvent): { readonly x: number; readonly y: number } {
    rect ??= root.getBoundingClientRect();
    return { x: clientX - rect.left - root.clientLeft, y: clientY - rect.top - root.clientTop };
  }

  function spotUnder(event: PointerEvent): Spot | undefined {
    const { x, y } = pointOf(event);
    return table.geometry().spotAt(x, y);
  }

  function emit(event: TableEvent): void {
    if (event.type !== "tap") {
      host.handle(event);
      return;
    }
    if (shown !== undefined && !event.long && open.tap(shown.model, event.spot, exact, event.time)) return;
    host.handle(event);
    open.tapped();
  }

  function hover(spot: Spot | undefined): void {
    const same = spot && hovered ? sameSpot(spot, hovered) : spot === hovered;
    hovered = spot;
    if (!same) table.hover(spot);
  }

  function down(event: PointerEvent): void {
    if (shown === undefined) return;
    // Once a press: the page around the table may have changed.
    rect = undefined;
    const spot = spotUnder(event);
    if (!pointer.active && event.isPrimary && event.button === 0) {
      exact = open.press(spot);
      // The ring keeps its column open: inside that it may stay.
      if (!exact) focus.show(false);
      if (spot !== undefined) focus.set(spot);
    }
    pointer.down(event, shown.model, spot);
    if (pointer.active) hover(undefined);
  }

  function move(event: PointerEvent): void {
    if (pointer.active) pointer.move(event);
    else if (shown !== undefined && event.pointerType === "mouse" && event.buttons === 0 && hovers.matches) {
      hover(spotUnder(event));
    }
  }

  function key(event: KeyboardEvent): void {
    if (shown === undefined || event.defaultPrevented) return;
    const context = { model: shown.model, singleKeys: options.singleKeys(), ...shown.look };
    const pressed = pressKey(focus.spot, context, pressOf(event));
    const closed = !pressed.handled && event.key === "Escape" && open.close();
    if (!pressed.handled && !closed) return;
    event.preventDefault();
    if (!pressed.handled) return;
    focus.set(pressed.focus);
    focus.show(true);
    if (pressed.event !== undefined) host.handle(pressed.event);
    if (pressed.command !== undefined) options.command(pressed.command, focus.spot);
  }

  /** Escape during a press, wherever the page's focus is. What was picked up before is put back as well. */
  function escapePress(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !pointer.active) return;
    pointer.feed({ type: "escape" });
    if (shown?.model.carried !== undefined) host.handle({ type: "key-cancel" });
    event.preventDefault();
    event.stopPropagation();
  }

  /** A click that no pointer made: a screen reader or voice control acts on an element. */
  function click(event: MouseEvent): void {
    if (shown === undefined || event.detail !== 0) return;
    const spot = spotOfElement(shown.model, event.target);
    if (spot === undefined) return;
    focus.set(spot);
    host.handle({ type: "key-pick", spot });
  }

  const away = (): void => pointer.feed({ type: "away" });
  const listen = { signal: stop.signal };
  const passive = { signal: stop.signal, passive: true };
  root.addEventListener("pointerdown", down, passive);
  root.addEventListener("pointermove", move, passive);
  root.addEventListener("pointerup", pointer.up, passive);
  root.addEventListener("pointercancel", (event) => pointer.feed(lost(event)), passive);
  root.addEventListener(
    "lostpointercapture",
    // Touch first captures for the card under it, and loses that when the root takes over.
    (event) => event.target === root && pointer.feed(lost(event)),
    passive,
  );
  root.addEventListener("pointerleave", () => hover(undefined), passive);
  root.addEventListener("dragstart", (event) => event.preventDefault(), listen);
  root.addEventListener("contextmenu", contextMenu, listen);
  root.addEventListener("click", click, passive);
  root.addEventListener("keydown", key, listen);
  root.addEventListener("focus", () => focus.show(root.matches(":focus-visible")), passive);
  root.addEventListener("blur", () => focus.show(false), passive);
  window.addEventListener("keydown", escapePress, { ...listen, capture: true });
  window.addEventListener("blur", away, passive);
  window.addEventListener("scroll", () => (rect = undefined), { ...passive, capture: true });
  document.addEventListener("visibilitychange", () => document.hidden && away(), passive);
  const sized = new window.ResizeObserver(() => {
    // Every place has changed, and the table has let go of the cards.
    rect = undefined;
    away();
  });
  sized.observe(root);

  function lost({ pointerId }: PointerEvent): { readonly type: "cancel"; readonly pointer: number } {
    return { type: "cancel", pointer: pointerId };
  }

  function contextMenu(event: MouseEvent): void {
    const onCards = shown !== undefined && spotOfElement(shown.model, event.target) !== undefined;
    if (pointer.active || onCards) event.preventDefault();
    pointer.feed({ type: "context-menu" });
  }

  return {
    get focus() {
      return focus.spot;
    },
    update(model, look) {
      const before = shown;
      shown = { model, look };
      focus.update(before?.look.game === look.game ? before.model : undefined, model);
      if (before !== undefined) pointer.update(before.model, model);
    },
    destroy() {
      stop.abort();
      sized.disconnect();
      pointer.destroy();
      open.destroy();
    },
  };
}
