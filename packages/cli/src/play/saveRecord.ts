import type { CliText } from "@faceup/text";
import { errorCode, systemReason } from "../input/source.ts";
import { oneLine } from "../output/complain.ts";
import { expandHome, saveFile } from "../output/saveFile.ts";
import type { Entry } from "./input.ts";
import { type Note, note, warning } from "./note.ts";
import { recordOf, type Session } from "./session.ts";

type SaveEntry = Extract<Entry, { readonly type: "save" }>;

/** Saves the record of a session; `save` alone writes to the file saved to before. */
export function saveRecord(
  session: Session,
  { path, overwrite }: SaveEntry,
  text: CliText,
): { readonly note: Note; readonly savedTo?: string } {
  const given = path ?? session.savedTo;
  if (given === undefined) return { note: warning(text.t("cli.play-save-what")) };
  const target = expandHome(given);
  const file = oneLine(given);
  try {
    saveFile(target, `${recordOf(session.game)}\n`, overwrite || target === session.savedTo);
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    const said =
      errorCode(error) === "EEXIST"
        ? text.t("cli.play-save-exists", { file })
        : text.t("cli.play-save-failed", { file, reason: systemReason(error) });
    return { note: warning(said) };
  }
  return { note: note(text.t("cli.play-saved", { file })), savedTo: target };
}
