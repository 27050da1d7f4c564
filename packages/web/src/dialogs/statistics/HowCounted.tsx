import { type GameId, rulesOf } from "@faceup/rules";
import { useSettings, useText } from "../../app/parts.ts";

/** What each figure means, in words for who wonders (AP-24). */
export function HowCounted({ game }: { readonly game: GameId }) {
  const text = useText();
  const { noHelp } = useSettings();
  const moves = rulesOf(game).scoring.counts === "attempt" ? "stats.how.made" : "stats.how.line";
  return (
    <details className="how-counted" data-testid="how-counted">
      <summary>{text.t("stats.how")}</summary>
      <ul>
        <li>{text.t("stats.how.attempt")}</li>
        <li>{text.t("stats.how.open")}</li>
        <li>
          {text.t("stats.how.win")} {text.t(moves)}
        </li>
        <li>{text.t("stats.how.unwinnable")}</li>
        <li>{text.t("stats.how.others")}</li>
        {!noHelp && <li>{text.t("stats.how.par")}</li>}
      </ul>
    </details>
  );
}
