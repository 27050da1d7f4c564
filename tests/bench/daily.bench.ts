import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import {
  type Day,
  deal,
  drawnDeals,
  GAMES,
  isListed,
  LISTED,
  listedDeals,
  makeVariant,
  rulesOf,
  type Variant,
} from "@faceup/rules";
import { solve } from "@faceup/solver";
import { percentile } from "./support/numbers.ts";

// The deals of the days (docs/codes.md). `npm run bench daily [TF1-D3N …]` measures how they are found, `make …` prints
// the places that the lists of Spiderette and Spider pass over.
const PAGE = join(process.cwd(), "docs/results/daily.md");
/** 1 January 2026, and so many days from then on. */
const FIRST: Day = 20_454;
const DAYS = 800;
const BYTES = 256 * 1024 * 1024;
/** For a deal of a list; more is passed over. */
const NODES: Readonly<Record<string, number>> = {
  "ST1-S1": 100_000,
  "ST1-S2": 100_000,
  "ST1-S4": 100_000,
  "SD1-S1": 600_000,
  "SD1-S2": 600_000,
  "SD1-S4": 1_000_000,
};

const VARIANTS: readonly Variant[] = GAMES.flatMap((game) =>
  rulesOf(game).options.map((option) => ({ game, option })),
);
const words = process.argv.slice(2);
const wanted = VARIANTS.filter(
  (variant) => words.every((word) => word === "make") || words.includes(makeVariant(variant)),
);

if (words.includes("make")) for (const variant of wanted) printPassedOver(variant);
else measureAll();

function printPassedOver(variant: Variant): void {
  const nodes = NODES[makeVariant(variant)];
  if (nodes === undefined) return;
  const passedOver: number[] = [];
  let place = 0;
  for (const code of drawnDeals(variant, 0)) {
    place++;
    const { verdict } = solve(deal(code), { nodes, bytes: BYTES });
    if (verdict !== "winnable") passedOver.push(place);
    if (place - passedOver.length === LISTED) break;
  }
  console.log(`  "${makeVariant(variant)}": [${passedOver.join(", ")}],`);
}

function measureAll(): void {
  /** By game: those of earlier runs stay. */
  const rows = new Map(
    [...readFileSync(PAGE, "utf8").matchAll(/^\| ((?:SS|TF|ST|KL|SD)\S+) .*$/gm)].map(([row, name = ""]) => [
      name,
      row,
    ]),
  );
  for (const variant of wanted) {
    const row = isListed(variant.game) ? listRow(variant) : daysRow(variant);
    console.log(row);
    rows.set(makeVariant(variant), row);
    writeFileSync(PAGE, page(rows));
  }
}

/** One day after the other: its candidates, until one is proved. */
function daysRow(variant: Variant): string {
  const seconds: number[] = [];
  let [candidates, most, unknown, nodes] = [0, 0, 0, 0];
  for (let day = FIRST; day < FIRST + DAYS; day++) {
    const before = process.cpuUsage();
    let count = 0;
    for (const code of drawnDeals(variant, day)) {
      count++;
      const answer = solve(deal(code), { bytes: BYTES });
      nodes = Math.max(nodes, answer.nodes);
      if (answer.verdict === "unknown") unknown++;
      if (answer.verdict !== "unwinnable") break;
    }
    candidates += count;
    most = Math.max(most, count);
    seconds.push(secondsSince(before));
  }
  return rowOf(variant, `${DAYS} days`, `${candidates}, at most ${most} a day`, unknown, nodes, seconds);
}

function listRow(variant: Variant): string {
  const deals = listedDeals(variant);
  const seconds: number[] = [];
  let [unknown, nodes] = [0, 0];
  for (const code of deals) {
    const before = process.cpuUsage();
    const answer = solve(deal(code), { bytes: BYTES });
    seconds.push(secondsSince(before));
    if (answer.verdict !== "winnable") unknown++;
    nodes = Math.max(nodes, answer.nodes);
  }
  return rowOf(variant, `list of ${deals.length}`, `${deals.length}`, unknown, nodes, seconds);
}

function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function rowOf(
  variant: Variant,
  what: string,
  deals: string,
  unknown: number,
  nodes: number,
  seconds: readonly number[],
): string {
  const times = [50, 90, 99, 100].map((p) => (1000 * percentile(seconds, p)).toFixed(1));
  return `| ${[makeVariant(variant), what, deals, unknown, nodes, ...times].join(" | ")} |`;
}

function page(rows: ReadonlyMap<string, string>): string {
  return `# The deals of the days, measured

Made by \`npm run bench daily\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.version},
${cpus().length} × ${cpus()[0]?.model.trim() ?? "?"}, one thread, at most 256 MiB.

| game | what | deals asked | not decided | most nodes | median ms | p90 | p99 | most |
|---|---|---|---|---|---|---|---|---|
${VARIANTS.flatMap((variant) => rows.get(makeVariant(variant)) ?? []).join("\n")}

- *Days*: from 1 January 2026 on. *Deals asked*: until the first was proved winnable; for a list, all of it.
- *Not decided*: within the memory, whatever the time; of a list, every deal that is not proved winnable.
- *Milliseconds* of CPU for one day, or for one deal of a list, which is not asked when it is played.
`;
}
