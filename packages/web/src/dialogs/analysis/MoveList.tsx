import { currentPosition, type Game } from "@faceup/rules";
import type { AnalysisReport, Judgement } from "@faceup/solver";
import { moveText } from "@faceup/text";
import { CircleX } from "lucide-react";
import { memo, useEffect, useRef } from "react";
import { useText } from "../../app/parts.ts";

interface MoveListProps {
  readonly game: Game;
  readonly places: readonly number[];
  readonly report: AnalysisReport;
  readonly at: number;
  readonly said: (judgement: Judgement) => string;
  readonly onChoose: (at: number) => void;
}

/** Every move of the line, what it has cost, and how far it was to the win after it. */
export function MoveList({ game, places, report, at, said, onChoose }: MoveListProps) {
  const text = useText();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Within the list only: the dialog itself must not jump.
    const row = list.current?.children[at];
    const box = list.current;
    if (!(row instanceof HTMLElement) || box === null || box.scrollHeight <= box.clientHeight) return;
    const [top, bottom] = [row.offsetTop - box.offsetTop, row.offsetTop - box.offsetTop + row.offsetHeight];
    if (top < box.scrollTop) box.scrollTop = top;
    else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
  }, [at]);
  return (
    <section aria-label={text.t("analysis.moves")}>
      <h3 className="section-title">{text.t("analysis.moves")}</h3>
      <ol ref={list} className="move-list" data-testid="move-list">
        {places.map((place, i) => {
          const judgement = report.judgements[i - 1];
          const point = report.points[i];
          return (
            <Row
              key={place}
              number={i}
              words={i === 0 ? text.t("analysis.start") : wordsOf(places[i - 1] ?? 0, place)}
              type={judgement?.type}
              cost={judgement?.type === "costly" ? costOf(judgement) : undefined}
              said={judgement && marked(judgement) ? said(judgement) : undefined}
              distance={point?.verdict === "winnable" ? point.shortest : undefined}
              distanceName={text.t("analysis.toGo")}
              current={i === at}
              onChoose={onChoose}
            />
          );
        })}
      </ol>
    </section>
  );

  function wordsOf(before: number, place: number): string {
    const action = game.actions[place - 1];
    return action ? moveText(text, action.moves, currentPosition({ ...game, cursor: before })) : "";
  }
}

function marked({ type }: Judgement): boolean {
  return type === "lost" || type === "costly";
}

/** What is proved, or what is known. */
function costOf({ by, atLeast }: Extract<Judgement, { type: "costly" }>): number {
  return atLeast > 0 ? atLeast : by;
}

interface RowProps {
  readonly number: number;
  readonly words: string;
  readonly type: Judgement["type"] | undefined;
  readonly cost: number | undefined;
  /** What the mark means, read out in its place. */
  readonly said: string | undefined;
  readonly distance: number | undefined;
  readonly distanceName: string;
  readonly current: boolean;
  readonly onChoose: (at: number) => void;
}

/** Drawn anew only when something of its own changes: there are hundreds. */
const Row = memo(function Row(props: RowProps) {
  const { number, words, type, cost, said, distance, distanceName, current, onChoose } = props;
  return (
    <li>
      <button
        type="button"
        className="move-row"
        data-judgement={type}
        data-testid="move-row"
        aria-current={current || undefined}
        onClick={() => onChoose(number)}
      >
        <span className="move-number">{number}</span>
        <span className="move-words">{words}</span>
        <span className="move-mark" aria-hidden="true">
          {type === "lost" ? <CircleX /> : cost === undefined ? "" : `+${cost}`}
        </span>
        {said !== undefined && <span className="unseen">{said}</span>}
        <span className="move-distance">
          {distance}
          {distance !== undefined && <span className="unseen"> {distanceName}</span>}
        </span>
      </button>
    </li>
  );
});
