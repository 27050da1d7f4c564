import { currentPosition, type Game, gameRules, isWon, lineMoves, makeRecord } from "@faceup/rules";
import type { CliText } from "@faceup/text";
import { good, type Note, note } from "./note.ts";
import { scoreSheet, wonText } from "./scoreText.ts";

/** A game at the terminal: the game itself, what is on the screen, and what the last line led to. */
export interface Session {
  readonly game: Game;
  /** SS-14 as a setting: runs of mixed suits move as one. */
  readonly mixedRuns: boolean;
  readonly page: "table" | "help" | "record";
  readonly note: Note;
  /** Quit: nothing more is read. */
  readonly over: boolean;
  /** Where this session has saved last: its own file may be replaced unasked. */
  readonly savedTo?: string;
}

export function newSession(text: CliText, game: Game, mixedRuns: boolean): Session {
  const moves = lineMoves(game).length;
  const said =
    moves === 0
      ? text.t("cli.play-start", { example: gameRules(game).family === "spider" ? "3>9" : "4>7" })
      : text.t("cli.play-resumed", { moves });
  return settled({ game, mixedRuns, page: "table", note: note(said), over: false }, text);
}

/** What is said after every change: the win, or that only moves to the foundations are left (TF-11). */
export function settled(session: Session, text: CliText): Session {
  const { game } = session;
  if (isWon(game)) return { ...session, note: good(wonText(text, game), ...scoreSheet(text, game)) };
  if (gameRules(game).finish(currentPosition(game)) === undefined) return session;
  return { ...session, note: note(...session.note.lines, text.t("cli.play-finish-offer")) };
}

/** The game as a record: its start and the moves that stand. */
export function recordOf(game: Game): string {
  return makeRecord({ start: game.start, moves: lineMoves(game) });
}
