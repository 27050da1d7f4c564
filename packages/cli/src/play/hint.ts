import { currentPosition, type Game, isWon, makeMove } from "@faceup/rules";
import { solve } from "@faceup/solver";
import type { CliText } from "@faceup/text";
import { type Note, note, warning } from "./note.ts";

/** As long as one waits at a prompt. */
const LIMITS = { ms: 10_000 };

/** The first move of a line that wins; where there is none or it is not known, that is said (SO-6). */
export function hintNote(text: CliText, game: Game): Note {
  const position = currentPosition(game);
  if (isWon(game)) return note();
  const answer = solve(position, LIMITS);
  switch (answer.verdict) {
    case "winnable":
      return note(text.t("cli.play-hint", { move: answer.moves.slice(0, 1).map(makeMove).join("") }));
    case "unwinnable":
      return warning(text.t("cli.play-lost"));
    case "unknown":
      return warning(text.t("cli.play-unsure"));
  }
}
