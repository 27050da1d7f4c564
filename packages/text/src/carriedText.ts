import type { Card, Target } from "@faceup/rules";
import { groupClause } from "./moveText.ts";
import { marked, plain, sentencesOf } from "./sentence.ts";
import type { Text } from "./text.ts";

/**
 * What is picked up and, where that may be told (RU-3), where it may go:
 * "Carrying 9 to 6 of spades, 4 cards. Possible: column 2, column 7."
 */
export function carriedText(text: Text, cards: readonly Card[], targets?: readonly Target[]): string {
  const carrying = marked(text, "carry.cards", {}, { what: groupClause(text, cards) });
  if (targets === undefined) return plain(sentencesOf(text, [carrying]));
  const places = targets.map((target) => targetName(text, target)).join(", ");
  const where =
    targets.length === 0 ? marked(text, "carry.nowhere") : marked(text, "carry.targets", {}, { places });
  return plain(sentencesOf(text, [carrying, where]));
}

function targetName(text: Text, target: Target): string {
  return target.pile === "foundation"
    ? text.t("carry.foundation")
    : text.t("carry.column", { column: String(target.column + 1) });
}
