import { type Game, isWon, type Move, secretCards } from "@faceup/rules";
import { CornerDownRight, Play } from "lucide-react";
import { useParts, useText } from "../../app/parts.ts";

interface GoOnProps {
  /** As it stands at the place. */
  readonly game: Game;
  readonly place: number;
  readonly continuation: readonly Move[] | undefined;
}

/** Back to the table, at the place one looks at: to play on from it as a branch, or to be shown the way. */
export function GoOn({ game, place, continuation }: GoOnProps) {
  const { session, dialogs, showMe } = useParts();
  const text = useText();
  if (isWon(game)) return null;
  const leave = (then?: () => void) => () => {
    dialogs.close();
    session.jump(place);
    then?.();
  };
  return (
    <div className="analysis-go">
      <button type="button" className="button" data-testid="analysis-play" onClick={leave()}>
        <CornerDownRight aria-hidden="true" />
        {text.t("analysis.playOn")}
      </button>
      {continuation && (
        <button
          type="button"
          className="button"
          data-testid="analysis-show"
          onClick={leave(() => showMe.offer(continuation, secretCards(game).size > 0))}
        >
          <Play aria-hidden="true" />
          {text.t("show.name")}
        </button>
      )}
    </div>
  );
}
