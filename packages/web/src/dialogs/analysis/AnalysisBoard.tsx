import { currentPosition, type Game, isWon, standsAt } from "@faceup/rules";
import { ChevronsRight } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { useStore } from "zustand";
import { judgementText, summaryText } from "../../analysis/analysisText.ts";
import { type Line, lineOnTable, linesOf } from "../../analysis/lines.ts";
import { useText } from "../../app/parts.ts";
import { StepButtons } from "../../app/StepButtons.tsx";
import { Picture } from "../../pages/Picture.tsx";
import type { Analyser } from "../../solving/analyser.ts";
import { DistancePlot } from "./DistancePlot.tsx";
import { GoOn } from "./GoOn.tsx";
import { LineChoice } from "./LineChoice.tsx";
import { MoveList } from "./MoveList.tsx";
import { MoveNote } from "./MoveNote.tsx";
import { useAnalyser } from "./useAnalyser.ts";
import { useStepKeys } from "./useStepKeys.ts";
import { useSwipes } from "./useSwipes.ts";

/** A line of the game, chosen where there are several. */
export function AnalysisBoard({ game }: { readonly game: Game }) {
  const lines = useMemo(() => linesOf(game), [game]);
  const [end, setEnd] = useState(() => lineOnTable(game, lines).end);
  const line = lines.find((one) => one.end === end) ?? lineOnTable(game, lines);
  const whole = useMemo(() => ({ ...game, cursor: line.end }), [game, line]);
  const analyser = useAnalyser(whole);
  if (analyser === undefined) return null;
  const begin =
    line === lineOnTable(game, lines) ? line.places.indexOf(standsAt(game, game.cursor)) : line.parts;
  return (
    <LineBoard key={line.end} game={game} line={line} analyser={analyser} begin={begin}>
      {lines.length > 1 && <LineChoice lines={lines} value={line.end} onChange={setEnd} />}
    </LineBoard>
  );
}

interface LineBoardProps {
  readonly game: Game;
  readonly line: Line;
  readonly analyser: Analyser;
  /** After how many actions one looks at it first. */
  readonly begin: number;
  readonly children: ReactNode;
}

/** The table at one place of the line, and all that is known of the line. */
function LineBoard({ game, line, analyser, begin, children }: LineBoardProps) {
  const text = useText();
  const [at, choose] = useState(begin);
  const report = useStore(analyser.store);
  const last = line.places.length - 1;
  const place = line.places[at] ?? 0;
  const here = useMemo(() => ({ ...game, cursor: place }), [game, place]);
  const step = (to: number) => choose(Math.max(0, Math.min(last, to)));
  const next = report.judgements.findIndex(
    ({ type }, i) => i >= at && (type === "lost" || type === "costly"),
  );

  useStepKeys(at, last, choose);
  const swipes = useSwipes((by) => step(at + by));

  return (
    <div className="analysis">
      <div className="analysis-head">
        <p className="analysis-summary" data-testid="analysis-summary" aria-live="polite">
          {summaryText(text, report, isWon({ ...game, cursor: line.end }))}
        </p>
        {!report.finished && (
          <p className="quiet" data-testid="analysis-progress">
            {text.t("analysis.working", { percent: text.wholePercent(report.progress) })}
          </p>
        )}
        {children}
      </div>
      <div className="analysis-table" {...swipes}>
        <Picture id="analysis-table" name={text.t("app.table")} game={here} refused={undefined} />
        <div className="analysis-steps">
          <StepButtons
            at={at}
            last={last}
            names={{
              first: text.t("analysis.first"),
              back: text.t("analysis.back"),
              on: text.t("analysis.on"),
              last: text.t("analysis.last"),
            }}
            onStep={step}
          />
          <button
            type="button"
            className="icon-button"
            data-testid="step-mark"
            aria-label={text.t("analysis.next")}
            aria-disabled={next < 0 || undefined}
            onClick={() => next >= 0 && step(next + 1)}
          >
            <ChevronsRight aria-hidden="true" />
          </button>
          <span className="analysis-at">{text.t("analysis.at", { move: at, count: last })}</span>
        </div>
        <MoveNote
          game={game}
          before={line.places[at - 1]}
          place={place}
          judgement={report.judgements[at - 1]}
          point={report.points[at]}
          better={betterAt()}
          continuation={analyser.continuation(at)}
        />
        <GoOn game={here} place={place} continuation={analyser.continuation(at)} />
      </div>
      <div className="analysis-moves">
        <DistancePlot report={report} at={at} onChoose={step} />
        <MoveList
          game={game}
          places={line.places}
          report={report}
          at={at}
          said={(judgement) => judgementText(text, judgement)}
          onChoose={step}
        />
      </div>
    </div>
  );

  /** What would have been better than the move that led here: the line known from the position before it. */
  function betterAt() {
    const judgement = report.judgements[at - 1];
    if (judgement?.type !== "lost" && judgement?.type !== "costly") return undefined;
    const before = line.places[at - 1] ?? 0;
    const moves = analyser.continuation(at - 1);
    return moves && { position: currentPosition({ ...game, cursor: before }), moves };
  }
}
