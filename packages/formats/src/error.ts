import type {
  ArrangementError,
  CardPlace,
  CodeError,
  PositionError,
  RecordError,
  ReplayError,
  Variant,
} from "@faceup/rules";
import type { FormatName } from "./names.ts";

/** Why a text was not read in a format, or a position not written in one. Codes are stable; words are in the catalogues. */
export type FormatFault =
  // Which format, which game
  | { readonly code: "format-empty" }
  | { readonly code: "format-unknown" }
  | { readonly code: "format-ambiguous"; readonly candidates: readonly FormatName[] }
  /** The cards fit several games, or the format never says which of them; these are possible. */
  | { readonly code: "game-needed"; readonly candidates: readonly Variant[] }
  | { readonly code: "game-foreign"; readonly format: FormatName; readonly variant: Variant }
  /** The text names another game than the one that was asked for. */
  | { readonly code: "game-other"; readonly said: Variant; readonly asked: Variant }
  | { readonly code: "columns-foreign"; readonly found: number; readonly expected: readonly number[] }
  // What the rules say
  | { readonly code: "code"; readonly error: CodeError }
  | { readonly code: "position"; readonly error: PositionError }
  | { readonly code: "record"; readonly error: RecordError }
  | { readonly code: "illegal"; readonly error: ReplayError }
  // Boards
  | { readonly code: "card-text"; readonly text: string }
  /** A hidden card that the text does not name, as Solvitaire prints it. */
  | { readonly code: "card-unseen"; readonly text: string }
  | { readonly code: "card-covered"; readonly text: string }
  | { readonly code: "suit-text"; readonly text: string }
  | { readonly code: "line-unknown"; readonly text: string }
  | { readonly code: "line-twice"; readonly text: string }
  | { readonly code: "foundation-text"; readonly text: string }
  /** A foundation of a game from which only whole runs leave: nothing or a king is possible. */
  | { readonly code: "foundation-run"; readonly text: string }
  | { readonly code: "cell-card"; readonly text: string }
  | { readonly code: "pile-unknown"; readonly field: string }
  // Digits and numbers
  | { readonly code: "digits-count"; readonly found: number; readonly expected: number }
  | { readonly code: "digits-text"; readonly text: string }
  | { readonly code: "digits-card"; readonly text: string; readonly number: number }
  | { readonly code: "number-text"; readonly text: string }
  | {
      readonly code: "number-range";
      readonly text: string;
      readonly least: string;
      readonly most: string;
    }
  | { readonly code: "link-game"; readonly text: string }
  // Writing
  | { readonly code: "write-never"; readonly format: FormatName }
  | {
      readonly code: "write-pile";
      readonly format: FormatName;
      readonly pile: "waste" | "foundations" | "removed";
    }
  | { readonly code: "write-started"; readonly format: FormatName }
  /** What would be written would be read as another position. */
  | { readonly code: "write-lossy"; readonly format: FormatName };

/** A fault and where it is: a place in the text, or a card of a pile where the text is JSON. */
export interface FormatError {
  readonly fault: FormatFault;
  readonly at?: TextPlace;
  readonly card?: CardPlace;
}

/** Both from 1; columns count UTF-16 code units. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** A refused arrangement whose card, where one is to blame, has a place in the text. */
export function positionFault(error: ArrangementError, at: TextPlace | undefined): FormatError {
  if (at === undefined) return { fault: { code: "position", error } };
  if (error.code !== "card-surplus") return { fault: { code: "position", error }, at };
  const { place: _, ...rest } = error;
  return { fault: { code: "position", error: rest }, at };
}
