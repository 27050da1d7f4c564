import { type CliText, LANGUAGE_NAMES, LOCALES } from "@faceup/text";
import { Command } from "commander";
import { version } from "../package.json" with { type: "json" };
import type { Context } from "./commands/command.ts";
import { COMMANDS } from "./commands/index.ts";
import type { ExitCode } from "./exit.ts";
import type { Io, Output } from "./io.ts";
import { shownOn } from "./output/print.ts";
import { wrap } from "./output/wrap.ts";

const USUAL_WIDTH = 80;

/**
 * The command line as commander understands it. Commands that are not named are left out, unless none is: help
 * and mistakes need them all.
 */
export async function makeProgram(
  args: readonly string[],
  context: Context,
  answer: (code: ExitCode) => void,
): Promise<Command> {
  const { io, text } = context;
  const program = new Command("faceup")
    .description(text.t("cli.about"))
    .version(version, "--version", text.t("cli.option-version"))
    .helpCommand("help [command]", text.t("cli.help"))
    .addHelpText("after", () => `\n${wrap(text.t("cli.exit"), widthOf(io.stdout)).join("\n")}`);
  configure(program, io, text);
  const wanted = args.find((arg) => COMMANDS[arg] !== undefined);
  const asked = wanted === args[0] && wanted !== undefined ? [wanted] : Object.keys(COMMANDS);
  for (const name of asked) {
    const command = program.command(name).helpOption("-h, --help", text.t("cli.option-help"));
    (await COMMANDS[name]?.())?.(command, context, answer);
    addLanguage(command, text);
  }
  return program;
}

function configure(program: Command, io: Io, text: CliText): void {
  addLanguage(program, text)
    .helpOption("-h, --help", text.t("cli.option-help"))
    .showSuggestionAfterError(false)
    .exitOverride()
    .configureOutput({
      writeOut: (words) => io.stdout.write(shownOn(io, io.stdout, words)),
      writeErr: (words) => io.stderr.write(shownOn(io, io.stderr, words)),
      // Usage errors are told in the user's language by whoever catches them.
      outputError: () => undefined,
      getOutHelpWidth: () => widthOf(io.stdout),
      getErrHelpWidth: () => widthOf(io.stderr),
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .configureHelp({ styleTitle: (title) => titleText(text, title) });
}

function addLanguage(command: Command, text: CliText): Command {
  const languages = LOCALES.map((locale) => `${locale} ${LANGUAGE_NAMES[locale]}`).join(", ");
  return command.option("--lang <language>", text.t("cli.option-lang", { languages }));
}

function widthOf(output: Output): number {
  return (output.isTTY === true && output.columns) || USUAL_WIDTH;
}

function titleText(text: CliText, title: string): string {
  switch (title) {
    case "Usage:":
      return text.t("cli.title-usage");
    case "Arguments:":
      return text.t("cli.title-arguments");
    case "Options:":
      return text.t("cli.title-options");
    case "Commands:":
      return text.t("cli.title-commands");
    default:
      return title;
  }
}
