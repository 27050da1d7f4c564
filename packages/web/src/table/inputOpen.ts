/**
 * Crowded columns (AP-33): where strips are too small to be read, let alone hit, a tap opens the column over its
 * neighbours instead of guessing which card was meant.
 */
import { cardsOf, columnIndex, type Spot, type TableModel } from "./model.ts";
import type { Table } from "./table.ts";

/** A second tap comes within this many milliseconds; the column it may fall on stays open for it. */
const SECOND_TAP = 300;

export interface InputOpen {
  /** A press begins. Returns whether the column under it was open, so that the card under it is meant. */
  press(spot: Spot | undefined): boolean;
  /** Does this tap only open its column? Then it has done so. */
  tap(model: TableModel, spot: Spot, exact: boolean, time: number): boolean;
  /** Closes what is open. Returns whether something was. */
  close(): boolean;
  /** A tap was passed on: the column closes when no second one follows. */
  tapped(): void;
  destroy(): void;
}

export function inputOpen(table: Pick<Table, "open" | "opened" | "geometry">): InputOpen {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedAt = Number.NEGATIVE_INFINITY;

  function close(): boolean {
    clearTimeout(timer);
    if (table.opened() === undefined) return false;
    table.open(undefined);
    return true;
  }

  return {
    press(spot) {
      clearTimeout(timer);
      const opened = table.opened();
      const exact = spot !== undefined && opened !== undefined && columnIndex(spot.pile) === opened;
      if (!exact) close();
      return exact;
    },
    tap(model, spot, exact, time) {
      const column = columnIndex(spot.pile);
      // The second half of a double tap must not hit what has just moved under the finger.
      if (exact) return time - openedAt <= SECOND_TAP;
      // Cards in the hand are put down on the column, whatever its cards; the last one is whole and easy to hit.
      const last = spot.index === cardsOf(model, spot.pile).length - 1;
      if (column === undefined || model.carried !== undefined || last || !table.geometry().crowded(column)) {
        return false;
      }
      table.open(column);
      openedAt = time;
      return true;
    },
    close,
    tapped() {
      clearTimeout(timer);
      if (table.opened() !== undefined) timer = setTimeout(close, SECOND_TAP);
    },
    destroy: () => clearTimeout(timer),
  };
}
