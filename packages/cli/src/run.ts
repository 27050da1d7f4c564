import { type CliText, LOCALES, loadCliText } from "@faceup/text";
import { CommanderError } from "commander";
import { EXIT, type ExitCode, WRONG_VALUE } from "./exit.ts";
import type { Io } from "./io.ts";
import { chosenLanguage } from "./language.ts";
import { complain } from "./output/complain.ts";
import { makeProgram } from "./program.ts";

/** The words for a command line: those of its `--lang`, else English. */
export function textFor(args: readonly string[]): Promise<CliText> {
  const language = chosenLanguage(args);
  return loadCliText(language.ok ? language.locale : "en");
}

/** Runs one command line and gives the exit code. Expected failures are told; exceptions are faults of Faceup. */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  const language = chosenLanguage(args);
  const text = await textFor(args);
  if (!language.ok) {
    complain(io, text.t("cli.usage-language", { name: language.name, allowed: text.either(LOCALES) }));
    return EXIT.bad;
  }
  let exit: ExitCode = EXIT.done;
  try {
    const program = await makeProgram(args, { io, text }, (code) => {
      exit = code;
    });
    await program.parseAsync(args, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return usageExit(error, io, text);
  }
  return exit;
}

/** commander ends by throwing: also where help was asked for and shown. */
function usageExit(error: CommanderError, io: Io, text: CliText): ExitCode {
  const name = /'([^']*)'/.exec(error.message)?.[1] ?? "";
  // Options are quoted with their value, `--file <file>`.
  const option = name.split(/[ ,]/)[0] ?? name;
  switch (error.code) {
    case "commander.helpDisplayed":
    case "commander.version":
      return EXIT.done;
    // No command at all: the help that was written to standard error says it all.
    case "commander.help":
      return EXIT.bad;
    case "commander.unknownCommand":
      complain(io, text.t("cli.usage-command", { name }));
      return EXIT.bad;
    case "commander.unknownOption":
      complain(io, text.t("cli.usage-option", { name: option }));
      return EXIT.bad;
    case "commander.optionMissingArgument":
      complain(io, text.t("cli.usage-value", { name: option }));
      return EXIT.bad;
    case "commander.missingMandatoryOptionValue":
      complain(io, text.t("cli.usage-required", { name: option }));
      return EXIT.bad;
    case "commander.missingArgument":
      complain(io, text.t("cli.usage-argument", { name }));
      return EXIT.bad;
    case WRONG_VALUE:
      complain(io, error.message);
      return EXIT.bad;
    default:
      complain(io, text.t("cli.usage-other", { message: error.message }));
      return EXIT.bad;
  }
}
