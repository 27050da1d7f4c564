import { codeOf, currentScore, type Game, gameRules, lineMoves, moveCount } from "@faceup/rules";
import { useStore } from "zustand";
import { parText } from "../app/parText.ts";
import { useParts, useText } from "../app/parts.ts";
import { useStoredAttempts } from "../app/useStoredAttempts.ts";
import { bestScoreOf } from "../stats/best.ts";
import { ScoreSheet } from "./ScoreSheet.tsx";

/** A won game in numbers, beside what is known of its deal (AP-9). */
export function Result({ game }: { readonly game: Game }) {
  const par = useStore(useParts().dealTruth, (truth) => truth.par);
  const text = useText();
  const made = moveCount(game);
  const needed = lineMoves(game).length;
  const score = currentScore(game);
  const best = bestScoreOf(useStoredAttempts(), codeOf(game) ?? "") ?? score;
  return (
    <>
      <ScoreSheet game={game} score={score} />
      {(made !== needed || par !== undefined || best > score) && (
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
          {best > score && (
            <div data-testid="own-best">
              <dt>{text.t("win.best")}</dt>
              <dd>{text.number(best)}</dd>
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
    </>
  );
}
