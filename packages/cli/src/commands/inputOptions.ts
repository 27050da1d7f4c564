import type { CliText } from "@faceup/text";
import type { Command } from "commander";

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

/** An option that may be given several times. */
function collect(value: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), value];
}
