import "../styles/plots.css";
import "../styles/analysis.css";
import { secretCards } from "@faceup/rules";
import { useState } from "react";
import { usePlay, useText } from "../app/parts.ts";
import { AnalysisBoard } from "./analysis/AnalysisBoard.tsx";
import { Dialog } from "./Dialog.tsx";

/** The game move by move, with what each has done (AP-19). Where cards are hidden, only for those who want them known. */
export default function Analysis() {
  const text = useText();
  const game = usePlay((play) => play.game);
  const [agreed, setAgreed] = useState(() => secretCards(game).size === 0);
  return (
    <Dialog name="analysis" wide title={text.t("analysis.title")}>
      {agreed ? (
        <AnalysisBoard game={game} />
      ) : (
        <div className="analysis-consent">
          <p>{text.t("analysis.peek")}</p>
          <button
            type="button"
            className="button primary"
            data-testid="analysis-begin"
            data-first
            onClick={() => setAgreed(true)}
          >
            {text.t("analysis.begin")}
          </button>
        </div>
      )}
    </Dialog>
  );
}
