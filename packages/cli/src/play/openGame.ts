import { type Game, newGame, parseCode, type ReplayError, replay } from "@faceup/rules";
import type { InputFault, Where } from "../input/reading.ts";
import { readRecords } from "../input/records.ts";
import { type Source, sourcesOf } from "../input/source.ts";
import type { Io } from "../io.ts";

/** The game to be played, or why there is none. */
export type Opened =
  | { readonly type: "game"; readonly game: Game }
  | { readonly type: "fault"; readonly where: Where; readonly fault: InputFault }
  | { readonly type: "refused"; readonly where: Where; readonly error: ReplayError }
  /** None or more than one was named; more than one stood in the file. */
  | { readonly type: "count" }
  | { readonly type: "several"; readonly where: Where };

/** Opens a code in any spelling, a position, or a record, which is played as far as it goes. */
export async function openGame(
  words: readonly string[],
  file: string | undefined,
  io: Pick<Io, "stdin">,
): Promise<Opened> {
  const spoken = words.join(" ");
  const sources = sourcesOf(spoken === "" ? [] : [spoken], file === undefined ? [] : [file]);
  const [source] = sources;
  if (source === undefined || sources.length > 1) return { type: "count" };
  // A code by itself may be written as people write it; in records codes are strict.
  const code = parseCode(spoken);
  if (code.ok) return { type: "game", game: newGame({ type: "code", code: code.value }) };
  if (source.type === "argument" && !/[>{]/.test(spoken)) {
    return {
      type: "fault",
      where: { source, line: 1 },
      fault: { type: "code", text: spoken, error: code.error },
    };
  }
  return openRecord(source, io);
}

async function openRecord(source: Source, io: Pick<Io, "stdin">): Promise<Opened> {
  let opened: Opened | undefined;
  for await (const reading of readRecords([source], io)) {
    const { where } = reading;
    if (opened !== undefined) return { type: "several", where };
    if (!reading.ok) return { type: "fault", where, fault: reading.fault };
    const played = replay(reading.value);
    if (!played.ok) return { type: "refused", where, error: played.error };
    opened = { type: "game", game: played.value };
  }
  // A source without a record says so itself.
  if (opened === undefined) throw new Error("no record and no fault");
  return opened;
}
