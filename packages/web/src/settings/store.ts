import { createStore, type StoreApi } from "zustand/vanilla";
import type { Storage } from "../db/storage.ts";
import { DEFAULT_SETTINGS, parseSettings, type Settings } from "./settings.ts";

export interface SettingsState {
  readonly settings: Settings;
  /** Applied at once and kept (AP-23). */
  change(changes: Partial<Settings>): void;
  reset(): void;
}
export type SettingsStore = StoreApi<SettingsState>;

/** `onUnsaved` is told when a change could not be kept; it holds all the same until the page is left. */
export async function createSettings(storage: Storage, onUnsaved: () => void): Promise<SettingsStore> {
  const stored = await storage.get("settings").catch(() => undefined);
  return createStore<SettingsState>((set, get) => {
    const apply = (settings: Settings): void => {
      set({ settings });
      storage.set("settings", settings).catch(onUnsaved);
    };
    return {
      settings: parseSettings(stored),
      change: (changes) => apply({ ...get().settings, ...changes }),
      reset: () => apply(DEFAULT_SETTINGS),
    };
  });
}
