import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { deal, makeCard, makeVariant, type Position, type Variant } from "@faceup/rules";
import { solve } from "@faceup/solver";
import { type Case, readCases, type SetName } from "../../packages/solver/cases/read.ts";
import { percentile } from "./support/numbers.ts";
import { chosenSets } from "./support/sets.ts";

const PAGE = join(process.cwd(), "docs/results/solver.md");
const MIB = 1024 * 1024;
const LIMITS = { bytes: 512 * MIB, ms: 60_000 };
/** Solved before anything is measured, so that the code is compiled. */
const WARM_UP = 40;

/** Deals of the app, of the games that the sets are of. */
const DEALS = 200;
const GENERATED: readonly { readonly name: SetName; readonly variant: Variant }[] = [
  { name: "ss1", variant: { game: "SS", option: "S1" } },
  { name: "ss2", variant: { game: "SS", option: "S2" } },
  { name: "ss4", variant: { game: "SS", option: "S4" } },
  { name: "tf-d1", variant: { game: "TF", option: "D1N" } },
  { name: "tf-d3", variant: { game: "TF", option: "D3N" } },
  { name: "kl-d1", variant: { game: "KL", option: "D1N" } },
  { name: "kl-d3", variant: { game: "KL", option: "D3N" } },
];

interface Result {
  readonly verdict: string;
  readonly right: boolean;
  readonly nodes: number;
  /** CPU of the process. */
  readonly ms: number;
}

const chosen = chosenSets(process.argv.slice(2));
const rows: string[] = [];
for (const name of chosen) {
  const cases = readCases(name);
  for (const { position } of cases.slice(0, WARM_UP)) solve(position, { ...LIMITS, nodes: 20_000 });
  const row = rowOf(name, cases.map(measure));
  console.log(row);
  rows.push(row);
}
for (const { name, variant } of GENERATED) {
  if (!chosen.includes(name)) continue;
  const deals = Array.from({ length: DEALS }, (_, i) => deal({ ...variant, deal: i + 1 }));
  const row = rowOf(
    `${makeVariant(variant)}, deals 1 to ${DEALS}`,
    deals.map((position) => measure({ position })),
  );
  console.log(row);
  rows.push(row);
}
const others = chosen.filter((name) => name === "ss4").map((name) => besideFcSolve(readCases(name)));
for (const line of others) console.log(line);
writeFileSync(PAGE, page(rows, others));

function measure({ position, verdict }: Pick<Case, "position"> & Partial<Case>): Result {
  const before = process.cpuUsage();
  const answer = solve(position, LIMITS);
  const { user, system } = process.cpuUsage(before);
  const right = verdict === undefined || answer.verdict === verdict || answer.verdict === "unknown";
  return { verdict: answer.verdict, right, nodes: answer.nodes, ms: (user + system) / 1000 };
}

function rowOf(name: string, results: readonly Result[]): string {
  const count = (verdict: string): number => results.filter((result) => result.verdict === verdict).length;
  const times = results.map(({ ms }) => ms);
  const seconds = times.reduce((sum, ms) => sum + ms, 0) / 1000;
  const nodes = results.reduce((sum, result) => sum + result.nodes, 0);
  const cells = [
    name,
    results.length,
    `${count("winnable")} / ${count("unwinnable")} / ${count("unknown")}`,
    results.filter(({ right }) => !right).length,
    ...[50, 90, 99, 100].map((p) => percentile(times, p).toFixed(1)),
    (results.length / seconds).toFixed(1),
    nodes,
    Math.round(nodes / seconds / 1000),
  ];
  return `| ${cells.join(" | ")} |`;
}

/** CPU seconds of fc-solve and of this solver on the same deals in one run; fc-solve's without its start. */
function besideFcSolve(cases: readonly Case[]): string {
  if (spawnSync("fc-solve", ["--version"]).error !== undefined) return "fc-solve is not installed here.";
  const folder = mkdtempSync(join(tmpdir(), "faceup-bench-"));
  const files = cases.map(({ id, position }) => {
    const file = join(folder, id);
    writeFileSync(file, board(position));
    return file;
  });
  const empty = cpuOf("fc-solve --version", files);
  const theirs = cpuOf("fc-solve -g simple_simon -l the-last-mohican", files);
  const before = process.cpuUsage();
  for (const { position } of cases) solve(position, LIMITS);
  const { user, system } = process.cpuUsage(before);
  const ours = (user + system) / 1e6;
  const decided = spawnSync("bash", [
    "-c",
    'for f in "$@"; do fc-solve -g simple_simon -l the-last-mohican "$f"; done | grep -c "This game is solveable"',
    "bash",
    ...files,
  ]);
  return (
    `Search of the ${cases.length} deals of ss4 in CPU seconds: fc-solve ${(theirs - empty).toFixed(2)} ` +
    `(its start, ${empty.toFixed(2)}, taken off; ${decided.stdout.toString().trim()} deals decided, none proved lost), ` +
    `here ${ours.toFixed(2)} (all decided): ratio ${((theirs - empty) / ours).toFixed(1)}.`
  );
}

/** CPU seconds of a command run once on each file, by the shell's own count. */
function cpuOf(command: string, files: readonly string[]): number {
  const script = `for f in "$@"; do ${command} "$f" >/dev/null 2>&1; done; times`;
  const { stdout } = spawnSync("bash", ["-c", script, "bash", ...files]);
  const children = stdout.toString().trim().split("\n")[1] ?? "";
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, m, s]) => sum + Number(m) * 60 + Number(s),
    0,
  );
}

function board({ columns }: Position): string {
  return columns.map((cards) => `${cards.map(makeCard).join(" ")}\n`).join("");
}

function page(table: readonly string[], lines: readonly string[]): string {
  return `# The solver, measured

Made by \`npm run bench solver\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.version},
${cpus().length} × ${cpus()[0]?.model ?? "?"}, one thread, at most ${LIMITS.bytes / MIB} MiB and ${LIMITS.ms / 1000} s a deal.

| deals | count | winnable / unwinnable / unknown | wrong | median ms | p90 | p99 | most | deals/s | nodes | 1000 nodes/s |
|---|---|---|---|---|---|---|---|---|---|---|
${table.join("\n")}

${lines.join("\n\n")}

- *Deals*: Simple Simon with 1, 2 and 4 suits (ss), Thoughtful (tf) and Klondike (kl), draw 1 and 3, and positions of games
  under way (midgame), in \`packages/solver/cases\` with verdicts of independent programs; and the app's own deals. *Wrong*: another
  verdict than theirs.
- *Times* are CPU time of the process, the compiler's and the garbage collector's included, after a warm-up of ${WARM_UP} deals.
- Every *winnable* comes with a line that the rules have replayed to the win, which is part of the time.
`;
}
