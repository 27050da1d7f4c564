import { type AppText, type Locale, loadAppText, matchLocale } from "@faceup/text";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { SettingsStore } from "../settings/store.ts";

export type LanguageStore = StoreApi<AppText>;

/**
 * The words of the chosen language (AP-26). Another choice loads its words and then changes them all at once; until
 * they are there, and for good if they cannot be loaded, the old ones stay.
 */
export async function createLanguage(
  settings: SettingsStore,
  preferred: readonly string[],
): Promise<LanguageStore> {
  const wanted = (): Locale => {
    const { language } = settings.getState().settings;
    return language === "auto" ? matchLocale(preferred) : language;
  };
  const first = await loadAppText(wanted());
  const store = createStore<AppText>(() => first);
  settings.subscribe(() => {
    const locale = wanted();
    if (locale === store.getState().locale) return;
    loadAppText(locale).then(
      (text) => {
        if (wanted() === locale) store.setState(text, true);
      },
      () => undefined,
    );
  });
  return store;
}
