/** The focus within the table: where it is, and whether it shows. */
import { firstStop, nearestStop, sameSpot } from "./focus.ts";
import { repairFocus } from "./focusRepair.ts";
import type { Spot, TableModel } from "./model.ts";
import type { Table } from "./table.ts";

export interface InputFocus {
  readonly spot: Spot;
  set(spot: Spot): void;
  /** The keyboard is in use, or not: a mouse needs no ring. */
  show(shown: boolean): void;
  /** After an update of the table. Another game begins at its first stop. */
  update(before: TableModel | undefined, after: TableModel): void;
}

export function inputFocus(table: Pick<Table, "focus">): InputFocus {
  let spot: Spot = { pile: "c0", index: -1 };
  let shown = false;

  function set(next: Spot): void {
    const same = sameSpot(next, spot);
    spot = next;
    if (shown && !same) table.focus(spot);
  }

  return {
    get spot() {
      return spot;
    },
    set,
    show(next) {
      if (next === shown) return;
      shown = next;
      table.focus(shown ? spot : undefined);
    },
    update(before, after) {
      set(nearestStop(after, before === undefined ? firstStop(after) : repairFocus(before, spot, after)));
    },
  };
}
