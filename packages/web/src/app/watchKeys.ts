import { pressOf } from "../table/inputEvents.ts";
import { commandOf } from "../table/keyboardCommands.ts";
import type { Spot } from "../table/model.ts";
import { runCommand } from "./commands.ts";
import type { Parts } from "./parts.ts";

/** The table's own keys work wherever the page has the focus, but in dialogs, which have other keys (AP-27). */
export function watchKeys(table: HTMLElement, parts: Parts, focus: () => Spot): void {
  table.ownerDocument.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || parts.dialogs.store.getState() !== null) return;
    if (event.key === "Escape") {
      parts.session.dismiss();
      parts.advisor.dismiss();
      return;
    }
    // The table has had its say already.
    if (table.contains(event.target as Node)) return;
    const { letterKeys } = parts.settings.getState().settings;
    const command = commandOf(pressOf(event), letterKeys);
    if (command === undefined) return;
    event.preventDefault();
    runCommand(parts, command, focus());
  });
}
