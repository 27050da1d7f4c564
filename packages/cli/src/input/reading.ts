import type { FormatError } from "@faceup/formats";
import type { CodeError, PositionError, RecordError, ReplayError } from "@faceup/rules";
import type { Source, SourceFault } from "./source.ts";

/** Where an input stands: the source and, in files, the line it begins at or is wrong at. */
export interface Where {
  readonly source: Source;
  /** From 1. */
  readonly line: number;
}

/** Why an input could not be read. */
export type InputFault =
  | { readonly type: "source"; readonly error: SourceFault }
  | { readonly type: "code"; readonly text: string; readonly error: CodeError }
  | { readonly type: "position"; readonly error: PositionError }
  | { readonly type: "record"; readonly error: RecordError }
  /** A deal of another program. */
  | { readonly type: "format"; readonly error: FormatError }
  /** A record that breaks a rule. */
  | { readonly type: "illegal"; readonly error: ReplayError }
  /** Longer than any deal or record. */
  | { readonly type: "too-long" }
  /** The source ended without holding anything. */
  | { readonly type: "empty" };

/** One input of several: what it says, or what is wrong with it. The inputs after it are not touched by that. */
export type Reading<T> =
  | { readonly ok: true; readonly where: Where; readonly value: T }
  | { readonly ok: false; readonly where: Where; readonly fault: InputFault };
