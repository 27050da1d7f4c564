import type { FormatError, FormatFault } from "@faceup/formats";
import { makeVariant, type Variant } from "@faceup/rules";
import { codeErrorText } from "./codeErrorText.ts";
import { excerpt } from "./excerpt.ts";
import { variantName } from "./gameName.ts";
import { atCard, positionErrorText } from "./positionErrorText.ts";
import { recordErrorText, replayErrorText } from "./recordErrorText.ts";
import type { Text } from "./text.ts";

/** Why a deal of another program was not read, or not written, and where: "Line 3, character 8: “1X” is no card." */
export function formatErrorText(text: Text, { fault, at, card }: FormatError): string {
  const sentence = faultText(text, fault);
  if (card !== undefined) return atCard(text, card, sentence);
  if (at === undefined) return sentence;
  return text.t("error.at-line", {
    line: String(at.line),
    character: String(at.column),
    fault: sentence,
  });
}

function faultText(text: Text, fault: FormatFault): string {
  switch (fault.code) {
    case "format-empty":
    case "format-unknown":
    case "card-covered":
      return text.t(`error.${fault.code}`);
    case "format-ambiguous":
      return text.t("error.format-ambiguous", { formats: text.either(fault.candidates) });
    case "game-needed":
      return text.t("error.game-needed", { games: text.either(fault.candidates.map(makeVariant)) });
    case "game-foreign":
      return text.t("error.game-foreign", { format: fault.format, game: gameText(text, fault.variant) });
    case "game-other":
      return text.t("error.game-other", {
        said: gameText(text, fault.said),
        asked: gameText(text, fault.asked),
      });
    case "columns-foreign":
      return text.t("error.columns-foreign", {
        found: fault.found,
        expected: text.either(fault.expected.map(String)),
      });
    case "code":
      return codeErrorText(text, fault.error);
    case "position":
      return positionErrorText(text, fault.error);
    case "record":
      return recordErrorText(text, fault.error);
    case "illegal":
      return replayErrorText(text, fault.error);
    case "card-text":
    case "card-unseen":
    case "line-unknown":
    case "line-twice":
    case "foundation-text":
    case "foundation-run":
    case "cell-card":
    case "digits-text":
    case "number-text":
    case "link-game":
      return text.t(`error.${fault.code}`, { text: excerpt(fault.text) });
    case "suit-text":
      return text.t("error.suit-unknown", { text: excerpt(fault.text) });
    case "pile-unknown":
      return text.t("error.pile-unknown", { field: fault.field });
    case "digits-count":
      return text.t("error.digits-count", { found: fault.found, expected: String(fault.expected) });
    case "digits-card":
      return text.t("error.digits-card", { text: fault.text, number: String(fault.number) });
    case "number-range":
      return text.t("error.number-range", {
        text: excerpt(fault.text),
        least: fault.least,
        most: fault.most,
      });
    case "write-never":
    case "write-started":
    case "write-lossy":
      return text.t(`error.${fault.code}`, { format: fault.format });
    case "write-pile":
      return text.t("error.write-pile", { format: fault.format, pile: fault.pile });
  }
}

/** `SS1-S4 (Simple Simon, 4 suits)`: as one types it, and what that is. */
function gameText(text: Text, variant: Variant): string {
  return `${makeVariant(variant)} (${variantName(text, variant)})`;
}
