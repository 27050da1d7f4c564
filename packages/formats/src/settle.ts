import { type ArrangementError, err, type Result, rulesOf, sameVariant, type Variant } from "@faceup/rules";
import type { FormatError } from "./error.ts";
import type { Format, FoundPosition } from "./format.ts";
import { VARIANTS } from "./variants.ts";

/** Reads the same cards as one game or another. */
export type Attempt = (variant: Variant) => Result<FoundPosition, FormatError>;

/**
 * Which game it is: the one that was said, else the only one that the cards fit. Where they fit several the answer
 * names these; where they fit none, what is wrong with the most likely one.
 *
 * @param columns how many columns the text has, where it says so
 */
export function settle(
  format: Pick<Format, "name" | "holds">,
  attempt: Attempt,
  variant: Variant | undefined,
  columns?: number,
): Result<FoundPosition, FormatError> {
  if (variant !== undefined) {
    if (!format.holds(variant)) {
      return err({ fault: { code: "game-foreign", format: format.name, variant } });
    }
    return attempt(variant);
  }
  const possible = VARIANTS.filter((each) => format.holds(each));
  const widths = [...new Set(possible.map((each) => rulesOf(each.game).shape.columns))];
  if (columns !== undefined && !widths.includes(columns)) {
    return err({
      fault: { code: "columns-foreign", found: columns, expected: widths.sort((a, b) => a - b) },
    });
  }
  const tried = possible.map((each) => ({ variant: each, found: attempt(each) }));
  const fitting = tried.filter(({ found }) => found.ok);
  const [only] = fitting;
  if (only !== undefined && fitting.length === 1) return only.found;
  if (fitting.length > 1) {
    return err({ fault: { code: "game-needed", candidates: fitting.map((each) => each.variant) } });
  }
  const [likely] = tried.sort((a, b) => nearness(b.found) - nearness(a.found));
  return likely?.found ?? err({ fault: { code: "format-unknown" } });
}

/** A game that the text names must be the one that was asked for. */
export function otherGame(said: Variant, asked: Variant | undefined): FormatError | undefined {
  if (asked === undefined || sameVariant(said, asked)) return undefined;
  return { fault: { code: "game-other", said, asked } };
}

/** How near cards came to being a position of a game, judged by what was wrong first. */
function nearness(found: Result<FoundPosition, FormatError>): number {
  if (found.ok) return Number.POSITIVE_INFINITY;
  const { fault } = found.error;
  // A foundation that the game does not have, or not in this way.
  if (fault.code === "foundation-run" || fault.code === "foundation-text") return 1;
  if (fault.code !== "position") return 4;
  return nearnessOf(fault.error as ArrangementError);
}

/** A surplus card of a pack that has more of its kind is the less surprising one: with it, the suits fit. */
function nearnessOf(error: ArrangementError): number {
  switch (error.code) {
    case "column-count":
      return 0;
    case "pile-foreign":
    case "stock-missing":
      return 1;
    case "face-down-count":
    case "face-down":
      return 2;
    case "card-surplus":
      return 3 + error.allowed / 10;
    case "foundation-height":
      return 4;
    case "cards-missing":
      return 5;
    default:
      return 4;
  }
}
