import { currentPosition, currentScore, isWon, lineMoves, makePosition } from "@faceup/rules";
import type { CliText } from "@faceup/text";
import { EXIT, type ExitCode } from "../exit.ts";
import { illegalText, inputFaultText, placeText } from "../input/faultText.ts";
import type { Io } from "../io.ts";
import { complain } from "../output/complain.ts";
import { printLine, printText } from "../output/print.ts";
import { converse } from "../play/converse.ts";
import { type Opened, openGame } from "../play/openGame.ts";
import { newSession, recordOf, type Session } from "../play/session.ts";
import type { Context, Declare } from "./command.ts";

interface PlayOptions {
  readonly file?: string;
  readonly json?: boolean;
  readonly mixedRuns?: boolean;
}

export const declarePlay: Declare = (command, context, answer) => {
  const { text } = context;
  command
    .description(text.t("cli.play"))
    .argument("[game...]", text.t("cli.argument-game"))
    .option("--file <file>", text.t("cli.option-file-game"))
    .option("--mixed-runs", text.t("cli.option-mixed-runs"))
    .option("--json", text.t("cli.option-json-play"))
    .action(async (words: readonly string[], options: PlayOptions) => {
      answer(await play(words, options, context));
    });
};

/** To play asks no question: however the game ends, leaving it is done. */
async function play(
  words: readonly string[],
  options: PlayOptions,
  { io, text }: Context,
): Promise<ExitCode> {
  const opened = await openGame(words, options.file, io);
  if (opened.type !== "game") {
    complain(io, openFaultText(text, opened));
    return EXIT.bad;
  }
  const player = playersIo(words, options, io);
  if (player === undefined) {
    complain(io, text.t("cli.usage-no-terminal"));
    return EXIT.bad;
  }
  const json = options.json === true;
  const output = json ? io.stderr : io.stdout;
  const first = newSession(text, opened.game, options.mixedRuns === true);
  const last = await converse(first, player, output, text);
  if (player !== io) player.stdin.destroy();
  if (json) await printLine(io.stdout, resultJson(last));
  else await printText(io, farewell(text, last));
  return EXIT.done;
}

function openFaultText(text: CliText, opened: Exclude<Opened, { readonly type: "game" }>): string {
  switch (opened.type) {
    case "fault":
      return inputFaultText(text, opened.where, opened.fault);
    case "refused":
      return illegalText(text, opened.where, opened.error);
    case "count":
      return text.t("cli.usage-one-game");
    case "several":
      return `${placeText(text, opened.where)}: ${text.t("cli.several-games")}`;
  }
}

/** Where standard input held the game, moves come from the terminal itself. */
function playersIo(words: readonly string[], options: PlayOptions, io: Io): Io | undefined {
  if (!words.includes("-") && options.file !== "-") return io;
  const stdin = io.openTerminal();
  return stdin === undefined ? undefined : { ...io, stdin };
}

/** Nothing is lost by leaving: the record goes on from here. */
function farewell(text: CliText, { game }: Session): string {
  const values = { moves: lineMoves(game).length, score: text.number(currentScore(game)) };
  const said = isWon(game) ? text.t("cli.play-left-won", values) : text.t("cli.play-left", values);
  return `${said}\n${recordOf(game)}`;
}

function resultJson({ game }: Session): string {
  return JSON.stringify({
    won: isWon(game),
    moves: lineMoves(game).length,
    score: currentScore(game),
    position: makePosition(currentPosition(game)),
    record: recordOf(game),
  });
}
