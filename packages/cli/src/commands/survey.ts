import { DEALS, makeCode } from "@faceup/rules";
import { type CliText, codeErrorText } from "@faceup/text";
import type { Command } from "commander";
import { EXIT, type ExitCode, heavier } from "../exit.ts";
import { complain, oneLine } from "../output/complain.ts";
import { printLine, printText } from "../output/print.ts";
import { openProgress } from "../output/progress.ts";
import { expandHome } from "../output/saveFile.ts";
import { listenForInterrupt } from "../solving/interrupt.ts";
import { Places } from "../solving/places.ts";
import { openPool } from "../solving/pool.ts";
import { survey } from "../solving/survey.ts";
import { openSurveyFile, type SurveyFileFault } from "../solving/surveyFile.ts";
import { type PlanError, planSurvey, type SurveyPlan } from "../solving/surveyPlan.ts";
import { summaryJson, summaryText } from "../solving/surveySummary.ts";
import { doneOf, emptyTally } from "../solving/tally.ts";
import type { Context, Declare } from "./command.ts";
import { addSolverOptions, limitsOf, type SolverOptions, workersOf } from "./solverOptions.ts";
import { wholeNumber } from "./values.ts";

interface SurveyOptions extends SolverOptions {
  readonly count: number;
  readonly from?: string;
  readonly out?: string;
  readonly json?: boolean;
}

export const declareSurvey: Declare = (command, context, answer) => {
  const { text } = context;
  addSurveyOptions(
    command.description(text.t("cli.survey")).argument("<game>", text.t("cli.argument-variant")),
    text,
  ).action(async (game: string, options: SurveyOptions) => {
    answer(await runSurvey(game, options, context));
  });
};

function addSurveyOptions(command: Command, text: CliText): Command {
  const count = wholeNumber(command, text, "--count", { least: 1, most: DEALS });
  command
    .requiredOption("--count <n>", text.t("cli.option-count"), count)
    .option("--from <code>", text.t("cli.option-from"))
    .option("--out <file>", text.t("cli.option-out"))
    .option("--json", text.t("cli.option-json-survey"));
  return addSolverOptions(command, text);
}

async function runSurvey(game: string, options: SurveyOptions, context: Context): Promise<ExitCode> {
  const { io, text } = context;
  const planned = planSurvey(game, options.from, options.count);
  if (!planned.ok) {
    complain(io, planErrorText(text, planned.error));
    return EXIT.bad;
  }
  const plan = planned.value;
  return surveyDeals(plan, options, context);
}

/** How many deals can be won is no question that is answered no: undecided is all that can be wrong with it. */
async function surveyDeals(
  plan: SurveyPlan,
  options: SurveyOptions,
  { io, text }: Context,
): Promise<ExitCode> {
  const tally = emptyTally();
  const path = options.out === undefined ? undefined : expandHome(options.out);
  const opened =
    path === undefined
      ? undefined
      : await openSurveyFile(path, plan, (place, verdict) => {
          if (place < plan.count) tally[verdict]++;
        });
  if (opened?.ok === false) {
    complain(io, fileFaultText(text, path ?? "", opened.error));
    return EXIT.bad;
  }
  const file = opened?.value;
  const pool = openPool(await io.threads());
  const interrupt = listenForInterrupt(io);
  const before = doneOf(tally);
  const start = Date.now();
  const progress = openProgress(io, () => {
    const done = doneOf(tally);
    const passed = Date.now() - start;
    const perDeal = done > before ? passed / (done - before) : 0;
    const left = text.duration(perDeal * (plan.count - done));
    const values = { done: text.number(done), count: text.number(plan.count), nodes: pool.nodes() };
    return text.t("cli.survey-progress", { ...values, time: text.duration(passed), left });
  });
  let exit: ExitCode = EXIT.done;
  const fault = await survey({
    plan,
    pool,
    limits: limitsOf(options),
    workers: workersOf(options),
    signal: interrupt.signal,
    done: file?.done ?? new Places(),
    keep: async (line) => file?.append(line),
    hear(code, outcome) {
      tally[outcome.verdict]++;
      if (!("fault" in outcome)) return;
      progress.clear();
      complain(io, `${makeCode(code)}: ${text.t("cli.unexpected", { message: outcome.fault })}`);
      exit = EXIT.bad;
    },
  });
  progress.close();
  interrupt.close();
  await pool.close();
  await file?.close();
  if (fault !== undefined) {
    complain(io, fileFaultText(text, path ?? "", fault));
    exit = EXIT.bad;
  } else if (doneOf(tally) < plan.count) {
    complain(io, text.t(file === undefined ? "cli.survey-interrupted" : "cli.survey-resume"));
  }
  if (options.json === true) await printLine(io.stdout, summaryJson(plan, tally));
  else await printText(io, summaryText(text, plan, tally));
  return heavier(exit, doneOf(tally) < plan.count || tally.unknown > 0 ? EXIT.undecided : EXIT.done);
}

function planErrorText(text: CliText, error: PlanError): string {
  switch (error.type) {
    case "game":
      return `${oneLine(error.text)}: ${codeErrorText(text, error.error)}`;
    case "from":
      return `--from ${oneLine(error.text)}: ${codeErrorText(text, error.error)}`;
    case "from-game":
      return text.t("cli.usage-from-game", { code: makeCode(error.from), game: error.game });
    case "count":
      return text.t("cli.usage-count", { most: text.number(error.most) });
  }
}

function fileFaultText(text: CliText, path: string, fault: SurveyFileFault): string {
  switch (fault.code) {
    case "foreign":
      return `${text.t("cli.at-line", { source: path, line: String(fault.line) })}: ${text.t("cli.survey-foreign")}`;
    case "no-file":
      return `${path}: ${text.t("cli.survey-no-file")}`;
    case "changed":
      return `${path}: ${text.t("cli.survey-changed")}`;
    case "failed":
      return `${path}: ${text.t("cli.survey-failed", { reason: fault.reason })}`;
  }
}
