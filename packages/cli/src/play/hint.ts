import { type Card, currentPosition, type Game, isWon, makeMove, secretCards } from "@faceup/rules";
import { fairHint, GUESS_LIMITS, solve } from "@faceup/solver";
import type { CliText } from "@faceup/text";
import { type Note, note, warning } from "./note.ts";

/** As long as one waits at a prompt. */
const LIMITS = { ms: 10_000 };

/**
 * The first move of a line that wins; where there is none or it is not known, that is said (SO-6). While cards are hidden
 * they are not looked at (AP-15).
 */
export function hintNote(text: CliText, game: Game): Note {
  const position = currentPosition(game);
  if (isWon(game)) return note();
  const secret = secretCards(game);
  if (secret.size > 0) return fairNote(text, game, secret);
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

function fairNote(text: CliText, game: Game, secret: ReadonlySet<Card>): Note {
  const guessing = fairHint(currentPosition(game), secret);
  let step = guessing.next();
  while (step.done !== true) step = guessing.next(solve(step.value, GUESS_LIMITS));
  const hint = step.value;
  if (hint === null) return warning(text.t("cli.play-noFairHint"));
  const { move, wins, guesses } = hint;
  return note(text.t("cli.play-fairHint", { move: makeMove(move), wins, guesses }));
}
