import { useText } from "../../app/parts.ts";
import type { Attempt } from "../../stats/attempt.ts";
import { type Figure, statisticsOf } from "../../stats/statistics.ts";

interface Shown {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly more?: string | undefined;
}

/** The figures of the games chosen, one beside the other. */
export function Figures({ attempts }: { readonly attempts: readonly Attempt[] }) {
  const text = useText();
  const statistics = statisticsOf(attempts);
  const { played, won, winRate, streak, longestStreak, score, moves, time } = statistics;
  const whole = (value: number): string => text.number(Math.round(value));
  const best = (name: string, label: string, figure: Figure | undefined, say = whole): Shown => ({
    name,
    label,
    value: figure === undefined ? "–" : say(figure.best),
    more: figure && text.t("stats.average", { value: say(figure.average) }),
  });
  const figures: readonly Shown[] = [
    { name: "played", value: text.number(played), label: text.t("stats.played", { count: played }) },
    { name: "won", value: text.number(won), label: text.t("stats.won", { count: won }) },
    {
      name: "win-rate",
      value: winRate === undefined ? "–" : text.wholePercent(winRate),
      label: text.t("stats.winRate"),
    },
    {
      name: "streak",
      value: text.number(streak),
      label: text.t("stats.streak", { count: streak }),
      more: text.t("stats.longest", { value: text.number(longestStreak) }),
    },
    best("score", text.t("stats.bestScore"), score),
    best("fewest", text.t("stats.fewestMoves"), moves),
    best("fastest", text.t("stats.fastest"), time, text.duration),
  ];
  return (
    <dl className="figures">
      {figures.map(({ name, value, label, more }) => (
        <div key={name} data-testid={`stats-${name}`}>
          <dt>{label}</dt>
          <dd>
            <span className="figure-value">{value}</span>
            {more !== undefined && <span className="figure-more">{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
