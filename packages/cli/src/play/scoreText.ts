import {
  currentScore,
  type EventType,
  type Game,
  gameRules,
  lineMoves,
  moveCount,
  workedOut,
} from "@faceup/rules";
import type { CliText } from "@faceup/text";

/** "Won: 851 points in 49 moves." Where undo leaves the count of moves alone, both counts are told (TF-14). */
export function wonText(text: CliText, game: Game): string {
  const moves = lineMoves(game).length;
  const made = moveCount(game);
  const values = { points: currentScore(game), moves };
  return made === moves
    ? text.t("cli.play-won", values)
    : text.t("cli.play-won-made", { ...values, made: text.number(made) });
}

/** The score worked out line by line (AP-9), points to the right: `+400  4 complete runs`. */
export function scoreSheet(text: CliText, game: Game): readonly string[] {
  const { start } = gameRules(game).scoring;
  const rows: readonly (readonly [string, string])[] = [
    [text.number(start), text.t("cli.points-start")],
    ...workedOut(game).map(
      ({ type, times, points }) => [signed(text, points), kindText(text, type, times)] as const,
    ),
    [text.number(currentScore(game)), text.t("cli.points-total")],
  ];
  const width = Math.max(...rows.map(([points]) => points.length));
  return rows.map(([points, what]) => `${points.padStart(width)}  ${what}`);
}

function signed(text: CliText, points: number): string {
  return points > 0 ? `+${text.number(points)}` : text.number(points);
}

function kindText(text: CliText, type: EventType, times: number): string {
  return text.t(`cli.points-${type}`, { times });
}
