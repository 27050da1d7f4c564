import type { AnalysisReport } from "@faceup/solver";
import { line } from "d3-shape";
import type { PointerEvent } from "react";
import { useText } from "../../app/parts.ts";
import { linearScale } from "../plots/scale.ts";
import { type Room, useRoom } from "../plots/useRoom.ts";

interface DistancePlotProps {
  readonly report: AnalysisReport;
  readonly at: number;
  readonly onChoose: (at: number) => void;
}

/** In rem. */
const MARGIN = { left: 2.5, top: 0.75, right: 0.75, bottom: 1.5 };
const HEIGHT = 9;

/** How far it was to the win after each move, beside the way that par goes. The list of moves says the same in words. */
export function DistancePlot({ report, at, onChoose }: DistancePlotProps) {
  const text = useText();
  const [place, room] = useRoom();
  return (
    <section aria-label={text.t("analysis.graph")}>
      <h3 className="section-title">{text.t("analysis.graph")}</h3>
      <div ref={place} className="plot-drawing" data-testid="analysis-graph">
        {room && <Curve room={room} report={report} at={at} onChoose={onChoose} />}
      </div>
    </section>
  );
}

function Curve({ room, report, at, onChoose }: DistancePlotProps & { readonly room: Room }) {
  const text = useText();
  const { width, rem } = room;
  const height = HEIGHT * rem;
  const last = report.points.length - 1;
  const [left, right] = [MARGIN.left * rem, width - MARGIN.right * rem];
  const distances = report.points.map(({ verdict, shortest }) =>
    verdict === "winnable" ? shortest : undefined,
  );
  const par = distances[0];
  const highest = Math.max(1, ...distances.map((distance) => distance ?? 0));
  const x = linearScale([0, Math.max(1, last)], [left, right]);
  const y = linearScale([0, highest], [height - MARGIN.bottom * rem, MARGIN.top * rem]);
  const curve = line<number | undefined>()
    .defined((distance) => distance !== undefined)
    .x((_, i) => x(i))
    .y((distance) => y(distance ?? 0));
  const lostFrom = report.points.findIndex(({ verdict }) => verdict === "unwinnable");
  const marks = report.judgements
    .map(({ type }, i) => ({ type, after: i + 1 }))
    .filter(({ type }) => type === "lost" || type === "costly");
  const choose = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onChoose(Math.max(0, Math.min(last, Math.round(x.invert(event.clientX - box.left)))));
  };
  const here = distances[at];
  return (
    <svg className="plot-svg" width={width} height={height} aria-hidden="true" onPointerDown={choose}>
      {lostFrom >= 0 && (
        <rect
          className="plot-lost"
          x={x(lostFrom)}
          y={MARGIN.top * rem}
          width={Math.max(2, right - x(lostFrom))}
          height={y(0) - MARGIN.top * rem}
        />
      )}
      {[0, highest].map((value) => (
        <g key={value}>
          <line
            className={value === 0 ? "plot-axis" : "plot-grid"}
            x1={left}
            x2={right}
            y1={y(value)}
            y2={y(value)}
          />
          <text className="plot-label" x={left - rem / 2} y={y(value)} dy="0.35em" textAnchor="end">
            {text.number(value)}
          </text>
        </g>
      ))}
      {par !== undefined && (
        <line
          className="plot-par"
          x1={x(0)}
          y1={y(par)}
          x2={x(Math.min(par, last))}
          y2={y(Math.max(0, par - last))}
        />
      )}
      <path className="plot-line" d={curve(distances) ?? undefined} />
      {marks.map(({ type, after }) => (
        <circle
          key={after}
          className={`plot-mark ${type}`}
          cx={x(after)}
          cy={y(distances[after] ?? distances[after - 1] ?? 0)}
          r={3}
        />
      ))}
      <line className="plot-at" x1={x(at)} x2={x(at)} y1={MARGIN.top * rem} y2={y(0)} />
      {here !== undefined && <circle className="plot-now" cx={x(at)} cy={y(here)} r={5} />}
      <text className="plot-label" x={left} y={height - rem * 0.4}>
        {text.number(0)}
      </text>
      <text className="plot-label" x={right} y={height - rem * 0.4} textAnchor="end">
        {text.t("analysis.at", { move: last, count: last })}
      </text>
    </svg>
  );
}
