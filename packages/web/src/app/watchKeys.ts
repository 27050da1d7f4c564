import { pressOf } from "../table/inputEvents.ts";
import { commandOf } from "../table/keyboardCommands.ts";
import type { Spot } from "../table/model.ts";
import { runCommand } from "./commands.ts";
import type { Parts } from "./parts.ts";

/** The table's own keys work wherever the page has the focus, but in dialogs, which have other keys (AP-27). */
export function watchKeys(table: HTMLElement, parts: Parts, focus: () => Spot): void {
  table.ownerDocument.addEventListener("keydown", (event) => {
    // The table has had its say already.
    if (event.defaultPrevented || table.contains(event.target as Node)) return;
    if (parts.dialogs.store.getState() !== null) return;
    if (event.key === "Escape") return parts.session.dismiss();
    const { letterKeys } = parts.settings.getState().settings;
    const command = commandOf(pressOf(event), letterKeys);
    if (command === undefined) return;
    event.preventDefault();
    runCommand(parts, command, focus());
  });
}
