import { currentPosition, type Game, type Move, type Position } from "@faceup/rules";
import type { Judgement, PointReport } from "@faceup/solver";
import { foretoldText, moveText } from "@faceup/text";
import { distanceText, judgementText } from "../../analysis/analysisText.ts";
import { useText } from "../../app/parts.ts";
import { Continuation } from "./Continuation.tsx";

interface MoveNoteProps {
  readonly game: Game;
  /** Where the move was made; undefined at the start. */
  readonly before: number | undefined;
  readonly place: number;
  readonly judgement: Judgement | undefined;
  readonly point: PointReport | undefined;
  /** What would have been better than the move, and from where. */
  readonly better: { readonly position: Position; readonly moves: readonly Move[] } | undefined;
  /** The shortest way known from here. */
  readonly continuation: readonly Move[] | undefined;
}

/** The move that led here, what it has done, what would have been better, and how it goes on. */
export function MoveNote({ game, before, place, judgement, point, better, continuation }: MoveNoteProps) {
  const text = useText();
  const action = game.actions[place - 1];
  const [first] = better?.moves ?? [];
  return (
    <div className="analysis-note" data-testid="analysis-note">
      <p aria-live="polite">
        {before === undefined || action === undefined
          ? text.t("analysis.start")
          : moveText(text, action.moves, currentPosition({ ...game, cursor: before }))}{" "}
        {judgement && (
          <strong data-testid="analysis-judgement" data-judgement={judgement.type}>
            {judgementText(text, judgement)}
          </strong>
        )}
      </p>
      {better && first && (
        <p data-testid="analysis-better">
          {text.t("analysis.better", { move: foretoldText(text, first, better.position) })}
        </p>
      )}
      {point && judgement?.type !== "gone" && judgement?.type !== "lost" && (
        <p className="quiet" data-testid="analysis-distance">
          {distanceText(text, point)}
        </p>
      )}
      {better && (
        <Continuation name={text.t("analysis.instead")} start={better.position} moves={better.moves} />
      )}
      {continuation && continuation.length > 0 && (
        <Continuation
          name={text.t("analysis.continuation")}
          start={currentPosition({ ...game, cursor: place })}
          moves={continuation}
        />
      )}
    </div>
  );
}
