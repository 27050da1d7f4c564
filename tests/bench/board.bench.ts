import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { currentPosition, deal, makePosition, parseRecord, replay } from "@faceup/rules";
import { type Browser, chromium, type Page } from "@playwright/test";
import type { Job } from "../../packages/web/src/solving/jobs.ts";
import { findChromium } from "../../scripts/tools.mjs";
import { type DragFigures, dragAround } from "./support/dragging.ts";
import { inKib, inMs, median } from "./support/numbers.ts";
import { serve } from "./support/preview.ts";
import { installProbe, type Probe } from "./support/probe.ts";
import { workerFile } from "./support/workerFile.ts";

const ROOT = process.cwd();
const DIST = join(ROOT, "packages/web/dist");
const PAGE = join(ROOT, "docs/results/board.md");
const SLOW_DOWN = 4;
const LOADS = 9;
const DRAGS = 5;
const IDLE_MS = 10_000;

/** A won game of one suit; its last move carries twelve cards. */
const RECORD =
  "SS1-S1-AAAAABD 10>4 8>6 6>5x2 6>4 6>3 9>6 6>5x2 7>6 7>3 6>4x2 3>2x3 7>6 3>7 5>6x5 3>5 5>3x2 3>8x3 3>7 3>8 7>3x3 3>4x4 1>4 5>7 5>3 5>7 2>5x6 2>3 2>9 2>10 2>8 4>2x10 2>7x11 1>2 4>1 5>1x7 1>9x9 3>1x3 1>8x4 1>3 4>1 4>3 10>4 1>8x2 4>1x2 6>4x6 4>1x7 4>9 2>9 1>3x10";

/** The column that ends in them, from 0. */
const FULL_COLUMN = 2;

const server = await serve(DIST);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--disable-background-networking", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});

const loads = await measureLoads(browser);
const drag = await measureDrag(browser);
const idle = await measureIdle(browser);
await browser.close();
server.close();

const rows = [
  ["JavaScript until the board can be played, gzip", inKib(loads.scriptBytes), "≤ 100 KiB"],
  ["JavaScript in all, gzip (every dialog, every language)", inKib(allScripts()), ""],
  [`time to a playable board, CPU slowed ${SLOW_DOWN}×`, inMs(loads.time), ""],
  [
    `frames while 12 cards are dragged, of an empty layer's (CPU slowed ${SLOW_DOWN}×)`,
    `${(100 * drag.share).toFixed(1)} % (${drag.own.toFixed(1)} of ${drag.empty.toFixed(1)} a second)`,
    "≥ 95 %",
  ],
  [
    "the same with the solver at work in its thread",
    `${(100 * drag.busyShare).toFixed(1)} % (${drag.busy.toFixed(1)} of ${drag.empty.toFixed(1)} a second)`,
    "as without it",
  ],
  [`script for one pointer move (CPU slowed ${SLOW_DOWN}×)`, inMs(drag.script), "≤ 4 ms"],
  ["changes to the document per pointer move, outside of the dragged cards", drag.mutations.toFixed(2), ""],
  [`idle for ${IDLE_MS / 1000} s, no game begun: frames, timers, changes`, idle.fresh, "0, 0, 0"],
  [`idle for ${IDLE_MS / 1000} s, clock running: frames, timers, changes`, idle.running, "one text a second"],
] as const;
const table = rows.map((row) => `| ${row.join(" | ")} |`).join("\n");
console.log(table);
writeFileSync(PAGE, page(table));

/** The position before the last move. */
function beforeLastMove() {
  const record = parseRecord(RECORD);
  const game = record.ok ? replay(record.value) : undefined;
  if (game?.ok !== true) throw new Error("the record is legal");
  return makePosition(currentPosition(game.value));
}

async function measureLoads(on: Browser) {
  const times: number[] = [];
  for (let i = 0; i < LOADS; i++) {
    const { page: tab, cdp, close } = await open(on);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
    await tab.goto(server.address);
    times.push((await playable(tab)).playable);
    await close();
  }
  // Header and tools are held back for ever: what has come when the board plays is what it needs.
  const { page: tab, close } = await open(on);
  await tab.route(/\/shell-[^/]*\.js$/, () => undefined);
  await tab.goto(server.address, { waitUntil: "commit" });
  const { scripts } = await playable(tab);
  await tab.unrouteAll({ behavior: "ignoreErrors" });
  await close();
  const scriptBytes = scripts.reduce((sum, name) => sum + weight(join(DIST, "assets", basename(name))), 0);
  return { time: median(times), scriptBytes };
}

async function playable(tab: Page): Promise<Probe> {
  const probe = await tab.waitForFunction(() => (window.probe.playable > 0 ? window.probe : undefined));
  return (await probe.jsonValue()) as Probe;
}

async function measureDrag(on: Browser) {
  const position = beforeLastMove();
  const address = `/#r=${encodeURIComponent(JSON.stringify(position))}`;
  const first = (position.columns[FULL_COLUMN]?.length ?? 0) - 12;
  const empty: DragFigures[] = [];
  const mutations: number[] = [];
  const centre = { x: 640, y: 420 };
  const dragged = async (busy: boolean): Promise<DragFigures> => {
    const game = await open(on);
    await game.page.goto(server.address + address);
    if (busy) await keepSolving(game.page);
    const card = game.page.locator(`[data-pile="c${FULL_COLUMN}"][data-index="${first}"]`);
    const box = await card.boundingBox();
    if (box === null) throw new Error("the first of the twelve cards is on the table");
    await game.cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
    await game.page.mouse.move(box.x + box.width / 2, box.y + 8);
    await game.page.mouse.down();
    await game.page.mouse.move(centre.x, centre.y, { steps: 5 });
    await game.page.waitForSelector(".table-lifted .card");
    const before = await game.page.evaluate(() => window.probe.mutations);
    const figures = await dragAround(game.page, game.cdp, centre);
    const after = await game.page.evaluate(() => window.probe.mutations);
    mutations.push((after - before) / figures.moves);
    await game.close();
    return figures;
  };
  const own: DragFigures[] = [];
  const busy: DragFigures[] = [];
  for (let i = 0; i < DRAGS; i++) {
    own.push(await dragged(false));
    busy.push(await dragged(true));

    const layer = await open(on);
    await layer.page.goto(`${server.address}/empty-layer`);
    await layer.cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
    empty.push(await dragAround(layer.page, layer.cdp, centre));
    await layer.close();
  }
  const frames = (figures: readonly DragFigures[]) => median(figures.map((f) => f.framesPerSecond));
  return {
    own: frames(own),
    empty: frames(empty),
    share: frames(own) / frames(empty),
    busy: frames(busy),
    busyShare: frames(busy) / frames(empty),
    script: median(own.map((f) => f.scriptPerMove)),
    mutations: median(mutations),
  };
}

/** Par of a deal that takes far longer than the dragging. */
async function keepSolving(tab: Page): Promise<void> {
  const job: Job = {
    type: "solve",
    id: 0,
    position: deal({ game: "TF", option: "D1N", deal: 1 }),
    limits: {},
    par: { ms: 600_000 },
  };
  await tab.evaluate(({ address, asked }) => new Worker(address, { type: "module" }).postMessage(asked), {
    address: workerFile(DIST),
    asked: job,
  });
}

async function measureIdle(on: Browser) {
  const { page: tab, close } = await open(on);
  await tab.goto(`${server.address}/?g=SS1-S4-AAAAABD`);
  await tab.getByTestId("tool-undo").waitFor();
  const stretch = async (): Promise<string> => {
    await tab.waitForTimeout(2000);
    const before = await tab.evaluate(() => ({ ...window.probe }));
    await tab.waitForTimeout(IDLE_MS);
    const after = await tab.evaluate(() => ({ ...window.probe }));
    const count = (what: "frames" | "timers" | "mutations"): number => after[what] - before[what];
    return `${count("frames")}, ${count("timers")}, ${count("mutations")}`;
  };
  const fresh = await stretch();
  // The four of clubs on the five of spades, after which the clock runs.
  await tab.locator('[data-pile="c5"][data-card="4C"]').click();
  await tab.locator('[data-pile="c2"][data-card="5S"]').click();
  await tab.locator('[data-pile="c2"][data-card="4C"]').waitFor();
  const running = await stretch();
  await close();
  return { fresh, running };
}

async function open(on: Browser) {
  const context = await on.newContext({ viewport: { width: 1280, height: 800 }, locale: "en" });
  await context.addInitScript(installProbe);
  const tab = await context.newPage();
  const cdp = await context.newCDPSession(tab);
  await cdp.send("Performance.enable");
  return { page: tab, cdp, close: () => context.close() };
}

function weight(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}

function allScripts(): number {
  const assets = join(DIST, "assets");
  const scripts = readdirSync(assets).filter((file) => file.endsWith(".js"));
  return scripts.reduce((sum, file) => sum + weight(join(assets, file)), 0);
}

function page(measured: string): string {
  const date = new Date().toISOString().slice(0, 10);
  return `# The board, measured

Made by \`npm run bench board\` on ${date}: ${browser.version()} (Chromium, headless), ${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"},
the built app served uncompressed from the same machine, window 1280 × 800.

| what | measured | wanted |
|---|---|---|
${measured}

- *Until the board can be played*: the scripts that have come when the first open card stands on the table and takes
  input, catalogue of the language included, while the shell (React, header, tools) is held back. The table needs none
  of it; the shell is asked for at the same time and follows.
- *Time*: from the request of the page to that moment, median of ${LOADS} loads, each with an empty cache.
- *Frames*: the pointer moves in circles, 240 steps; frames are counted by the page. The empty layer is a page with one
  coloured box that follows the pointer, in the same run, ${DRAGS} times in turn; medians.
- *Script*: the browser's own ScriptDuration over those moves, the counting of frames included.
- *Idle*: animation frames asked for, timers fired or set, changes to the document.
`;
}
