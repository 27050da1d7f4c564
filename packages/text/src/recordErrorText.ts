import { type MoveTextError, makeMove, type RecordError, type ReplayError } from "@faceup/rules";
import { codeErrorText } from "./codeErrorText.ts";
import { excerpt } from "./excerpt.ts";
import { positionErrorText } from "./positionErrorText.ts";
import { refusalText } from "./refusalText.ts";
import type { Text } from "./text.ts";

/** What makes a text no record, with line and character. */
export function recordErrorText(text: Text, error: RecordError): string {
  return text.t("error.at-line", {
    line: String(error.line),
    character: String(error.column),
    fault: faultText(text, error.fault),
  });
}

function faultText(text: Text, fault: RecordError["fault"]): string {
  switch (fault.code) {
    case "record-empty":
      return text.t("error.record-empty");
    case "record-no-start":
      return text.t("error.record-no-start", { text: excerpt(fault.text) });
    case "record-code":
      return codeErrorText(text, fault.error);
    case "record-position":
      return positionErrorText(text, fault.error);
    case "record-move":
      return text.t("error.record-move", {
        number: String(fault.number),
        fault: moveErrorText(text, fault.error),
      });
  }
}

/** What makes a token no move. */
export function moveErrorText(text: Text, error: MoveTextError): string {
  return error.code === "move-text"
    ? text.t("error.move-text", { text: excerpt(error.text) })
    : text.t("error.move-to-waste", { text: excerpt(error.text) });
}

/** The move at which a record broke off, and the rule's sentence: "Move 12, 3>9: the 7♥ needs an 8 …" */
export function replayErrorText(text: Text, error: ReplayError): string {
  return text.t("error.replay", {
    number: String(error.number),
    move: makeMove(error.move),
    refusal: refusalText(text, error.refusal),
  });
}
