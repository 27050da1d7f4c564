import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { deal, makeVariant, type Variant } from "@faceup/rules";
import { DIFFICULTIES, type Difficulty, difficultyOf, difficultyScale, type Measured } from "@faceup/solver";
import { percentile } from "./support/numbers.ts";

// Where the borders between the levels lie (SO-8). `npm run bench difficulty [TF1-D3N …]`
const PAGE = join(process.cwd(), "docs/results/difficulty.md");

/** How many winnable deals, from deal 1 on. */
interface Run {
  readonly variant: Variant;
  readonly deals: number;
}

const RUNS: readonly Run[] = [
  { variant: { game: "SS", option: "S1" }, deals: 600 },
  { variant: { game: "SS", option: "S2" }, deals: 600 },
  { variant: { game: "SS", option: "S4" }, deals: 600 },
  { variant: { game: "TF", option: "D1N" }, deals: 600 },
  { variant: { game: "TF", option: "D3N" }, deals: 600 },
  { variant: { game: "ST", option: "S1" }, deals: 100 },
  { variant: { game: "ST", option: "S2" }, deals: 100 },
  { variant: { game: "ST", option: "S4" }, deals: 100 },
  { variant: { game: "KL", option: "D1N" }, deals: 600 },
  { variant: { game: "KL", option: "D3N" }, deals: 600 },
  { variant: { game: "SD", option: "S1" }, deals: 40 },
  { variant: { game: "SD", option: "S2" }, deals: 40 },
  { variant: { game: "SD", option: "S4" }, deals: 40 },
];

interface Result extends Measured {
  /** Seconds of CPU. */
  readonly seconds: number;
}

const words = process.argv.slice(2);
/** By game: those of earlier runs stay. */
const rows = new Map(
  [...readFileSync(PAGE, "utf8").matchAll(/^\| ((?:SS|TF|ST|KL|SD)\S+) .*$/gm)].map(([row, name = ""]) => [
    name,
    row,
  ]),
);
for (const run of RUNS) {
  const name = makeVariant(run.variant);
  if (words.length > 0 && !words.includes(name)) continue;
  const row = rowOf(run);
  console.log(row);
  rows.set(name, row);
  writeFileSync(PAGE, page());
}

function rowOf({ variant, deals }: Run): string {
  const results: Result[] = [];
  let last = 0;
  while (results.length < deals) {
    const before = process.cpuUsage();
    const measured = difficultyOf(deal({ ...variant, deal: ++last }));
    const { user, system } = process.cpuUsage(before);
    if (measured !== undefined) results.push({ ...measured, seconds: (user + system) / 1e6 });
  }
  const scale = difficultyScale(variant);
  const shown = (value: number): string =>
    scale.measure === "nodes" ? String(Math.round(value)) : value.toFixed(3);
  const values = results.map(({ value }) => value);
  const share = (level: Difficulty): string =>
    `${Math.round((100 * results.filter((result) => result.level === level).length) / deals)} %`;
  const cells = [
    `${makeVariant(variant)} `,
    `${deals} of ${last}`,
    scale.measure === "nodes" ? "nodes" : `turns, ${scale.nodes}`,
    ...[33.3, 66.7].map((p) => shown(percentile(values, p))),
    `${shown(scale.medium)} / ${shown(scale.hard)}`,
    DIFFICULTIES.map(share).join(" / "),
    ...[50, 99].map((p) =>
      percentile(
        results.map(({ seconds }) => 1000 * seconds),
        p,
      ).toFixed(0),
    ),
  ];
  return `| ${cells.join(" | ").replace("  |", " |")} |`;
}

function page(): string {
  return `# The difficulty of deals, measured

Made by \`npm run bench difficulty\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.version},
${cpus().length} × ${cpus()[0]?.model.trim() ?? "?"}, one thread.

| deals | winnable | measure | 1/3 below | 2/3 below | borders | easy / medium / hard | median ms | p99 |
|---|---|---|---|---|---|---|---|---|
${RUNS.flatMap(({ variant }) => rows.get(makeVariant(variant)) ?? []).join("\n")}

- *Deals*: the app's own, from deal 1 on. *Winnable*: so many of them are proved within 1 000 000 nodes and 256 MiB; the levels are of these.
- *Measure*: turns, and the nodes of each short search; or the nodes of the verdict. What that means, and why:
  [difficulty.md](../decisions/difficulty.md).
- *Below*: a third and two thirds of the deals have at most this value. *Borders*: where the levels begin (\`difficultyScales.ts\`).
- *Milliseconds* of CPU for one deal, verdict included.
`;
}
