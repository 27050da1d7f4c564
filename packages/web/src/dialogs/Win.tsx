import { currentScore, gameRules, lineMoves, moveCount } from "@faceup/rules";
import { variantName } from "@faceup/text";
import { RotateCcw, Share2 } from "lucide-react";
import { useEffect } from "react";
import { useStore } from "zustand";
import { parText } from "../app/parText.ts";
import { useParts, usePlay, useText } from "../app/parts.ts";
import { useDealNew } from "../app/useDealNew.ts";
import { Dialog } from "./Dialog.tsx";
import { ScoreSheet } from "./ScoreSheet.tsx";
import { WinFan } from "./WinFan.tsx";

const SETTLE_MS = 100;

/** The game is won: how the score came about, and what to play next (AP-9). */
export default function Win() {
  const { session, dialogs, announcer, dealTruth } = useParts();
  const search = useDealNew();
  const par = useStore(dealTruth, (truth) => truth.par);
  const text = useText();
  const game = usePlay((play) => play.game);
  const { variant } = game.startPosition;
  const made = moveCount(game);
  const needed = lineMoves(game).length;
  const score = currentScore(game);
  useEffect(() => {
    // Once the dialog's live region is there to say it.
    const words = text.t("say.won", { score: text.number(score), moves: made });
    const timer = setTimeout(() => announcer.say(words), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [announcer, text, score, made]);
  const leave = (go: () => void) => () => {
    dialogs.close();
    go();
  };
  return (
    <Dialog
      name="win"
      reading
      title={text.t("win.title")}
      aside={`${variantName(text, variant)} · ${text.duration(session.clock.elapsed())}`}
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
      <ScoreSheet game={game} score={score} />
      {(made !== needed || par !== undefined) && (
        <dl className="facts">
          <div>
            <dt>{text.t("win.lineMoves")}</dt>
            <dd>{text.number(needed)}</dd>
          </div>
          {made !== needed && (
            <div>
              <dt>{text.t("win.allMoves")}</dt>
              <dd>{text.number(made)}</dd>
            </div>
          )}
          {par && (
            <div data-testid="par">
              <dt>{text.t("par.name")}</dt>
              <dd>{parText(text, par)}</dd>
            </div>
          )}
          {par && gameRules(game).shape.foundations && (
            <div data-testid="best-score">
              <dt>{text.t("par.score")}</dt>
              <dd>{text.number(par.bestScore)}</dd>
            </div>
          )}
        </dl>
      )}
    </Dialog>
  );
}
