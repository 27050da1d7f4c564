import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { shorten, solve } from "@faceup/solver";
import { type Case, readCases, SETS, type SetName } from "../../packages/solver/cases/read.ts";
import { percentile } from "./support/numbers.ts";
import { chosenSets } from "./support/sets.ts";

// `npm run bench par [sets …]`
const PAGE = join(process.cwd(), "docs/results/par.md");
const MIB = 1024 * 1024;
const BYTES = 512 * MIB;

/** How many deals of a set are looked at, and how many seconds each at most. */
interface Run {
  readonly deals: number;
  readonly seconds: number;
}

const FAMILY: Run = { deals: 50, seconds: 3 };
const RUNS: Readonly<Record<Exclude<SetName, "midgame">, Run>> = {
  ss1: { deals: 25, seconds: 3 },
  ss2: { deals: 30, seconds: 3 },
  ss4: { deals: 150, seconds: 20 },
  "tf-d1": FAMILY,
  "tf-d3": FAMILY,
  "kl-d1": FAMILY,
  "kl-d3": FAMILY,
};

interface Result {
  readonly first: number;
  readonly length: number;
  readonly bound: number;
  readonly optimal: boolean;
  /** CPU seconds, the verdict's included. */
  readonly seconds: number;
}

/** By set: those of earlier runs stay. */
const rows = new Map(
  [...readFileSync(PAGE, "utf8").matchAll(/^\| ((?:ss|tf|kl)\S+) .*$/gm)].map(([row, name = ""]) => [
    name,
    row,
  ]),
);
for (const name of chosenSets(process.argv.slice(2))) {
  if (name === "midgame") continue;
  const run = RUNS[name];
  const winnable = readCases(name)
    .slice(0, run.deals)
    .filter(({ verdict }) => verdict === "winnable");
  const row = rowOf(
    name,
    run,
    winnable.flatMap((known) => measure(known, run)),
  );
  console.log(row);
  rows.set(name, row);
}
writeFileSync(PAGE, page());

function measure({ position }: Case, { seconds }: Run): readonly Result[] {
  const before = process.cpuUsage();
  const answer = solve(position, { bytes: BYTES, ms: 60_000 });
  if (answer.verdict !== "winnable") return [];
  const par = shorten(position, answer.moves, { bytes: BYTES, ms: seconds * 1000 });
  const { user, system } = process.cpuUsage(before);
  return [
    {
      first: answer.moves.length,
      length: par.moves.length,
      bound: par.lowerBound,
      optimal: par.optimal,
      seconds: (user + system) / 1e6,
    },
  ];
}

function rowOf(name: string, run: Run, results: readonly Result[]): string {
  const mean = (value: (result: Result) => number): string =>
    (results.reduce((sum, result) => sum + value(result), 0) / results.length).toFixed(2);
  const gaps = results.map(({ length, bound }) => length - bound);
  const cells = [
    name,
    `${results.length} of ${run.deals}`,
    run.seconds,
    mean(({ first }) => first),
    mean(({ length }) => length),
    mean(({ bound }) => bound),
    mean(({ length, bound }) => length - bound),
    percentile(gaps, 90),
    `${Math.round((100 * results.filter(({ optimal }) => optimal).length) / results.length)} %`,
    mean(({ seconds }) => seconds),
  ];
  return `| ${cells.join(" | ")} |`;
}

function page(): string {
  return `# Short lines, measured

Made by \`npm run bench par\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.version},
${cpus().length} × ${cpus()[0]?.model ?? "?"}, one thread, at most ${BYTES / MIB} MiB a deal.
Rows of sets that were not run then are those of the run before. The winnable ones of the first deals of each set in \`packages/solver/cases\`.

| deals | winnable | seconds at most | first line | best line | lower bound | gap | gap, p90 | proved shortest | CPU s |
|---|---|---|---|---|---|---|---|---|---|
${SETS.flatMap((name) => rows.get(name) ?? []).join("\n")}

Means, in moves; draws and redeals count, a run that leaves does not. *First line*: what the verdict came with. *Lower
bound*: the search's own, no line is shorter. *Gap*: best line less lower bound.
`;
}
