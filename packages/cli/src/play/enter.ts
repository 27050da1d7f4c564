import { act, currentPosition, gameRules, type Move, type Refusal, type Result } from "@faceup/rules";
import { type CliText, moveErrorText, moveText, refusalText, ruleLabel } from "@faceup/text";
import { oneLine } from "../output/complain.ts";
import { parseEntry, type Step } from "./input.ts";
import { note, warning } from "./note.ts";
import { saveRecord } from "./saveRecord.ts";
import { type Session, settled } from "./session.ts";
import { obey } from "./verbs.ts";

/** How a step ends: with a changed session, and whether the steps after it still make sense. */
interface Outcome {
  readonly session: Session;
  readonly goesOn: boolean;
}

/** What a typed line does. Moves before a refused one stand, those after it are not played. */
export function enter(before: Session, line: string, text: CliText): Session {
  const entry = parseEntry(line);
  if (entry.type === "save") return { ...before, page: "table", ...saveRecord(before, entry, text) };
  // Enter alone goes back to the table, where the page's own note would make no sense.
  if (entry.steps.length === 0) {
    return before.page === "table" ? before : { ...before, page: "table", note: note() };
  }
  let session: Session = { ...before, page: "table", note: note() };
  for (const [index, step] of entry.steps.entries()) {
    const number = entry.steps.length > 1 ? index + 1 : undefined;
    const outcome = take(session, step, number, text);
    session = outcome.session;
    if (!outcome.goesOn) break;
  }
  return session;
}

/** @param number the step's place in its line, where there are several */
function take(session: Session, step: Step, number: number | undefined, text: CliText): Outcome {
  switch (step.type) {
    case "move":
      return play(session, step.move, step.word, number, text);
    case "verb":
      return { session: obey(session, step.verb, text), goesOn: step.verb !== "quit" };
    case "unknown": {
      const said =
        step.error.code === "move-text"
          ? text.t("cli.play-unknown", { word: oneLine(step.word) })
          : moveErrorText(text, step.error);
      return { session: { ...session, note: warning(said) }, goesOn: false };
    }
  }
}

function play(
  session: Session,
  move: Move,
  word: string,
  number: number | undefined,
  text: CliText,
): Outcome {
  const { game } = session;
  const planned = plan(session, move);
  const played = planned.ok ? act(game, planned.value) : planned;
  if (!played.ok) {
    const refusal = refusalText(text, played.error);
    const said =
      number === undefined
        ? refusal
        : text.t("cli.play-refused-at", { number: String(number), move: word, refusal });
    const rule = `${ruleLabel(text, played.error.rule)}.`;
    return { session: { ...session, note: warning(said, rule) }, goesOn: false };
  }
  const moves = played.value.actions.at(-1)?.moves ?? [];
  const said = note(moveText(text, moves, currentPosition(game)));
  return { session: settled({ ...session, game: played.value, note: said }, text), goesOn: true };
}

/** A move is itself; with the setting, a mixed run is the single moves that carry it (SS-14). */
function plan({ game, mixedRuns }: Session, move: Move): Result<readonly Move[], Refusal> {
  if (move.type !== "transfer") return { ok: true, value: [move] };
  return gameRules(game).plan(currentPosition(game), move, { mixedRuns });
}
