/** The languages of Faceup, English first: it is what remains when none of a reader's languages is known. */
export const LOCALES = ["en", "cs", "sk", "de", "fr"] as const;
export type Locale = (typeof LOCALES)[number];

/** What each language calls itself, the same on every page. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: "English",
  cs: "Čeština",
  sk: "Slovenčina",
  de: "Deutsch",
  fr: "Français",
};

/** The first of a reader's languages that Faceup speaks: `navigator.languages`, or `LANG` as `cs_CZ.UTF-8`. */
export function matchLocale(preferred: readonly string[]): Locale {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split(/[-_.@]/)[0];
    const known = LOCALES.find((locale) => locale === language);
    if (known !== undefined) return known;
  }
  return "en";
}
