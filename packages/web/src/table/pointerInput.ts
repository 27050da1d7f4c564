/** What goes into the pointer's state machine and what comes out: plain data, places in CSS px of the table. */
import type { Carried, PileId, Spot, TableEvent } from "./model.ts";

export type PointerKind = "mouse" | "pen" | "touch";

/** A press moved less than this is a tap: a hand's tremble (AP-6). */
export const TREMBLE: Readonly<Record<PointerKind, number>> = { mouse: 4, pen: 6, touch: 10 };

/** Milliseconds after which a press picks up (TF-12). */
export const LONG_PRESS = 500;

export type PointerInput =
  | {
      readonly type: "down";
      readonly pointer: number;
      readonly kind: PointerKind;
      /** The only finger, or a mouse or pen. */
      readonly first: boolean;
      /** 0 is the primary one. */
      readonly button: number;
      readonly x: number;
      readonly y: number;
      /** Milliseconds of the clock of all inputs. */
      readonly time: number;
      readonly spot: Spot | undefined;
      /** The card pressed and all on it; undefined where nothing can be lifted, whatever the rules. */
      readonly group: Carried | undefined;
    }
  | {
      readonly type: "move";
      readonly pointer: number;
      readonly x: number;
      readonly y: number;
      /** The pile under the dragged cards. */
      readonly over: PileId | undefined;
    }
  | {
      readonly type: "up";
      readonly pointer: number;
      readonly x: number;
      readonly y: number;
      readonly time: number;
      readonly over: PileId | undefined;
      /** What lies under the pointer itself. */
      readonly spot: Spot | undefined;
    }
  /** The answer to `ask-lift`: the piles that would take the cards, or undefined where they may not be lifted. */
  | { readonly type: "lifted"; readonly targets: readonly PileId[] | undefined }
  | { readonly type: "timer"; readonly time: number }
  /** The browser took the pointer away, or its capture. */
  | { readonly type: "cancel"; readonly pointer: number }
  | { readonly type: "context-menu" }
  | { readonly type: "escape" }
  /** The window lost the focus or was hidden. */
  | { readonly type: "away" };

export type PointerEffect =
  | { readonly type: "capture"; readonly pointer: number }
  | { readonly type: "release"; readonly pointer: number }
  | { readonly type: "set-timer"; readonly delay: number }
  | { readonly type: "clear-timer" }
  /** Ask the host; the answer comes back as `lifted`, before any other input. */
  | { readonly type: "ask-lift"; readonly carried: Carried }
  | {
      readonly type: "start-drag";
      readonly carried: Carried;
      readonly targets: readonly PileId[];
      readonly kind: PointerKind;
    }
  /** How far the cards are from where they lay. */
  | { readonly type: "drag-to"; readonly dx: number; readonly dy: number }
  /** `dropped`: let go over the table; else they go back. An event with the same news follows. */
  | { readonly type: "end-drag"; readonly dropped: boolean }
  /** The pile under the cards. */
  | { readonly type: "highlight"; readonly pile: PileId | undefined }
  | { readonly type: "emit"; readonly event: TableEvent };
