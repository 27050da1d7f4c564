import { err, ok, type Result, type Variant } from "@faceup/rules";
import type { FormatError } from "./error.ts";
import { formatOf } from "./formats/index.ts";
import { FORMAT_NAMES, type FormatName } from "./names.ts";

/**
 * Which format a text is in. Bare numbers look like those of several programs: a game that only one of them deals
 * decides.
 *
 * @param variant the game, where somebody has said it
 */
export function recognise(text: string, variant?: Variant): Result<FormatName, FormatError> {
  if (text.trim() === "") return err({ fault: { code: "format-empty" } });
  const alike = FORMAT_NAMES.filter((name) => formatOf(name).recognise(text));
  const [first] = alike;
  if (first === undefined) return err({ fault: { code: "format-unknown" } });
  if (alike.length === 1) return ok(first);
  const candidates = variant === undefined ? alike : alike.filter((name) => formatOf(name).holds(variant));
  const [only] = candidates;
  if (candidates.length > 1) return err({ fault: { code: "format-ambiguous", candidates } });
  if (only !== undefined || variant === undefined) return ok(only ?? first);
  return err({ fault: { code: "game-foreign", format: first, variant } });
}
