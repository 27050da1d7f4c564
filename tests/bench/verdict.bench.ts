import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { deal, type Position } from "@faceup/rules";
import { chromium, type Page } from "@playwright/test";
import type { Job, Word } from "../../packages/web/src/solving/jobs.ts";
import { findChromium } from "../../scripts/tools.mjs";
import { percentile } from "./support/numbers.ts";
import { serve } from "./support/preview.ts";
import { workerFile } from "./support/workerFile.ts";

// How long a player waits for the verdict on a new deal: the built worker in a real browser.
const DIST = join(process.cwd(), "packages/web/dist");
const PAGE = join(process.cwd(), "docs/results/verdict.md");
const DEALS = 200;
const MIB = 1024 * 1024;
const SETS = [
  { name: "Simple Simon, 1 suit", game: "SS", option: "S1", wanted: 50 },
  { name: "Simple Simon, 2 suits", game: "SS", option: "S2", wanted: 50 },
  { name: "Simple Simon, 4 suits", game: "SS", option: "S4", wanted: 50 },
  { name: "Thoughtful, draw 1", game: "TF", option: "D1N", wanted: 250 },
  { name: "Thoughtful, draw 3", game: "TF", option: "D3N", wanted: 250 },
] as const;

const server = await serve(DIST);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--disable-background-networking", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});
const rows: string[] = [];
for (const { name, game, option, wanted } of SETS) {
  const positions = Array.from({ length: DEALS }, (_, i) => deal({ game, option, deal: i + 1 }));
  const tab = await browser.newPage();
  await tab.goto(server.address);
  const waits = await waitsFor(tab, positions);
  await tab.close();
  const share = waits.filter(({ ms }) => ms <= wanted).length / waits.length;
  const count = (verdict: string): number => waits.filter((wait) => wait.verdict === verdict).length;
  const cells = [
    name,
    `${count("winnable")} / ${count("unwinnable")} / ${count("unknown")}`,
    waits[0]?.ms.toFixed(0),
    ...[50, 90, 99, 100].map((p) =>
      percentile(
        waits.map(({ ms }) => ms),
        p,
      ).toFixed(1),
    ),
    `${(100 * share).toFixed(0)} % within ${wanted} ms`,
  ];
  const row = `| ${cells.join(" | ")} |`;
  console.log(row);
  rows.push(row);
}
writeFileSync(PAGE, page(browser.version()));
await browser.close();
server.close();

/** From the question to the answer in the page, one after the other; the worker's own start counts with the first. */
function waitsFor(
  tab: Page,
  positions: readonly Position[],
): Promise<readonly { readonly ms: number; readonly verdict: string }[]> {
  return tab.evaluate(
    async ({ address, asked, bytes }) => {
      const waits: { ms: number; verdict: string }[] = [];
      let worker: Worker | undefined;
      for (const position of asked) {
        const began = performance.now();
        worker ??= new Worker(address, { type: "module" });
        const started = worker;
        const verdict = await new Promise<string>((done, failed) => {
          started.onerror = () => failed(new Error("the worker failed"));
          started.onmessage = ({ data }: MessageEvent<Word>) => {
            if (data.type === "answer") done(data.answer.verdict);
          };
          const job: Job = { type: "solve", id: 0, position, limits: { bytes, ms: 30_000 } };
          started.postMessage(job);
        });
        waits.push({ ms: performance.now() - began, verdict });
      }
      worker?.terminate();
      return waits;
    },
    { address: workerFile(DIST), asked: positions, bytes: 256 * MIB },
  );
}

function page(version: string): string {
  return `# Verdicts in the browser, measured

Made by \`npm run bench verdict\` on ${new Date().toISOString().slice(0, 10)}: Chromium ${version}, headless,
${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, at most 256 MiB and 30 s a deal.

| deals | winnable / unwinnable / unknown | first, ms | median ms | p90 | p99 | most | wanted: 90 % |
|---|---|---|---|---|---|---|---|
${rows.join("\n")}

The deals 1 to ${DEALS} of each game. Milliseconds from the question of the page to the answer of the built app's worker, nothing
slowed down; the *first* includes the worker's start and code that is not compiled yet.
`;
}
