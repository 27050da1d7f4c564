import { makePosition } from "@faceup/rules";
import { gameName, optionName } from "@faceup/text";
import { EXIT, type ExitCode, heavier } from "../exit.ts";
import { type DealInput, readDeals } from "../input/deals.ts";
import { inputFaultText } from "../input/faultText.ts";
import { complain, oneLine } from "../output/complain.ts";
import { facesFor } from "../output/face.ts";
import { layoutLines } from "../output/layout.ts";
import { printLine, printText } from "../output/print.ts";
import { terminalOf } from "../output/terminal.ts";
import { playedName } from "../output/title.ts";
import type { Context, Declare } from "./command.ts";
import { addInputOptions, dealSources, type InputOptions } from "./inputOptions.ts";

export const declareDeal: Declare = (command, context, answer) => {
  const { text } = context;
  addInputOptions(
    command.description(text.t("cli.deal")).argument("[code...]", text.t("cli.argument-codes")),
    text,
  ).action(async (codes: readonly string[], options: InputOptions) => {
    answer(await showDeals(codes, options, context));
  });
};

/** Every deal that can be read is shown, whatever is wrong with the others. */
async function showDeals(
  codes: readonly string[],
  options: InputOptions,
  context: Context,
): Promise<ExitCode> {
  const sources = dealSources(codes, options, context);
  if (sources === undefined) return EXIT.bad;
  const { io, text } = context;
  let exit: ExitCode = EXIT.done;
  let shown = 0;
  for await (const reading of readDeals(sources, io)) {
    if (!reading.ok) {
      complain(io, inputFaultText(text, reading.where, reading.fault));
      exit = heavier(exit, EXIT.bad);
      continue;
    }
    if (options.json === true) await printLine(io.stdout, dealJson(reading.value));
    else await printText(io, (shown > 0 ? "\n" : "") + dealText(reading.value, { io, text }));
    shown++;
  }
  return exit;
}

function dealJson({ start, moves, position, id }: DealInput): string {
  const code = start.type === "code" && moves === 0 ? start.code : undefined;
  const made = makePosition(position, code);
  return JSON.stringify(id === undefined ? made : { id, ...made });
}

function dealText(input: DealInput, { io, text }: Context): string {
  const { position, id } = input;
  const terminal = terminalOf(io.stdout, io);
  const faces = facesFor(terminal, position.variant);
  // Two plain names: a sentence with a plural in it would cost more time than the whole deal.
  const { game, option } = position.variant;
  const variant = `${gameName(text, game)} · ${optionName(text, option)}`;
  const name = `${faces.strong(playedName(text, input))}  ${variant}`;
  return [
    id === undefined ? name : `${name}  ${oneLine(String(id))}`,
    ...layoutLines(text, position, faces, terminal.width),
  ].join("\n");
}
