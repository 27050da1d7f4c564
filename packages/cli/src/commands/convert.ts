import { FORMAT_NAMES, type FormatName, parseFormatName, type ReadText, writeFormat } from "@faceup/formats";
import { makePosition, parseCode, type Variant } from "@faceup/rules";
import { type CliText, codeErrorText } from "@faceup/text";
import type { Command } from "commander";
import { EXIT, type ExitCode, heavier } from "../exit.ts";
import { inputFaultText } from "../input/faultText.ts";
import { readImports } from "../input/imports.ts";
import type { Where } from "../input/reading.ts";
import { complain, oneLine } from "../output/complain.ts";
import { printLine } from "../output/print.ts";
import type { Context, Declare } from "./command.ts";
import { collect, textSources } from "./inputOptions.ts";
import { wrong } from "./values.ts";

interface ConvertOptions {
  readonly from?: FormatName;
  readonly to?: FormatName;
  readonly game?: Variant;
  readonly file?: readonly string[];
  readonly json?: boolean;
}

export const declareConvert: Declare = (command, context, answer) => {
  const { text } = context;
  command
    .description(text.t("cli.convert"))
    .argument("[input...]", text.t("cli.argument-convert"))
    .option(
      "--from <format>",
      text.t("cli.option-from-format", { formats: FORMAT_NAMES.join(", ") }),
      formatName(command, text, "--from"),
    )
    .option("--to <format>", text.t("cli.option-to"), formatName(command, text, "--to"))
    .option("--game <game>", text.t("cli.option-game"), gameOf(command, text))
    .option("--file <file>", text.t("cli.option-file-convert"), collect)
    .option("--json", text.t("cli.option-json"))
    .action(async (words: readonly string[], options: ConvertOptions) => {
      answer(await convertDeals(words, options, context));
    });
};

/** Every deal that can be converted is, whatever is wrong with the others. */
async function convertDeals(
  words: readonly string[],
  { from, to = "json", game, file = [], json = false }: ConvertOptions,
  { io, text }: Context,
): Promise<ExitCode> {
  const sources = textSources(words, file);
  if (sources.length === 0) {
    complain(io, text.t("cli.usage-nothing-convert"));
    return EXIT.bad;
  }
  let exit: ExitCode = EXIT.done;
  for await (const reading of readImports(sources, io, { format: from, variant: game })) {
    const made = reading.ok ? answerOf(text, reading.where, reading.value, to, json) : undefined;
    if (made?.ok === true) {
      await printLine(io.stdout, made.answer);
      continue;
    }
    complain(io, made?.fault ?? (reading.ok ? "" : inputFaultText(text, reading.where, reading.fault)));
    exit = heavier(exit, EXIT.bad);
  }
  return exit;
}

type Answer = { readonly ok: true; readonly answer: string } | { readonly ok: false; readonly fault: string };

/** The position as JSON by itself; what is written in another format as it is, or with `--json` in an object. */
function answerOf(text: CliText, where: Where, read: ReadText, to: FormatName, json: boolean): Answer {
  const { position, code } = read;
  const id = read.id === undefined ? {} : { id: read.id };
  if (to === "json") return { ok: true, answer: JSON.stringify({ ...id, ...makePosition(position, code) }) };
  const written = writeFormat(position, to, code);
  if (!written.ok) {
    return { ok: false, fault: inputFaultText(text, where, { type: "format", error: written.error }) };
  }
  const answer = json ? JSON.stringify({ ...id, format: to, text: written.value }) : written.value.trimEnd();
  return { ok: true, answer };
}

function formatName(command: Command, text: CliText, option: string): (value: string) => FormatName {
  return (value) => {
    const name = parseFormatName(value);
    const allowed = text.either(FORMAT_NAMES);
    return name ?? wrong(command, text.t("cli.usage-format", { option, name: oneLine(value), allowed }));
  };
}

/** A game as in a code, in any spelling; a whole code names its game too. */
function gameOf(command: Command, text: CliText): (value: string) => Variant {
  return (value) => {
    const whole = parseCode(value);
    const code = whole.ok ? whole : parseCode(`${value}-AAAAAAA`);
    if (code.ok) return { game: code.value.game, option: code.value.option };
    return wrong(
      command,
      `--game ${oneLine(value)}: ${codeErrorText(text, (whole.ok ? code : whole).error)}`,
    );
  };
}
