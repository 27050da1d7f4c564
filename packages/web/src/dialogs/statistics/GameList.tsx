import { useEffect, useRef, useState } from "react";
import { useText } from "../../app/parts.ts";
import type { Attempt } from "../../stats/attempt.ts";
import { bestWins } from "../../stats/best.ts";
import { statisticsOf } from "../../stats/statistics.ts";
import { GameRow } from "./GameRow.tsx";

/** So many rows at a time: more would be slow to draw and never read. */
const PAGE = 30;

/** Every game, the last first, each to be replayed or gone on with. */
export function GameList({ attempts }: { readonly attempts: readonly Attempt[] }) {
  const text = useText();
  const [shown, setShown] = useState(PAGE);
  const best = bestWins(attempts);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Where the new rows begin, one reads on.
    if (shown > PAGE) list.current?.children[shown - PAGE]?.querySelector("button")?.focus();
  }, [shown]);
  const left = Math.min(PAGE, attempts.length - shown);
  return (
    <section className="game-list" data-testid="stats-games" aria-label={text.t("stats.games")}>
      <div className="game-list-head">
        <h3>{text.t("stats.games")}</h3>
        <NotCounted attempts={attempts} />
      </div>
      <div className="attempt attempt-heads" aria-hidden="true">
        <span>{text.t("stats.date")}</span>
        <span>{text.t("app.code")}</span>
        <span>{text.t("stats.result")}</span>
        <span className="attempt-number">{text.t("stats.moves")}</span>
        <span className="attempt-number">{text.t("app.score")}</span>
        <span className="attempt-number">{text.t("app.time")}</span>
        <span />
      </div>
      <ul ref={list}>
        {attempts.slice(0, shown).map((attempt) => (
          <GameRow key={attempt.id} attempt={attempt} best={best.has(attempt.id)} />
        ))}
      </ul>
      {left > 0 && (
        <button
          type="button"
          className="button"
          data-testid="stats-more"
          onClick={() => setShown(shown + PAGE)}
        >
          {text.t("stats.more", { count: left })}
        </button>
      )}
    </section>
  );
}

function NotCounted({ attempts }: { readonly attempts: readonly Attempt[] }) {
  const text = useText();
  const { unwinnableDeals, fromRecords, setUp, shown } = statisticsOf(attempts);
  const notes = [
    ...(unwinnableDeals > 0 ? [text.t("stats.unwinnable", { count: unwinnableDeals })] : []),
    ...(fromRecords > 0 ? [text.t("stats.records", { count: fromRecords })] : []),
    ...(setUp > 0 ? [text.t("stats.setUp", { count: setUp })] : []),
    ...(shown > 0 ? [text.t("stats.shown", { count: shown })] : []),
  ];
  if (notes.length === 0) return null;
  return (
    <ul className="quiet not-counted" data-testid="not-counted">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
