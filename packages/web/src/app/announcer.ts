import { createStore, type StoreApi } from "zustand/vanilla";

/** What assistive technology is told, once and politely (AP-28). A new object for each, the same words included. */
export interface Announcement {
  readonly words: string;
}

export interface Announcer {
  readonly store: StoreApi<Announcement>;
  say(words: string): void;
}

export function createAnnouncer(): Announcer {
  const store = createStore<Announcement>(() => ({ words: "" }));
  return { store, say: (words) => store.setState({ words }, true) };
}
