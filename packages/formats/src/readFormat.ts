import { ok, type Result, type Variant } from "@faceup/rules";
import type { FormatError } from "./error.ts";
import type { FoundPosition } from "./format.ts";
import { formatOf } from "./formats/index.ts";
import type { FormatName } from "./names.ts";
import { recognise } from "./recognise.ts";

/** What is known of a text beforehand. */
export interface ReadOptions {
  /** Recognised by itself where it is left out. */
  readonly format?: FormatName | undefined;
  readonly variant?: Variant | undefined;
}

/** A position, what was handed through, and the format it was in. */
export interface ReadText extends FoundPosition {
  readonly format: FormatName;
}

/** Reads one deal or position in any format. */
export function readFormat(
  text: string,
  { format, variant }: ReadOptions = {},
): Result<ReadText, FormatError> {
  const name = format === undefined ? recognise(text, variant) : ok(format);
  if (!name.ok) return name;
  const read = formatOf(name.value).read(text, variant);
  return read.ok ? ok({ ...read.value, format: name.value }) : read;
}
