import { err, type GameCode, type Position, positionKey, type Result } from "@faceup/rules";
import type { FormatError } from "./error.ts";
import { formatOf } from "./formats/index.ts";
import type { FormatName } from "./names.ts";

/**
 * Writes a position. What a format cannot hold is refused: what was written is read again, and has to be the same
 * position. Which draw option a game has is no part of most formats, so the game counts as said.
 *
 * @param code of which the position is the deal
 */
export function writeFormat(
  position: Position,
  name: FormatName,
  code?: GameCode,
): Result<string, FormatError> {
  const format = formatOf(name);
  if (format.write === undefined) return err({ fault: { code: "write-never", format: name } });
  const written = format.write(position, code);
  if (!written.ok) return written;
  const again = format.read(written.value, position.variant);
  if (again.ok && sameCards(again.value.position, position)) return written;
  return err({ fault: { code: "write-lossy", format: name } });
}

/** Formats hold cards, not what has been scored (UN-4). */
function sameCards(a: Position, b: Position): boolean {
  return positionKey({ ...a, scored: a.foundations }) === positionKey({ ...b, scored: b.foundations });
}
