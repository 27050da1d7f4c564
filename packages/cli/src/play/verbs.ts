import { act, codeOf, currentPosition, gameRules, redo, restart, undo } from "@faceup/rules";
import { type CliText, redoneText, undoneText } from "@faceup/text";
import { hintNote } from "./hint.ts";
import type { Verb } from "./input.ts";
import { type Note, note, warning } from "./note.ts";
import { scoreSheet } from "./scoreText.ts";
import { type Session, settled } from "./session.ts";

/** What the words besides moves do. */
export function obey(session: Session, verb: Verb, text: CliText): Session {
  const { game } = session;
  const say = (said: Note): Session => ({ ...session, note: said });
  switch (verb) {
    case "undo":
      return takeBack(session, text);
    case "redo":
      return playAgain(session, text);
    case "restart":
      return { ...session, game: restart(game), note: note(text.t("cli.play-restarted")) };
    case "finish":
      return finish(session, text);
    case "hint":
      return say(hintNote(text, game));
    case "score":
      return say(note(...scoreSheet(text, game)));
    case "code": {
      const code = codeOf(game);
      const said = code === undefined ? text.t("cli.play-no-code") : text.t("cli.play-code", { code });
      return say(note(said));
    }
    case "record":
    case "help":
      return { ...session, page: verb, note: note(text.t("cli.play-back")) };
    case "quit":
      return { ...session, over: true };
  }
}

function takeBack(session: Session, text: CliText): Session {
  const { game } = session;
  const earlier = undo(game);
  if (earlier === game) return { ...session, note: warning(text.t("cli.play-nothing-undone")) };
  const moves = game.actions[earlier.cursor]?.moves ?? [];
  const said = note(undoneText(text, moves, currentPosition(earlier)));
  return settled({ ...session, game: earlier, note: said }, text);
}

function playAgain(session: Session, text: CliText): Session {
  const { game } = session;
  const later = redo(game);
  if (later === game) return { ...session, note: warning(text.t("cli.play-nothing-redone")) };
  const moves = game.actions[game.cursor]?.moves ?? [];
  const said = note(redoneText(text, moves, currentPosition(game)));
  return settled({ ...session, game: later, note: said }, text);
}

/** TF-11: ordinary counted moves, an undo each. */
function finish(session: Session, text: CliText): Session {
  const rules = gameRules(session.game);
  const moves = rules.finish(currentPosition(session.game));
  if (moves === undefined) {
    const id = rules.shape.foundations ? "cli.play-no-finish" : "cli.play-no-finish-here";
    return { ...session, note: warning(text.t(id)) };
  }
  let { game } = session;
  for (const move of moves) {
    const played = act(game, [move]);
    if (played.ok) game = played.value;
  }
  return settled({ ...session, game, note: note() }, text);
}
