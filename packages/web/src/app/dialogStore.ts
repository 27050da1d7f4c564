import type { GameId, Variant } from "@faceup/rules";
import { createStore, type StoreApi } from "zustand/vanilla";

/** Which dialog is open; at most one is. */
export type OpenDialog =
  | {
      readonly name:
        | "new"
        | "menu"
        | "settings"
        | "games"
        | "keys"
        | "pause"
        | "restart"
        | "share"
        | "win"
        | "statistics"
        | "backup"
        | "analysis";
    }
  /** The daily deals of a game and option; of the game played where none is named. */
  | { readonly name: "calendar"; readonly variant?: Variant }
  /** A game's page, at a rule or an example; the game played where none is named. */
  | { readonly name: "rules"; readonly game?: GameId; readonly place?: string };

export interface Dialogs {
  readonly store: StoreApi<OpenDialog | null>;
  open(dialog: OpenDialog): void;
  close(): void;
}

/**
 * Focus goes back to where it was before the first dialog, even after one dialog led to another; where that is gone,
 * to the table.
 */
export function createDialogs(document: Document): Dialogs {
  const store = createStore<OpenDialog | null>(() => null);
  let opener: Element | null = null;
  return {
    store,
    open(dialog) {
      if (store.getState() === null) opener = document.activeElement;
      store.setState(dialog, true);
    },
    close() {
      store.setState(null, true);
      // After React has taken the dialog away: until then the page behind it is inert.
      queueMicrotask(() => {
        if (store.getState() === null) returnFocus(document, opener);
      });
    },
  };
}

function returnFocus(document: Document, opener: Element | null): void {
  const table = document.querySelector<HTMLElement>("#table");
  const target =
    opener instanceof HTMLElement && opener !== document.body && opener.isConnected ? opener : table;
  target?.focus();
}
