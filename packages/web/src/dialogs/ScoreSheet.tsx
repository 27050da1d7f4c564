import { type EventType, type Game, gameRules, workedOut } from "@faceup/rules";
import type { AppId } from "@faceup/text";
import { useText } from "../app/parts.ts";

const WORDS: Readonly<Record<EventType, AppId>> = {
  move: "win.moves",
  "run-removed": "win.runs",
  "foundation-first": "win.foundation",
  "waste-to-column": "win.waste",
  "turned-up": "win.turned",
  redeal: "win.redeals",
};

/** The score as a sum, line by line. */
export function ScoreSheet({ game, score }: { readonly game: Game; readonly score: number }) {
  const text = useText();
  const signed = (points: number) => (points > 0 ? `+${text.number(points)}` : text.number(points));
  return (
    <table className="score-sheet" data-testid="score-sheet">
      <caption className="unseen">{text.t("win.worked")}</caption>
      <tbody>
        <tr>
          <th scope="row">{text.t("win.start")}</th>
          <td>{text.number(gameRules(game).scoring.start)}</td>
        </tr>
        {workedOut(game).map(({ type, times, points }) => (
          <tr key={type}>
            <th scope="row">{text.t(WORDS[type], { n: times })}</th>
            <td>{signed(points)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text.t("win.score")}</th>
          <td data-testid="win-score">{text.number(score)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
