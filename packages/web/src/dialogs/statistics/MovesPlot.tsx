import { useText } from "../../app/parts.ts";
import type { Attempt } from "../../stats/attempt.ts";
import { type Bin, binsOf } from "../../stats/distribution.ts";
import { movesToWin } from "../../stats/statistics.ts";
import { Plot } from "../plots/Plot.tsx";
import { countTicks, linearScale } from "../plots/scale.ts";
import { labelWidth, type Room } from "../plots/useRoom.ts";

/** How many moves the wins took. */
export function MovesPlot({ attempts }: { readonly attempts: readonly Attempt[] }) {
  const text = useText();
  const bins = binsOf(movesToWin(attempts));
  const nameOf = ({ from, to }: Bin): string => {
    if (to === undefined) return text.t("stats.orMore", { number: text.number(from) });
    if (to === from) return text.number(from);
    return text.t("stats.range", { from: text.number(from), to: text.number(to) });
  };
  return (
    <Plot
      name="moves"
      title={text.t("stats.distribution")}
      heads={[text.t("stats.moves"), text.t("stats.wins")]}
      rows={bins.map((bin) => [nameOf(bin), text.number(bin.count)])}
      instead={bins.length === 0 ? text.t("stats.noWins") : undefined}
      draw={(room) => <Bars room={room} bins={bins} nameOf={nameOf} number={text.number} />}
    />
  );
}

interface BarsProps {
  readonly room: Room;
  readonly bins: readonly Bin[];
  readonly nameOf: (bin: Bin) => string;
  readonly number: (value: number) => string;
}

/** Between the axis and the room, in rem. */
const MARGIN = { left: 1.75, top: 1.25, bottom: 1.5 };
const HEIGHT = 13;
/** One or two wins are no wall. */
const WIDEST = 6;
/** The share of its place that a bar takes. */
const BAR = 0.9;

function Bars({ room, bins, nameOf, number }: BarsProps) {
  const { width, rem } = room;
  const height = HEIGHT * rem;
  const [left, base] = [MARGIN.left * rem, height - MARGIN.bottom * rem];
  const right = Math.min(width, left + bins.length * WIDEST * rem);
  const step = (right - left) / bins.length;
  const bar = step * BAR;
  const most = Math.max(...bins.map(({ count }) => count));
  const y = linearScale([0, most], [base, MARGIN.top * rem]);
  const names = bins.map(nameOf);
  const widest = Math.max(...names.map((name) => labelWidth(name, room)));
  const every = Math.ceil(widest / step);
  return (
    <svg className="plot-svg" width={width} height={height} aria-hidden="true">
      {countTicks(most).map((tick) => (
        <g key={tick}>
          <line className="plot-grid" x1={left} x2={width} y1={y(tick)} y2={y(tick)} />
          <text className="plot-label" x={left - rem / 2} y={y(tick)} dy="0.35em" textAnchor="end">
            {number(tick)}
          </text>
        </g>
      ))}
      {bins.map(({ from, count }, i) => {
        const middle = left + (i + 0.5) * step;
        return (
          <g key={from}>
            {count > 0 && (
              <>
                <rect
                  className="plot-bar"
                  x={middle - bar / 2}
                  width={bar}
                  y={y(count)}
                  height={base - y(count)}
                  rx={2}
                />
                <text className="plot-count" x={middle} y={y(count) - rem * 0.3} textAnchor="middle">
                  {number(count)}
                </text>
              </>
            )}
            {i % every === 0 && (
              <text className="plot-label" x={middle} y={base + rem} textAnchor="middle">
                {names[i]}
              </text>
            )}
          </g>
        );
      })}
      <line className="plot-axis" x1={left} x2={width} y1={base} y2={base} />
    </svg>
  );
}
