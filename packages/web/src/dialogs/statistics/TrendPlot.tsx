import { area, line } from "d3-shape";
import { useText } from "../../app/parts.ts";
import type { Attempt } from "../../stats/attempt.ts";
import { resultsOf } from "../../stats/statistics.ts";
import { blocksOf, type TrendPoint, thinned, trendOf, WINDOW } from "../../stats/trend.ts";
import { Plot } from "../plots/Plot.tsx";
import { linearScale } from "../plots/scale.ts";
import { labelWidth, type Room } from "../plots/useRoom.ts";

/** More points than a screen has room for. */
const MOST_POINTS = 400;

/** Does one get better? */
export function TrendPlot({ attempts }: { readonly attempts: readonly Attempt[] }) {
  const text = useText();
  const results = resultsOf(attempts);
  const trend = thinned(trendOf(results), MOST_POINTS);
  const missing = WINDOW - results.length;
  return (
    <Plot
      name="trend"
      title={text.t("stats.trend")}
      heads={[text.t("stats.games"), text.t("stats.wonGames")]}
      rows={blocksOf(results).map(({ from, to, won }) => [
        from === to
          ? text.number(from)
          : text.t("stats.range", { from: text.number(from), to: text.number(to) }),
        text.number(won),
      ])}
      instead={missing > 0 ? text.t("stats.tooFew", { count: missing }) : undefined}
      draw={(room) => (
        <Curve
          room={room}
          trend={trend}
          percent={text.wholePercent}
          gameName={(game) => text.t("stats.game", { number: text.number(game) })}
          nowName={(rate) => text.t("stats.now", { rate: text.wholePercent(rate) })}
        />
      )}
    />
  );
}

interface CurveProps {
  readonly room: Room;
  readonly trend: readonly TrendPoint[];
  readonly percent: (share: number) => string;
  readonly gameName: (game: number) => string;
  readonly nowName: (rate: number) => string;
}

/** Between the axis and the room, in rem. */
const MARGIN = { left: 3.25, top: 0.75, right: 0.5, bottom: 1.5 };
const HEIGHT = 13;
const RATES = [0, 0.25, 0.5, 0.75, 1];

function Curve({ room, trend, percent, gameName, nowName }: CurveProps) {
  const { width, rem } = room;
  const height = HEIGHT * rem;
  const [left, right] = [MARGIN.left * rem, width - MARGIN.right * rem];
  const [first, last] = [trend[0], trend.at(-1)];
  if (first === undefined || last === undefined) return null;
  const x = linearScale([first.game, Math.max(last.game, first.game + 1)], [left, right]);
  const y = linearScale([0, 1], [height - MARGIN.bottom * rem, MARGIN.top * rem]);
  const curve = line<TrendPoint>()
    .x(({ game }) => x(game))
    .y(({ rate }) => y(rate));
  const below = area<TrendPoint>()
    .x(({ game }) => x(game))
    .y0(y(0))
    .y1(({ rate }) => y(rate));
  const roomForBoth = labelWidth(gameName(first.game), room) + labelWidth(gameName(last.game), room);
  const aside = last.game > first.game ? "end" : "start";
  return (
    <svg className="plot-svg" width={width} height={height} aria-hidden="true">
      <path className="plot-area" d={below(trend) ?? undefined} />
      {RATES.map((rate) => (
        <g key={rate}>
          <line
            className={rate === 0 ? "plot-axis" : "plot-grid"}
            x1={left}
            x2={right}
            y1={y(rate)}
            y2={y(rate)}
          />
          <text className="plot-label" x={left - rem / 2} y={y(rate)} dy="0.35em" textAnchor="end">
            {percent(rate)}
          </text>
        </g>
      ))}
      <path className="plot-line" d={curve(trend) ?? undefined} />
      <circle className="plot-now" cx={x(last.game)} cy={y(last.rate)} r={5} />
      <text
        className="plot-count"
        x={x(last.game) + (aside === "end" ? 0 : rem * 0.6)}
        y={y(last.rate) + (last.rate > 0.25 ? 1.4 : -0.75) * rem}
        textAnchor={aside}
      >
        {nowName(last.rate)}
      </text>
      <text className="plot-label" x={left} y={height - rem * 0.4}>
        {gameName(first.game)}
      </text>
      {aside === "end" && roomForBoth < right - left && (
        <text className="plot-label" x={right} y={height - rem * 0.4} textAnchor="end">
          {gameName(last.game)}
        </text>
      )}
    </svg>
  );
}
