import { availableParallelism } from "node:os";
import { DEFAULT_BYTES, type Limits } from "@faceup/solver";
import type { CliText } from "@faceup/text";
import type { Command } from "commander";
import { seconds, wholeNumber } from "./values.ts";

const MIB = 1024 * 1024;
const MOST_MIB = 1024 * 1024;
/** A thread each: more than any machine has use for. */
const MOST_WORKERS = 256;

/** The options of every command that asks the solver. */
export interface SolverOptions {
  readonly maxNodes?: number;
  /** Milliseconds. */
  readonly timeLimit?: number;
  /** MiB. */
  readonly memory?: number;
  readonly workers?: number;
}

export function addSolverOptions(command: Command, text: CliText): Command {
  const whole = (option: string, most: number): ((value: string) => number) =>
    wholeNumber(command, text, option, { least: 1, most });
  const mib = String(DEFAULT_BYTES / MIB);
  const cores = String(availableParallelism());
  return command
    .option("--max-nodes <n>", text.t("cli.option-max-nodes"), whole("--max-nodes", Number.MAX_SAFE_INTEGER))
    .option("--time-limit <s>", text.t("cli.option-time-limit"), seconds(command, text, "--time-limit"))
    .option("--memory <mib>", text.t("cli.option-memory", { mib }), whole("--memory", MOST_MIB))
    .option("--workers <n>", text.t("cli.option-workers", { cores }), whole("--workers", MOST_WORKERS));
}

/** The limits of one deal. */
export function limitsOf({ maxNodes, timeLimit, memory }: SolverOptions): Limits {
  return {
    bytes: memory === undefined ? DEFAULT_BYTES : memory * MIB,
    ...(maxNodes === undefined ? {} : { nodes: maxNodes }),
    ...(timeLimit === undefined ? {} : { ms: timeLimit }),
  };
}

export function workersOf({ workers }: SolverOptions): number {
  return workers ?? Math.min(availableParallelism(), MOST_WORKERS);
}
