import { codeOf, currentScore, lineMoves, moveCount } from "@faceup/rules";
import { variantName } from "@faceup/text";
import { RotateCcw } from "lucide-react";
import { useParts, usePlay, useText } from "../app/parts.ts";
import { cryptoBits, randomDeal } from "../game/newDeal.ts";
import { Dialog } from "./Dialog.tsx";
import { ScoreSheet } from "./ScoreSheet.tsx";
import { WinFan } from "./WinFan.tsx";

/** The game is won: how the score came about, and what to play next (AP-9). */
export default function Win() {
  const { session, dialogs } = useParts();
  const text = useText();
  const game = usePlay((play) => play.game);
  const { variant } = game.startPosition;
  const made = moveCount(game);
  const needed = lineMoves(game).length;
  const leave = (go: () => void) => () => {
    dialogs.close();
    go();
  };
  return (
    <Dialog
      name="win"
      title={text.t("win.title")}
      aside={`${variantName(text, variant)} · ${text.duration(session.clock.elapsed())}`}
      above={<WinFan key={codeOf(game)} />}
    >
      <ScoreSheet game={game} score={currentScore(game)} />
      {made !== needed && (
        <dl className="facts">
          <div>
            <dt>{text.t("win.lineMoves")}</dt>
            <dd>{text.number(needed)}</dd>
          </div>
          <div>
            <dt>{text.t("win.allMoves")}</dt>
            <dd>{text.number(made)}</dd>
          </div>
        </dl>
      )}
      <div className="win-next">
        <button
          type="button"
          className="button primary"
          data-testid="next"
          onClick={leave(() => session.startNew(randomDeal(variant, cryptoBits)))}
        >
          {text.t("win.next")}
        </button>
        <button type="button" className="button" data-testid="same" onClick={leave(session.restart)}>
          <RotateCcw aria-hidden="true" />
          {text.t("win.same")}
        </button>
      </div>
    </Dialog>
  );
}
