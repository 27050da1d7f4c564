import type { Locale } from "../locale.ts";
import type { GamePage } from "./page.ts";
import type { PageWords } from "./words.ts";

/** Games that have pages. */
export const PAGES = ["SS", "TF"] as const;
export type PageGame = (typeof PAGES)[number];

type Load<T> = () => Promise<T>;

// Spelled out, so that every bundler makes one chunk of each game in each language.
const WORDS: Readonly<Record<Locale, Load<{ readonly words: PageWords }>>> = {
  en: () => import("./en/words.ts"),
  cs: () => import("./cs/words.ts"),
  sk: () => import("./sk/words.ts"),
  de: () => import("./de/words.ts"),
  fr: () => import("./fr/words.ts"),
};

const SS: Readonly<Record<Locale, Load<{ readonly SS: GamePage }>>> = {
  en: () => import("./en/SS.ts"),
  cs: () => import("./cs/SS.ts"),
  sk: () => import("./sk/SS.ts"),
  de: () => import("./de/SS.ts"),
  fr: () => import("./fr/SS.ts"),
};

const TF: Readonly<Record<Locale, Load<{ readonly TF: GamePage }>>> = {
  en: () => import("./en/TF.ts"),
  cs: () => import("./cs/TF.ts"),
  sk: () => import("./sk/TF.ts"),
  de: () => import("./de/TF.ts"),
  fr: () => import("./fr/TF.ts"),
};

/** A game's page in a language, loaded when it is asked for (AP-22). */
export async function loadPage(locale: Locale, game: PageGame): Promise<GamePage> {
  switch (game) {
    case "SS":
      return (await SS[locale]()).SS;
    case "TF":
      return (await TF[locale]()).TF;
  }
}

export async function loadPageWords(locale: Locale): Promise<PageWords> {
  return (await WORDS[locale]()).words;
}
