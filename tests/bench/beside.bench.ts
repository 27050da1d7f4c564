import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { findChromium } from "../../scripts/tools.mjs";
import { longColumn } from "../e2e/support/longColumns.ts";
import { type CardBox, cardBoxes } from "./support/cardBoxes.ts";
import { inKib, inMs, median } from "./support/numbers.ts";
import { serve } from "./support/preview.ts";

// `npm run bench beside "name|address|selector|step|step…" …`: other solitaires, served by whoever wants to compare; the
// selector of a card in play; the steps that lead to the cards. A step is the text of a button, or "@" and a JSON file of
// what localStorage is to hold.
const PAGE = join(process.cwd(), "docs/results/beside.md");
const DIST = join(process.cwd(), "packages/web/dist");
const SLOW_DOWN = 4;
const LOADS = 9;
const PORTRAIT = { width: 390, height: 844 };
/** So many cards on the table are a deal. */
const DEALT = 20;
const SCREENS = ["320×568", "360×640", "390×844", "568×320", "640×360", "844×390"] as const;

declare global {
  interface Window {
    cardBoxes: typeof cardBoxes;
  }
}

interface Solitaire {
  readonly name: string;
  readonly address: string;
  readonly card: string;
  readonly steps: readonly string[];
}

const server = await serve(DIST);
const card = "[data-card]";
const own: readonly Solitaire[] = [
  { name: "Faceup, Simple Simon", address: `${server.address}/?g=SS1-S4-AAAAABD`, card, steps: [] },
  { name: "Faceup, Simple Simon, column of 20", address: addressOf("ss-20-s4"), card, steps: [] },
  { name: "Faceup, Thoughtful", address: `${server.address}/?g=TF1-D3N-AAAAAAC`, card, steps: [] },
  { name: "Faceup, Thoughtful, column of 19", address: addressOf("tf-19-d3"), card, steps: [] },
];
const others = process.argv.slice(2).map((word): Solitaire => {
  const [name = "", address = "", selector = "", ...steps] = word.split("|");
  return { name, address, card: selector, steps };
});
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--disable-background-networking", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});
const rows: string[] = [];
for (const solitaire of [...own, ...others]) rows.push(await rowOf(browser, solitaire));
await browser.close();
server.close();
if (others.length > 0) writeFileSync(PAGE, page());

function addressOf(longest: string): string {
  return `${server.address}/#r=${encodeURIComponent(JSON.stringify(longColumn(longest).position))}`;
}

async function rowOf(on: Browser, solitaire: Solitaire): Promise<string> {
  const { time, bytes } = await measureLoads(on, solitaire);
  const cells = [solitaire.name, inKib(bytes), inMs(time)];
  // The deal is chosen in a window that shows every button, and is there again in the others.
  const context = await on.newContext({ viewport: PORTRAIT, locale: "en", hasTouch: true });
  const tab = await begun(context, solitaire);
  for (const screen of SCREENS) {
    const [width = 0, height = 0] = screen.split("×").map(Number);
    await tab.setViewportSize({ width, height });
    await tab.reload();
    await lying(tab, solitaire.card);
    const boxes = await tab.evaluate((selector) => window.cardBoxes(selector), solitaire.card);
    cells.push(`${leastStrip(boxes).toFixed(1)} / ${clipped(boxes, width, height).toFixed(0)}`);
  }
  await context.close();
  const row = `| ${cells.join(" | ")} |`;
  console.log(row);
  return row;
}

/** A tab with the deal on the table, as a newcomer gets there. */
async function begun(context: BrowserContext, solitaire: Solitaire): Promise<Page> {
  await context.addInitScript(`window.cardBoxes = ${cardBoxes.toString()}`);
  const tab = await context.newPage();
  await tab.goto(solitaire.address);
  for (const step of solitaire.steps) {
    if (step.startsWith("@")) await keep(tab, step.slice(1));
    else await tab.getByText(step, { exact: true }).first().click();
  }
  await lying(tab, solitaire.card);
  return tab;
}

/** As if the program had kept it. */
async function keep(tab: Page, file: string): Promise<void> {
  const kept = JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, string>>;
  await tab.evaluate((items) => Object.assign(localStorage, items), kept);
  await tab.reload();
}

/** The deal is there, and no card on its way any more. */
async function lying(tab: Page, selector: string): Promise<void> {
  await dealt(tab, selector);
  await tab.waitForTimeout(2000);
}

/** From the request to a table with cards, for a player who has been there before, with nothing in the cache. */
async function measureLoads(on: Browser, solitaire: Solitaire) {
  const times: number[] = [];
  let bytes = 0;
  for (let i = 0; i < LOADS; i++) {
    const context = await on.newContext({
      viewport: PORTRAIT,
      locale: "en",
      serviceWorkers: "block",
    });
    const tab = await begun(context, solitaire);
    const cdp = await context.newCDPSession(tab);
    await cdp.send("Network.setCacheDisabled", { cacheDisabled: true });
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
    const scripts: Promise<Buffer>[] = [];
    tab.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.push(response.body());
    });
    await tab.reload({ waitUntil: "commit" });
    times.push(await dealt(tab, solitaire.card));
    await tab.waitForLoadState("networkidle");
    bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    await context.close();
  }
  return { time: median(times), bytes };
}

/** When so many cards lay on the table, in milliseconds since the page was asked for. */
async function dealt(tab: Page, selector: string): Promise<number> {
  // Looking for cards takes time of the page's own: not in every frame.
  const handle = await tab.waitForFunction(
    ([cards, count]) => window.cardBoxes(cards).length >= count && performance.now(),
    [selector, DEALT] as const,
    { polling: 50 },
  );
  return Number(await handle.jsonValue());
}

/** The least height by which a card shows above the one on it. */
function leastStrip(boxes: readonly CardBox[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { x, y, height } of boxes) {
    const below = boxes.filter((other) => Math.abs(other.x - x) < 2 && other.y - y > 1);
    const strip = Math.min(...below.map((other) => other.y - y));
    if (strip < height) least = Math.min(least, strip);
  }
  return least;
}

/** The most by which a card lies outside of the window. */
function clipped(boxes: readonly CardBox[], width: number, height: number): number {
  return Math.max(
    ...boxes.map((box) =>
      Math.max(0, -box.x, -box.y, box.x + box.width - width, box.y + box.height - height),
    ),
  );
}

function page(): string {
  return `# Beside other solitaires

Made by \`npm run bench beside\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} × ${cpus()[0]?.model ?? "?"}, Chromium,
headless, each built for production and served from the same machine, one after the other in one run.

| program | scripts, gzip | time to the deal, CPU slowed ${SLOW_DOWN}× | ${SCREENS.join(" | ")} |
|---|---|---|${"---|".repeat(SCREENS.length)}
${rows.join("\n")}

- *Scripts*: everything that comes until nothing more is asked for.
- *Time*: from the request to ${DEALT} cards on the table, for a player who has been there before, nothing cached; median of ${LOADS}.
- *By window*: the least strip of a card that another one lies on, and the most by which a card is cut off by the window; both in
  pixels, in the opening deal or, where the name says so, in a position with the longest column that the rules allow (the same
  one in both programs).
`;
}
