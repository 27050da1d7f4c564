import { currentScore, moveCount } from "@faceup/rules";
import { variantName } from "@faceup/text";
import { ChartSpline, RotateCcw, Share2 } from "lucide-react";
import { useEffect } from "react";
import { useParts, usePlay, useSettings, useText } from "../app/parts.ts";
import { useDealNew } from "../app/useDealNew.ts";
import { Dialog } from "./Dialog.tsx";
import { ParMark } from "./ParMark.tsx";
import { Result } from "./Result.tsx";
import { WinFan } from "./WinFan.tsx";

const SETTLE_MS = 100;

/** The game is won: how the score came about, and what to play next (AP-9). A relaxed game has no numbers. */
export default function Win() {
  const { session, dialogs, announcer } = useParts();
  const { relaxed, noHelp } = useSettings();
  const search = useDealNew();
  const text = useText();
  const game = usePlay((play) => play.game);
  const shown = usePlay((play) => play.source === "shown");
  const { variant } = game.startPosition;
  const facts = { score: text.number(currentScore(game)), moves: moveCount(game) };
  const words = relaxed ? text.t("win.title") : text.t("say.won", facts);
  useEffect(() => {
    // Once the dialog's live region is there to say it.
    const timer = setTimeout(() => announcer.say(words), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [announcer, words]);
  const leave = (go: () => void) => () => {
    dialogs.close();
    go();
  };
  return (
    <Dialog
      name="win"
      reading
      title={text.t("win.title")}
      aside={
        relaxed
          ? variantName(text, variant)
          : `${variantName(text, variant)} · ${text.duration(session.clock.elapsed())}`
      }
      above={<WinFan />}
      foot={
        <>
          <button
            type="button"
            className="button primary"
            data-testid="next"
            onClick={() => search.deal(variant)}
          >
            {text.t(search.searching ? "new.searching" : "win.next")}
          </button>
          <button type="button" className="button" data-testid="same" onClick={leave(session.restart)}>
            <RotateCcw aria-hidden="true" />
            {text.t("win.same")}
          </button>
          {!noHelp && (
            <button
              type="button"
              className="button"
              data-testid="analysis"
              onClick={() => dialogs.open({ name: "analysis" })}
            >
              <ChartSpline aria-hidden="true" />
              {text.t("analysis.title")}
            </button>
          )}
          <button
            type="button"
            className="button"
            data-testid="share"
            onClick={() => dialogs.open({ name: "share" })}
          >
            <Share2 aria-hidden="true" />
            {text.t("menu.share")}
          </button>
        </>
      }
    >
      {shown && <p className="quiet">{text.t("show.won")}</p>}
      {!relaxed && !noHelp && <ParMark />}
      {!relaxed && <Result game={game} />}
    </Dialog>
  );
}
