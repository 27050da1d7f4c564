import type { Games } from "../db/games.ts";
import type { LoadedGame } from "../db/savedGame.ts";
import type { Session } from "../game/session.ts";
import type { SettingsStore } from "../settings/store.ts";
import { openChannel } from "./channel.ts";
import { createHold, type Hold } from "./hold.ts";
import { shareGames } from "./sharedGames.ts";
import { type SharedSession, shareSession } from "./sharedSession.ts";
import { shareSettings } from "./sharedSettings.ts";

/** This tab among the others in which the app is open (AP-30). */
export interface Tabs {
  /** The stored games; what is written here is told to the others. */
  readonly games: Games;
  /** Has a stored game handed over by the tab that has it, before it is read. */
  claim(id: string): Promise<void>;
  /** From now on the session's game is shared. `current` reads the game that the next visit would go on with. */
  share(session: Session, current: () => Promise<LoadedGame | undefined>): Session;
}

export function joinTabs(window: Window, settings: SettingsStore, stored: Games): Tabs {
  const channel = openChannel();
  shareSettings(settings, channel);
  const shared = shareGames(stored, channel);
  let tab: SharedSession | undefined;
  const hold = createHold({
    locks: (window.navigator as Partial<Navigator>).locks,
    ask: (id) => channel.post({ type: "wanted", id }),
    refresh: async () => tab?.refresh(),
    leave: () => tab?.leave(),
    written: shared.written,
  });
  return {
    games: shared.games,
    claim: hold.claim,
    share(session, current) {
      tab = shareSession({ session, shared, channel, hold, current });
      holdWhereLookedAt(window, hold);
      return tab.session;
    },
  };
}

/** The tab one looks at has the game; one that is out of sight, and may be put to sleep there, lets it go. */
function holdWhereLookedAt(window: Window, hold: Hold): void {
  const { document } = window;
  const use = (): void => void hold.run(() => undefined);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) hold.letGo();
    else use();
  });
  window.addEventListener("focus", use);
  if (document.hidden) hold.letGo();
}
