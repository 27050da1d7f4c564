import { useCallback, useEffect, useState } from "react";
import { useParts, usePlay, useText } from "../app/parts.ts";
import type { LoadedGame } from "../db/savedGame.ts";
import { Dialog } from "./Dialog.tsx";
import { UnfinishedGame } from "./UnfinishedGame.tsx";

/** All games that can be gone on with (AP-4), the last played first. */
export default function Unfinished() {
  const { session, dialogs } = useParts();
  const text = useText();
  const current = usePlay((play) => play.id);
  const [games, setGames] = useState<readonly LoadedGame[]>();
  const read = useCallback(() => {
    session.unfinished().then(setGames, () => setGames([]));
  }, [session]);
  useEffect(read, [read]);

  const resume = (id: string) => {
    dialogs.close();
    void session.resume(id);
  };
  const forget = (id: string) => {
    session.forget(id).then(read, () => session.notify({ type: "not-saved" }));
    // Its buttons go with it.
    document.querySelector<HTMLElement>("dialog h2")?.focus();
  };
  return (
    <Dialog name="games" title={text.t("games.title")}>
      {games?.length === 0 && <p className="quiet">{text.t("games.empty")}</p>}
      <ul className="games">
        {games?.map((loaded) => (
          <UnfinishedGame
            key={loaded.saved.id}
            loaded={loaded}
            current={loaded.saved.id === current}
            onResume={resume}
            onForget={forget}
          />
        ))}
      </ul>
    </Dialog>
  );
}
