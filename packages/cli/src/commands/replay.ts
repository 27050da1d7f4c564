import {
  currentPosition,
  currentScore,
  type Game,
  type GameRecord,
  isWon,
  lineMoves,
  makePosition,
  replay,
} from "@faceup/rules";
import type { CliText } from "@faceup/text";
import { EXIT, type ExitCode, heavier } from "../exit.ts";
import { illegalText, inputFaultText } from "../input/faultText.ts";
import { readRecords } from "../input/records.ts";
import { complain, oneLine } from "../output/complain.ts";
import { printLine, printText } from "../output/print.ts";
import { startName } from "../output/title.ts";
import type { Context, Declare } from "./command.ts";
import { addInputOptions, type InputOptions, textSources } from "./inputOptions.ts";

export const declareReplay: Declare = (command, context, answer) => {
  const { text } = context;
  addInputOptions(
    command.description(text.t("cli.replay")).argument("[record...]", text.t("cli.argument-records")),
    text,
  ).action(async (words: readonly string[], options: InputOptions) => {
    answer(await replayRecords(words, options, context));
  });
};

async function replayRecords(
  words: readonly string[],
  options: InputOptions,
  { io, text }: Context,
): Promise<ExitCode> {
  const sources = textSources(words, options.file ?? []);
  if (sources.length === 0) {
    complain(io, text.t("cli.usage-nothing-replay"));
    return EXIT.bad;
  }
  let exit: ExitCode = EXIT.done;
  for await (const reading of readRecords(sources, io)) {
    if (!reading.ok) {
      complain(io, inputFaultText(text, reading.where, reading.fault));
      exit = heavier(exit, EXIT.bad);
      continue;
    }
    const record = reading.value;
    const played = replay(record);
    if (!played.ok) {
      complain(io, illegalText(text, reading.where, played.error));
      exit = heavier(exit, EXIT.bad);
      continue;
    }
    const game = played.value;
    if (options.json === true) await printLine(io.stdout, resultJson(game, record.id));
    else await printText(io, resultText(text, record, game));
    exit = heavier(exit, isWon(game) ? EXIT.done : EXIT.no);
  }
  return exit;
}

/** Counts the moves of the line itself, as records do (TF-14). */
function resultJson(game: Game, id: string | undefined): string {
  const position = currentPosition(game);
  return JSON.stringify({
    ...(id === undefined ? {} : { id }),
    won: isWon(game),
    moves: lineMoves(game).length,
    score: currentScore(game),
    position: makePosition(position),
  });
}

function resultText(text: CliText, record: GameRecord, game: Game): string {
  const name = startName(text, game.start);
  return text.t(isWon(game) ? "cli.replay-won" : "cli.replay-open", {
    title: record.id === undefined ? name : `${oneLine(record.id)}, ${name}`,
    moves: lineMoves(game).length,
    score: text.number(currentScore(game)),
  });
}
