import { createStore, type StoreApi } from "zustand/vanilla";

/** What assistive technology is told, once and politely (AP-28). A new object for each, the same words included. */
export interface Announcement {
  readonly words: string;
}

export interface Announcer {
  readonly store: StoreApi<Announcement>;
  say(words: string): void;
  /** Hears what is said from now on, and first what was said last while nobody listened: the page was still coming. */
  listen(hear: (words: string) => void): () => void;
}

export function createAnnouncer(): Announcer {
  const store = createStore<Announcement>(() => ({ words: "" }));
  const listeners = new Set<(words: string) => void>();
  let unheard: string | undefined;
  return {
    store,
    say(words) {
      store.setState({ words }, true);
      unheard = listeners.size === 0 ? words : undefined;
      for (const hear of listeners) hear(words);
    },
    listen(hear) {
      listeners.add(hear);
      if (unheard !== undefined) hear(unheard);
      unheard = undefined;
      return () => {
        listeners.delete(hear);
      };
    },
  };
}
