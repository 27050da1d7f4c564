import { Check, Ellipsis, type LucideIcon, Minus, Play, Star } from "lucide-react";
import { useParts, usePlay, useSettings, useText } from "../../app/parts.ts";
import type { Attempt } from "../../stats/attempt.ts";
import { recordOf } from "../../stats/recordOf.ts";

const ICONS: Readonly<Record<Attempt["outcome"], LucideIcon>> = { won: Check, left: Minus, open: Ellipsis };

interface GameRowProps {
  readonly attempt: Attempt;
  /** The best of several wins of its deal. */
  readonly best: boolean;
}

/** A game in the list: a line on wide screens, on narrow ones three. */
export function GameRow({ attempt, best }: GameRowProps) {
  const text = useText();
  const { noHelp, relaxed } = useSettings();
  const { code, at, outcome, uncounted, moves, score, elapsed } = attempt;
  const Icon = ICONS[outcome];
  const numbers = [
    ["moves", text.t("stats.moves"), moves === undefined ? "–" : text.number(moves)],
    ["score", text.t("app.score"), score === undefined ? "–" : text.number(score)],
    ["time", text.t("app.time"), text.duration(elapsed)],
  ] as const;
  return (
    <li className="attempt" data-testid="attempt" data-outcome={outcome}>
      <span className="attempt-date">{text.shortDate(at)}</span>
      <span className="attempt-code">{code ?? text.t("games.noCode")}</span>
      <span className="attempt-result">
        <Icon aria-hidden="true" />
        <span>
          {text.t(`stats.outcome.${outcome}`)}
          {uncounted !== undefined && <span className="quiet">{text.t(`stats.uncounted.${uncounted}`)}</span>}
          {best && (
            <span className="quiet" data-testid="attempt-best">
              {text.t("stats.best")}
            </span>
          )}
          {attempt.par === true && !noHelp && !relaxed && (
            <span className="quiet" data-testid="attempt-par">
              <Star aria-hidden="true" /> {text.t("stats.par")}
            </span>
          )}
        </span>
      </span>
      <span className="attempt-numbers">
        {numbers.map(([name, label, value]) => (
          <span key={name} className="attempt-number" data-testid={`attempt-${name}`}>
            <span className="attempt-label">{label} </span>
            {value}
          </span>
        ))}
      </span>
      <Action attempt={attempt} />
    </li>
  );
}

function Action({ attempt: { id, code, outcome } }: { readonly attempt: Attempt }) {
  const { games, session, dialogs } = useParts();
  const text = useText();
  const current = usePlay((play) => play.id) === id;
  const what = code ?? text.t("games.noCode");
  const replay = async () => {
    const loaded = await games.read(id).catch(() => undefined);
    dialogs.close();
    // One that cannot be read is told by who found out.
    if (loaded === undefined) return;
    session.openRecord(recordOf(loaded));
    if (session.store.getState().notice === undefined) session.notify({ type: "replay" });
  };
  const resume = () => {
    dialogs.close();
    if (!current) void session.resume(id);
  };
  const open = outcome === "open";
  const name = text.t(open ? "games.continue" : "stats.replay");
  return (
    <button
      type="button"
      className="attempt-do"
      data-testid={open ? "continue" : "replay"}
      aria-label={`${name}: ${what}`}
      onClick={open ? resume : () => void replay()}
    >
      <Play aria-hidden="true" />
      {name}
    </button>
  );
}
