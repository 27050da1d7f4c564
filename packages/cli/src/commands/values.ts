import type { CliText } from "@faceup/text";
import type { Command } from "commander";
import { EXIT, WRONG_VALUE } from "../exit.ts";

type Read = (value: string) => number;

/** Reads the value of an option that takes a whole number; `1e6` is a million. */
export function wholeNumber(
  command: Command,
  text: CliText,
  option: string,
  range: { readonly least: number; readonly most: number },
): Read {
  return (value) => {
    const number = /^\d+(?:e\d+)?$/i.test(value) ? Number(value) : Number.NaN;
    if (number >= range.least && number <= range.most) return number;
    const { least, most } = range;
    const shown = { least: text.number(least), most: text.number(most) };
    return wrong(command, text.t("cli.usage-number", { name: option, value, ...shown }));
  };
}

/** Reads seconds, `0.5` or `0,5`; gives milliseconds. */
export function seconds(command: Command, text: CliText, option: string): Read {
  return (value) => {
    const number = /^(?:\d+[.,]?\d*|[.,]\d+)$/.test(value) ? Number(value.replace(",", ".")) : Number.NaN;
    if (number > 0) return number * 1000;
    return wrong(command, text.t("cli.usage-seconds", { name: option, value }));
  };
}

export function wrong(command: Command, message: string): never {
  return command.error(message, { code: WRONG_VALUE, exitCode: EXIT.bad });
}
