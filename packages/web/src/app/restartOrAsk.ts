import type { Session } from "../game/session.ts";
import type { Dialogs } from "./dialogStore.ts";

/** The same deal from its start. A game under way would end as not won by it (UN-2), so that is asked first. */
export function restartOrAsk(session: Session, dialogs: Dialogs): void {
  const { game, won } = session.store.getState();
  if (game.made > 0 && !won) {
    dialogs.open({ name: "restart" });
  } else {
    dialogs.close();
    session.restart();
  }
}
