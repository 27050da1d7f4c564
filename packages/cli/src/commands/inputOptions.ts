import type { CliText } from "@faceup/text";
import type { Command } from "commander";
import { type Source, sourcesOf } from "../input/source.ts";
import { complain } from "../output/complain.ts";
import type { Context } from "./command.ts";

/** The options of every command that reads deals or records and answers each. */
export interface InputOptions {
  readonly file?: readonly string[];
  readonly json?: boolean;
}

export function addInputOptions(command: Command, text: CliText): Command {
  return command
    .option("--file <file>", text.t("cli.option-file"), collect)
    .option("--json", text.t("cli.option-json"));
}

/** The codes and files that deals come from; undefined where none was given, which is complained about. */
export function dealSources(
  codes: readonly string[],
  options: InputOptions,
  { io, text }: Context,
): readonly Source[] | undefined {
  const sources = sourcesOf(codes, options.file ?? []);
  if (sources.length > 0) return sources;
  complain(io, text.t("cli.usage-nothing"));
  return undefined;
}

/** The words of the command line are one text, quoted as a whole or not; `-` among them is standard input. */
export function textSources(words: readonly string[], files: readonly string[]): readonly Source[] {
  const spoken = words.filter((word) => word !== "-").join(" ");
  return sourcesOf([...(spoken === "" ? [] : [spoken]), ...(words.includes("-") ? ["-"] : [])], files);
}

/** An option that may be given several times. */
export function collect(value: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), value];
}
