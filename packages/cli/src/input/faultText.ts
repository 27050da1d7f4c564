import { existsSync } from "node:fs";
import type { FormatError } from "@faceup/formats";
import type { ReplayError } from "@faceup/rules";
import {
  type CliText,
  codeErrorText,
  formatErrorText,
  positionErrorText,
  recordErrorText,
  replayErrorText,
  ruleLabel,
} from "@faceup/text";
import { clip, oneLine } from "../output/complain.ts";
import type { InputFault, Where } from "./reading.ts";
import type { SourceFault } from "./source.ts";

/** How much of an argument names it in a message. */
const ARGUMENT_SHOWN = 40;

/** What is wrong with an input and where: "deals.jsonl, line 3: There are 9 columns, but the game has 10." */
export function inputFaultText(text: CliText, where: Where, fault: InputFault): string {
  return `${whereText(text, where, fault)}: ${faultText(text, where, fault)}`;
}

/** Where a record breaks off, by the number of the move, and the rule that forbids it, with its number. */
export function illegalText(text: CliText, where: Where, error: ReplayError): string {
  return `${placeText(text, where)}: ${brokenText(text, error)}`;
}

function brokenText(text: CliText, error: ReplayError): string {
  const { rule } = error.refusal;
  const number = /\d/.test(rule) ? ` (${rule})` : "";
  return `${replayErrorText(text, error)} ${ruleLabel(text, rule)}${number}.`;
}

/** The place alone. */
export function placeText(text: CliText, { source, line }: Where): string {
  if (source.type === "argument") return oneLine(clip(source.text, ARGUMENT_SHOWN));
  return text.t("cli.at-line", { source: sourceName(text, source), line: String(line) });
}

function sourceName(text: CliText, source: Where["source"]): string {
  switch (source.type) {
    case "argument":
      return oneLine(clip(source.text, ARGUMENT_SHOWN));
    case "file":
      return source.path;
    case "stdin":
      return text.t("cli.stdin");
  }
}

function whereText(text: CliText, where: Where, fault: InputFault): string {
  switch (fault.type) {
    case "format":
      return namesLine(fault.error) ? sourceName(text, where.source) : placeText(text, where);
    // These concern the source as a whole, or name the line themselves.
    case "source":
    case "empty":
    case "record":
      return sourceName(text, where.source);
    case "code":
    case "position":
    case "illegal":
    case "too-long":
      return placeText(text, where);
  }
}

function faultText(text: CliText, where: Where, fault: InputFault): string {
  switch (fault.type) {
    case "source":
      return sourceFaultText(text, fault.error);
    case "empty":
      return text.t("cli.empty");
    case "too-long":
      return text.t("cli.too-long");
    case "position":
      return positionErrorText(text, fault.error);
    case "illegal":
      return brokenText(text, fault.error);
    case "record":
      return recordErrorText(text, { ...fault.error, line: where.line }) + fileHint(text, where);
    case "code":
      return codeErrorText(text, fault.error) + fileHint(text, where);
    case "format":
      return formatText(text, where, fault.error);
  }
}

/** Lines are counted in the text of the one deal: here they become those of the source. */
function formatText(text: CliText, where: Where, error: FormatError): string {
  const before = where.line - 1;
  const { fault, at } = error;
  const shifted = {
    ...error,
    fault:
      fault.code === "record"
        ? { ...fault, error: { ...fault.error, line: fault.error.line + before } }
        : fault,
    ...(at === undefined ? {} : { at: { ...at, line: at.line + before } }),
  };
  return formatErrorText(text, shifted) + formatHint(text, where, error);
}

function namesLine({ fault, at }: FormatError): boolean {
  return at !== undefined || fault.code === "record";
}

/** The option that says what the input does not. */
function formatHint(text: CliText, where: Where, { fault }: FormatError): string {
  switch (fault.code) {
    case "format-ambiguous":
      return ` ${text.t("cli.convert-from")}`;
    case "game-needed":
      return ` ${text.t("cli.convert-game")}`;
    default:
      return fileHint(text, where);
  }
}

function sourceFaultText(text: CliText, fault: SourceFault): string {
  return fault.code === "file-failed"
    ? text.t("cli.file-failed", { reason: fault.reason })
    : text.t(`cli.${fault.code}`);
}

/** An argument that is no code but the name of a file was meant to be read. */
function fileHint(text: CliText, { source }: Where): string {
  if (source.type !== "argument" || !existsSync(source.text)) return "";
  return ` ${text.t("cli.usage-file", { name: oneLine(source.text) })}`;
}
