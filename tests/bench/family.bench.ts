import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { deal, makeVariant, type Variant } from "@faceup/rules";
import { solve } from "@faceup/solver";
import { percentile } from "./support/numbers.ts";

// Spiderette and Spider, on the app's own deals. `npm run bench family [ST1-S4 …]`
const PAGE = join(process.cwd(), "docs/results/family.md");
const MIB = 1024 * 1024;
/** Solved before anything is measured, so that the code is compiled. */
const WARM_UP = 20;
const WARM_UP_NODES = 5000;

/** How many deals, from the first on, and what each may take. */
interface Run {
  readonly variant: Variant;
  readonly deals: number;
  /** CPU of the process: others may use the machine, too. */
  readonly seconds: number;
  readonly mib: number;
}

const RUNS: readonly Run[] = [
  { variant: { game: "ST", option: "S1" }, deals: 100, seconds: 20, mib: 1024 },
  { variant: { game: "ST", option: "S2" }, deals: 100, seconds: 20, mib: 1024 },
  { variant: { game: "ST", option: "S4" }, deals: 100, seconds: 20, mib: 1024 },
  { variant: { game: "SD", option: "S1" }, deals: 30, seconds: 60, mib: 1024 },
  { variant: { game: "SD", option: "S2" }, deals: 20, seconds: 60, mib: 1024 },
  { variant: { game: "SD", option: "S4" }, deals: 10, seconds: 60, mib: 1024 },
];

interface Result {
  readonly verdict: string;
  readonly nodes: number;
  readonly seconds: number;
  readonly length: number;
}

const words = process.argv.slice(2);
/** By game: those of earlier runs stay. */
const rows = new Map(
  [...readFileSync(PAGE, "utf8").matchAll(/^\| ((?:ST|SD)\S+), .*$/gm)].map(([row, name = ""]) => [
    name,
    row,
  ]),
);
for (const run of RUNS) {
  const name = makeVariant(run.variant);
  if (words.length > 0 && !words.includes(name)) continue;
  for (let i = 1; i <= WARM_UP; i++) solve(deal({ ...run.variant, deal: i }), { nodes: WARM_UP_NODES });
  const row = rowOf(
    run,
    Array.from({ length: run.deals }, (_, i) => measure(run, i + 1)),
  );
  console.log(row);
  rows.set(name, row);
  writeFileSync(PAGE, page());
}

function measure({ variant, seconds, mib }: Run, number: number): Result {
  const before = process.cpuUsage();
  const spent = (): number => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
  // A line that it finds has been replayed by the rules.
  const answer = solve(deal({ ...variant, deal: number }), {
    bytes: mib * MIB,
    cancelled: () => spent() >= seconds,
  });
  const length = answer.verdict === "winnable" ? answer.moves.length : 0;
  return { verdict: answer.verdict, nodes: answer.nodes, seconds: spent(), length };
}

function rowOf({ variant, seconds, mib }: Run, results: readonly Result[]): string {
  const count = (verdict: string): number => results.filter((result) => result.verdict === verdict).length;
  const sum = (of: (result: Result) => number): number =>
    results.reduce((total, result) => total + of(result), 0);
  const times = results.map((result) => result.seconds);
  const cells = [
    `${makeVariant(variant)}, deals 1 to ${results.length}`,
    `${seconds} s, ${mib} MiB`,
    `${count("winnable")} / ${count("unwinnable")} / ${count("unknown")}`,
    `${((100 * (results.length - count("unknown"))) / results.length).toFixed(0)} %`,
    ...[50, 90, 100].map((p) => percentile(times, p).toFixed(2)),
    sum(({ nodes }) => nodes),
    Math.round(sum(({ nodes }) => nodes) / sum((result) => result.seconds) / 1000),
    (sum(({ length }) => length) / Math.max(1, count("winnable"))).toFixed(1),
  ];
  return `| ${cells.join(" | ")} |`;
}

function page(): string {
  return `# Spiderette and Spider, measured

Made by \`npm run bench family\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.version},
${cpus().length} × ${cpus()[0]?.model.trim() ?? "?"}, one thread.

| deals | at most | winnable / unwinnable / unknown | decided | median s | p90 | most | nodes | 1000 nodes/s | moves |
|---|---|---|---|---|---|---|---|---|---|
${RUNS.flatMap(({ variant }) => rows.get(makeVariant(variant)) ?? []).join("\n")}

- *Deals*: the app's own, from its first deal on, with the true cards: the solver sees what lies face down.
- *Seconds* are CPU of the process, after a warm-up of ${WARM_UP} deals. *Moves*: of the first line found, which is not yet shortened.
- Every *winnable* comes with a line that the rules have replayed to the win; every *unwinnable* is an exhaustive search.
- Beside it: the best other solver that was tried decided 2 of 19 deals of Spiderette with 4 suits within 20 s each.
`;
}
