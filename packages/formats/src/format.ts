import type { GameCode, Position, Result, Variant } from "@faceup/rules";
import type { FormatError } from "./error.ts";
import type { FormatName } from "./names.ts";

/** A position as it was read, and what is handed through with it. */
export interface FoundPosition {
  readonly position: Position;
  /** The code of which it is the deal, where the text names one. */
  readonly code?: GameCode;
  /** As it was given. */
  readonly id?: unknown;
}

/** One way of writing deals or positions down. */
export interface Format {
  readonly name: FormatName;
  /** The games that it knows. */
  holds(variant: Variant): boolean;
  /** Does the text look like this format? Only bare numbers look like several. */
  recognise(text: string): boolean;
  /**
   * @param variant the game, where somebody has said it; formats that name their game refuse another
   */
  read(text: string, variant?: Variant): Result<FoundPosition, FormatError>;
  /**
   * Left out where the format is only read. The answer may still say less than the position: `writeFormat` reads it
   * again and compares.
   */
  write?(position: Position, code?: GameCode): Result<string, FormatError>;
}
