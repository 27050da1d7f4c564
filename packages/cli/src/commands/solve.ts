import type { Limits } from "@faceup/solver";
import type { CliText } from "@faceup/text";
import { EXIT, type ExitCode, heavier } from "../exit.ts";
import { type DealInput, readDeals } from "../input/deals.ts";
import { inputFaultText } from "../input/faultText.ts";
import type { Reading } from "../input/reading.ts";
import type { Io } from "../io.ts";
import { complain } from "../output/complain.ts";
import { printLine, printText } from "../output/print.ts";
import { openProgress } from "../output/progress.ts";
import { terminalOf } from "../output/terminal.ts";
import { inputName } from "../output/title.ts";
import { answerLine } from "../solving/answerLine.ts";
import { answerText } from "../solving/answerText.ts";
import { inOrder } from "../solving/inOrder.ts";
import { listenForInterrupt } from "../solving/interrupt.ts";
import { openPool } from "../solving/pool.ts";
import type { Outcome } from "../solving/task.ts";
import type { Context, Declare } from "./command.ts";
import { addInputOptions, dealSources, type InputOptions } from "./inputOptions.ts";
import { addSolverOptions, limitsOf, type SolverOptions, workersOf } from "./solverOptions.ts";

/** What a shorter solution may take where nobody says: it could always go on. */
const SHORTEST_MS = 20_000;

interface SolveOptions extends InputOptions, SolverOptions {
  readonly shortest?: boolean;
}

export const declareSolve: Declare = (command, context, answer) => {
  const { text } = context;
  addInputOptions(
    command.description(text.t("cli.solve")).argument("[code...]", text.t("cli.argument-solve")),
    text,
  ).option("--shortest", text.t("cli.option-shortest", { seconds: SHORTEST_MS / 1000 }));
  addSolverOptions(command, text).action(async (codes: readonly string[], options: SolveOptions) => {
    answer(await solveDeals(codes, options, context));
  });
};

/** An input and its answer, or what is wrong with it. */
type Answered =
  | { readonly fault: Extract<Reading<DealInput>, { readonly ok: false }> }
  | { readonly input: DealInput; readonly outcome: Outcome };

/** Answers in the order of the inputs; what cannot be read is told in its place. */
async function solveDeals(
  codes: readonly string[],
  options: SolveOptions,
  context: Context,
): Promise<ExitCode> {
  const sources = dealSources(codes, options, context);
  if (sources === undefined) return EXIT.bad;
  const { io, text } = context;
  const shortest = options.shortest === true;
  const limits = solveLimits(options);
  const pool = openPool(await io.threads());
  const work = async (reading: Reading<DealInput>): Promise<Answered> => {
    if (!reading.ok) return { fault: reading };
    const input = reading.value;
    return { input, outcome: await pool.ask({ position: input.position, limits, shortest }) };
  };
  const start = Date.now();
  let done = 0;
  const progress = openProgress(io, () =>
    text.t("cli.solve-progress", {
      done,
      nodes: pool.nodes(),
      time: text.duration(Date.now() - start),
    }),
  );
  const interrupt = listenForInterrupt(io);
  const { signal } = interrupt;
  let exit: ExitCode = EXIT.done;
  for await (const answered of inOrder(readDeals(sources, io), work, {
    atOnce: workersOf(options),
    signal,
  })) {
    progress.clear();
    exit = heavier(exit, await tell(answered, options.json === true, { io, text }));
    done++;
  }
  progress.close();
  interrupt.close();
  await pool.close();
  if (!signal.aborted) return exit;
  // An input that is still open would keep the process waiting.
  if (sources.some(({ type }) => type === "stdin")) io.stdin.destroy();
  complain(io, text.t("cli.solve-interrupted", { done }));
  return heavier(exit, EXIT.undecided);
}

function solveLimits(options: SolveOptions): Limits {
  const limits = limitsOf(options);
  const endless = limits.nodes === undefined && limits.ms === undefined;
  return options.shortest === true && endless ? { ...limits, ms: SHORTEST_MS } : limits;
}

async function tell(answered: Answered, json: boolean, { io, text }: Context): Promise<ExitCode> {
  if ("fault" in answered) {
    complain(io, inputFaultText(text, answered.fault.where, answered.fault.fault));
    return EXIT.bad;
  }
  const { input, outcome } = answered;
  if (json) await printLine(io.stdout, answerLine(askedOf(input), outcome));
  else await printText(io, answerText(text, input, outcome, terminalOf(io.stdout, io).width));
  return outcomeExit(io, text, inputName(text, input), outcome);
}

function askedOf({ start, moves, position, id }: DealInput): Parameters<typeof answerLine>[0] {
  return { position, id, ...(start.type === "code" && moves === 0 ? { code: start.code } : {}) };
}

function outcomeExit(io: Io, text: CliText, title: string, outcome: Outcome): ExitCode {
  switch (outcome.verdict) {
    case "winnable":
      return EXIT.done;
    case "unwinnable":
      return EXIT.no;
    case "unknown":
      if (!("fault" in outcome)) return EXIT.undecided;
      complain(io, `${title}: ${text.t("cli.unexpected", { message: outcome.fault })}`);
      return EXIT.bad;
  }
}
