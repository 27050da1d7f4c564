import type { GameId } from "@faceup/rules";
import type { Locale } from "../locale.ts";
import type { GamePage } from "./page.ts";
import type { PageWords } from "./words.ts";

// Paths that bundlers can take apart: one chunk for each game in each language, loaded when it is asked for (AP-22).

export async function loadPage(locale: Locale, game: GameId): Promise<GamePage> {
  const texts: { readonly page: GamePage } = await import(`./${locale}/${game}.ts`);
  return texts.page;
}

export async function loadPageWords(locale: Locale): Promise<PageWords> {
  const texts: { readonly words: PageWords } = await import(`./${locale}/words.ts`);
  return texts.words;
}
