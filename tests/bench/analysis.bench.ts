import { writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isMainThread, Worker as NodeWorker, parentPort } from "node:worker_threads";
import { answer } from "@faceup/solver";
import { naiveGame } from "../../packages/solver/src/analysis/testing/naive.ts";
import { createAnalyser } from "../../packages/web/src/solving/analyser.ts";
import type { Job } from "../../packages/web/src/solving/jobs.ts";
import { createThread, type Post } from "../../packages/web/src/solving/thread.ts";
import { percentile } from "./support/numbers.ts";

// How long the analysis of a game takes, and how much of it is proved: the app's own driver on two threads.
const PAGE = join(process.cwd(), "docs/results/analysis.md");
const THREADS = 2;
const SECONDS = 20;
/** The app ends an analysis then, done or not. */
const CLOCK = 18;
const SETS = [
  { name: "Thoughtful, draw 1", game: "TF", option: "D1N", games: 10, moves: 200 },
  { name: "Thoughtful, draw 3", game: "TF", option: "D3N", games: 10, moves: 200 },
  { name: "Klondike, draw 1", game: "KL", option: "D1N", games: 2, moves: 200 },
  { name: "Simple Simon, 1 suit", game: "SS", option: "S1", games: 4, moves: 100 },
  { name: "Simple Simon, 4 suits", game: "SS", option: "S4", games: 6, moves: 100 },
  { name: "Spiderette, 4 suits", game: "ST", option: "S4", games: 4, moves: 100 },
  { name: "Spider, 4 suits", game: "SD", option: "S4", games: 3, moves: 100 },
] as const;

interface Result {
  /** Milliseconds until anything was known, until it was known where the game was lost, until the end. */
  readonly first: number;
  readonly loss: number | undefined;
  readonly end: number;
  /** Seconds of CPU, of all threads. */
  readonly cpu: number;
  /** Actions from positions that can be won or may be, and those of them whose judgement is exact. */
  readonly judged: number;
  readonly exact: number;
  readonly actions: number;
  /** Of the deal: shortest line less bound; undefined where it cannot be won, or nobody knows. */
  readonly gap: number | undefined;
}

/** Threads at work, to be ended with the game. */
const open: NodeWorker[] = [];

if (isMainThread) await measureAll();
else {
  parentPort?.on("message", (job: Job) => {
    if (job.type === "solve") answer(job, (reply) => parentPort?.postMessage(reply));
  });
}

async function measureAll(): Promise<void> {
  const wanted = process.argv.slice(2);
  const rows: string[] = [];
  for (const set of SETS) {
    if (wanted.length > 0 && !wanted.includes(set.game)) continue;
    const results: Result[] = [];
    for (let deal = 1; deal <= set.games; deal++) {
      const result = await measure(set, deal);
      console.log(set.name, deal, JSON.stringify(result));
      results.push(result);
    }
    rows.push(rowOf(set.name, results));
    console.log(rows.at(-1));
  }
  if (wanted.length === 0) writeFileSync(PAGE, page(rows));
}

function measure({ game, option, moves }: (typeof SETS)[number], deal: number): Promise<Result> {
  const played = naiveGame({ game, option, deal, moves });
  const threads = Array.from({ length: THREADS }, () => createThread(openThread));
  const before = process.cpuUsage();
  const began = performance.now();
  const analyser = createAnalyser(played, threads);
  let [first, loss]: [number | undefined, number | undefined] = [undefined, undefined];
  return new Promise((resolve) => {
    const look = (): void => {
      const report = analyser.store.getState();
      const now = performance.now() - began;
      if (report.points.some(({ verdict }) => verdict !== undefined)) first ??= now;
      if (report.loss.type !== "open" && report.loss.type !== "between") loss ??= now;
      if (!report.finished) return;
      const { user, system } = process.cpuUsage(before);
      const judged = report.judgements.filter(({ type }) => type !== "gone");
      const exact = judged.filter((judgement) =>
        "exact" in judgement ? judgement.exact : judgement.type === "lost",
      );
      const [start] = report.points;
      for (const worker of open.splice(0)) void worker.terminate();
      resolve({
        first: first ?? now,
        loss,
        end: now,
        cpu: (user + system) / 1e6,
        judged: judged.length,
        exact: exact.length,
        actions: played.actions.length,
        gap: start?.shortest === undefined ? undefined : start.shortest - start.lowerBound,
      });
    };
    analyser.store.subscribe(look);
    look();
  });
}

/** A thread of Node that looks like a worker of the browser. */
function openThread(): Post {
  const worker = new NodeWorker(fileURLToPath(import.meta.url));
  open.push(worker);
  const post: Post = {
    onmessage: null,
    onerror: null,
    postMessage: (job: Job) => worker.postMessage(job),
    terminate: () => void worker.terminate(),
  };
  worker.on("message", (data: unknown) => post.onmessage?.call(post as Worker, { data } as MessageEvent));
  worker.on("error", (error) => {
    throw error;
  });
  return post;
}

function rowOf(name: string, results: readonly Result[]): string {
  const seconds = (values: readonly number[], p: number): string => (percentile(values, p) / 1000).toFixed(1);
  const sum = (value: (result: Result) => number): number =>
    results.reduce((total, result) => total + value(result), 0);
  const ends = results.map(({ end }) => end);
  const found = results.flatMap(({ loss }) => loss ?? []);
  const gaps = results.flatMap(({ gap }) => gap ?? []);
  const cells = [
    name,
    results.length,
    Math.round(sum(({ actions }) => actions) / results.length),
    seconds(
      results.map(({ first }) => first),
      100,
    ),
    `${found.length} of ${results.length}`,
    found.length === 0 ? "" : seconds(found, 100),
    seconds(ends, 50),
    seconds(ends, 90),
    seconds(ends, 100),
    `${Math.round((100 * ends.filter((end) => end <= SECONDS * 1000).length) / ends.length)} %`,
    `${ends.filter((end) => end < CLOCK * 1000).length} of ${ends.length}`,
    (sum(({ cpu }) => cpu) / results.length).toFixed(1),
    sum(({ judged }) => judged),
    `${Math.round(
      (100 * sum(({ exact }) => exact)) /
        Math.max(
          1,
          sum(({ judged }) => judged),
        ),
    )} %`,
    gaps.length === 0 ? "" : (gaps.reduce((total, gap) => total + gap, 0) / gaps.length).toFixed(1),
  ];
  return `| ${cells.join(" | ")} |`;
}

function page(rows: readonly string[]): string {
  return `# Analyses of games, measured

Made by \`npm run bench analysis\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.version},
${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, ${THREADS} threads on ${availableParallelism()} cores.

| games | | moves | first verdict, s | loss found | s | finished, median s | p90 | most | within ${SECONDS} s | all work done | CPU, s | moves judged | exact | gap of par |
|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|
${rows.join("\n")}

Games of the deals 1, 2 … of each game as played by somebody who does not look ahead (\`analysis/testing/naive.ts\`), analysed as in the app.
*First verdict*: the longest until anything was known. *Loss found*: it was proved which move lost the game, that the deal was lost, or
that the last position can still be won; *s* is the longest that took. *Finished*: nothing is left to find out, the work planned is
done, or the app's clock of ${CLOCK} s has ended it. *All work done*: without the clock. *CPU*: seconds of all threads, in the mean; two threads
that have two cores to themselves use up to ${THREADS * CLOCK}, and where other work leaves them less, less is exact. *Moves judged*: those before which the game was not lost yet; *exact*: what the move cost is proved, 0 included,
or that it lost the game. Of the others the shortest lines known say what they cost. *Gap of par*: moves of the deal's shortest line known less its bound, in the mean.
`;
}
