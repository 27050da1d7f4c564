import type { GameId } from "@faceup/rules";
import { type GamePage, loadPage, loadPageWords, type PageWords } from "@faceup/text";
import { useEffect, useState } from "react";
import { useText } from "../app/parts.ts";

interface Loaded {
  readonly game: GameId;
  readonly page: GamePage;
  readonly words: PageWords;
}

/** A game's page in the language of the app, undefined while it is on its way. */
export function usePage(game: GameId): Loaded | undefined {
  const { locale } = useText();
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let wanted = true;
    void Promise.all([loadPage(locale, game), loadPageWords(locale)]).then(([page, words]) => {
      if (wanted) setLoaded({ game, page, words });
    });
    return () => {
      wanted = false;
    };
  }, [game, locale]);
  return loaded?.game === game ? loaded : undefined;
}
