import type { AppText } from "@faceup/text";
import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { StoreApi } from "zustand/vanilla";
import type { Desk } from "../analysis/desk.ts";
import type { Games } from "../db/games.ts";
import type { Storage } from "../db/storage.ts";
import type { Play } from "../game/play.ts";
import type { Session } from "../game/session.ts";
import type { Settings } from "../settings/settings.ts";
import type { SettingsStore } from "../settings/store.ts";
import type { Advisor } from "../solving/advisor.ts";
import type { DealTruth } from "../solving/dealTruth.ts";
import type { Judge } from "../solving/judge.ts";
import type { ShowMe } from "../solving/showMe.ts";
import type { Thread } from "../solving/thread.ts";
import type { Form } from "../table/model.ts";
import type { Announcer } from "./announcer.ts";
import type { Dialogs } from "./dialogStore.ts";
import type { FormStore } from "./form.ts";
import type { LanguageStore } from "./language.ts";
import type { Ticker } from "./ticker.ts";
import type { Updates } from "./updates.ts";

/** What the app is made of. One object for the life of the page; what changes are the stores inside. */
export interface Parts {
  readonly storage: Storage;
  readonly games: Games;
  readonly session: Session;
  readonly settings: SettingsStore;
  readonly language: LanguageStore;
  readonly form: FormStore;
  readonly ticker: Ticker;
  readonly dialogs: Dialogs;
  readonly announcer: Announcer;
  /** The solver, for what the player waits for. */
  readonly thread: Thread;
  readonly advisor: Advisor;
  readonly showMe: ShowMe;
  readonly desk: Desk;
  readonly dealTruth: StoreApi<DealTruth>;
  readonly judge: Judge;
  readonly updates: Updates;
}

const PartsContext = createContext<Parts | undefined>(undefined);
export const PartsProvider = PartsContext.Provider;

export function useParts(): Parts {
  const parts = useContext(PartsContext);
  if (parts === undefined) throw new Error("outside of PartsProvider");
  return parts;
}

export function useForm(): Form {
  return useStore(useParts().form, (state) => state.form);
}

export function useText(): AppText {
  return useStore(useParts().language);
}

/** A part of the running game; drawn again only when that part changes. */
export function usePlay<T>(select: (play: Play) => T): T {
  return useStore(useParts().session.store, select);
}

export function useSettings(): Settings {
  return useStore(useParts().settings, (state) => state.settings);
}
