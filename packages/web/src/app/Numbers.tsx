import { currentScore, moveCount } from "@faceup/rules";
import { Clock } from "./Clock.tsx";
import { usePlay, useSettings, useText } from "./parts.ts";

/** Score, moves and time (AP-8). */
export function Numbers() {
  const text = useText();
  const { clock } = useSettings();
  const score = usePlay((play) => currentScore(play.game));
  const moves = usePlay((play) => moveCount(play.game));
  return (
    <dl className="numbers">
      <div data-testid="score">
        <dt>{text.t("app.score")}</dt>
        <dd>{text.number(score)}</dd>
      </div>
      <div data-testid="moves">
        <dt>{text.t("app.moves", { count: moves })}</dt>
        <dd>{text.number(moves)}</dd>
      </div>
      {clock && (
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
