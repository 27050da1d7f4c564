import { readLink, withoutLink } from "../game/links.ts";
import type { Session } from "../game/session.ts";
import type { Dialogs } from "./dialogStore.ts";

/** Opens what the address asks for and takes it out of the address, so that a reload goes on with the game (AP-4). */
export async function followLink(window: Window, session: Session, dialogs: Dialogs): Promise<void> {
  const { href } = window.location;
  const link = await readLink(href);
  if (link === undefined) return;
  window.history.replaceState(null, "", withoutLink(href));
  if (link.type === "page") {
    const { game, place } = link;
    dialogs.open({ name: "rules", game, ...(place !== undefined && { place }) });
    return;
  }
  if (link.type === "code") {
    const { code } = link;
    if (!code.ok) return session.notify({ type: "link-code", error: code.error });
    return session.open(code.value);
  }
  const { record } = link;
  if (!record.ok) return session.notify({ type: "link-record", error: record.error });
  session.openRecord(record.value);
}
