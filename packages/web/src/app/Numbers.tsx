import { currentScore, moveCount } from "@faceup/rules";
import { CircleCheck, CircleHelp, CircleX, Ellipsis } from "lucide-react";
import { useStore } from "zustand";
import { Clock } from "./Clock.tsx";
import { useParts, usePlay, useSettings, useText } from "./parts.ts";

const ICONS = {
  winnable: CircleCheck,
  unwinnable: CircleX,
  unknown: CircleHelp,
  thinking: Ellipsis,
} as const;

/** Score, moves and time (AP-8), none of them in a relaxed game, and the verdict where it is kept in view. */
export function Numbers() {
  const text = useText();
  const { clock, relaxed } = useSettings();
  const score = usePlay((play) => currentScore(play.game));
  const moves = usePlay((play) => moveCount(play.game));
  const verdict = useStore(useParts().advisor.store, (state) => state.verdict);
  const VerdictIcon = ICONS[verdict ?? "thinking"];
  return (
    <dl className="numbers">
      {!relaxed && (
        <>
          <div data-testid="score">
            <dt>{text.t("app.score")}</dt>
            <dd>{text.number(score)}</dd>
          </div>
          <div data-testid="moves">
            <dt>{text.t("app.moves", { count: moves })}</dt>
            <dd>{text.number(moves)}</dd>
          </div>
        </>
      )}
      {verdict && (
        <div data-testid="verdict" data-verdict={verdict}>
          <dt>
            <span className="unseen">{text.t("app.verdict")}</span>
            <span className="verdict-word" aria-hidden="true">
              {text.t(`verdict.${verdict}`)}
            </span>
          </dt>
          <dd>
            <VerdictIcon aria-hidden="true" />
            <span className="unseen">{text.t(`verdict.${verdict}`)}</span>
          </dd>
        </div>
      )}
      {clock && !relaxed && (
        <div data-testid="time">
          <dt>{text.t("app.time")}</dt>
          <dd>
            <Clock />
          </dd>
        </div>
      )}
    </dl>
  );
}
