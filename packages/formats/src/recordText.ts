import { currentPosition, deal, err, ok, parseCode, parseRecord, type Result, replay } from "@faceup/rules";
import type { FormatError } from "./error.ts";
import type { FoundPosition } from "./format.ts";
import { looksLikeJson } from "./traits.ts";

/** A code in full and something behind it: a record, in which codes are strict. */
const RECORD = /^\s*[A-Za-z]{2}\d-[A-Za-z\d]{2,3}-[A-Za-z]{7}\s+[^\s#]/;

/** A code in any spelling or in a link, or where a record has come to. */
export function readCodeOrRecord(text: string): Result<FoundPosition, FormatError> {
  if (RECORD.test(text) || /^\s*\{/.test(text)) return readRecord(text);
  const code = parseCode(text.replace(/(^|\s)#(?!r=).*$/gm, ""));
  return code.ok
    ? ok({ position: deal(code.value), code: code.value })
    : err({ fault: { code: "code", error: code.error } });
}

function readRecord(text: string): Result<FoundPosition, FormatError> {
  const record = parseRecord(text);
  if (!record.ok) return err({ fault: { code: "record", error: record.error } });
  const game = replay(record.value);
  if (!game.ok) return err({ fault: { code: "illegal", error: game.error } });
  const { start, moves, id } = record.value;
  return ok({
    position: currentPosition(game.value),
    ...(start.type === "code" && moves.length === 0 ? { code: start.code } : {}),
    ...(id === undefined ? {} : { id }),
  });
}

/** A position and moves behind it: no JSON any more, but a record. */
export function isPositionRecord(text: string): boolean {
  if (!looksLikeJson(text)) return false;
  try {
    JSON.parse(text);
    return false;
  } catch {
    const record = parseRecord(text);
    return record.ok || record.error.fault.code === "record-move";
  }
}
