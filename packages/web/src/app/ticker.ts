import type { Session } from "../game/session.ts";
import type { Dialogs } from "./dialogStore.ts";

/** The clock made audible: tells its listeners the time of play whenever it should be shown anew. */
export interface Ticker {
  /** Calls back at once, after every change of the game, and once a second while the clock runs. */
  listen(listener: (elapsed: number) => void): () => void;
}

/**
 * The app's only timer, and none while nobody listens or the clock stands (AP-8). While the page is hidden, or a
 * dialog lies over the table, no time is played; what was played until the page was hidden is written.
 */
export function createTicker(
  session: Session,
  { store: open }: Pick<Dialogs, "store">,
  document: Document,
): Ticker {
  const { clock, store } = session;
  const listeners = new Set<(elapsed: number) => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(): void {
    clearTimeout(timer);
    timer = undefined;
    const elapsed = clock.elapsed();
    for (const listener of listeners) listener(elapsed);
    // To the next full second, so that none is skipped.
    if (clock.running() && listeners.size > 0) timer = setTimeout(tell, 1000 - (elapsed % 1000));
  }

  function holdOrGoOn(): void {
    clock.hold(document.hidden || open.getState() !== null);
    tell();
  }

  store.subscribe(tell);
  open.subscribe(holdOrGoOn);
  document.addEventListener("visibilitychange", () => {
    const { game, won } = store.getState();
    // Another tab may have stopped it meanwhile.
    if (!document.hidden && game.made > 0 && !won) clock.run();
    holdOrGoOn();
    if (document.hidden && game.made > 0) session.save();
  });
  holdOrGoOn();

  return {
    listen(listener) {
      listeners.add(listener);
      tell();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) tell();
      };
    },
  };
}
