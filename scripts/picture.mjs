// `npm run picture`: makes the pictures of the documentation from the built app: docs/picture.png, which the README
// shows, and those of docs/journeys.md, which the browser tests in tests/e2e/journeys take on their way.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./run.mjs";
import { setup } from "./setup.mjs";
import { findChromium } from "./tools.mjs";

setup();
const { chromium } = await import("@playwright/test");
const { preview } = await import("vite");

/** A won game of four suits; the picture shows it half way, with a move refused. */
const RECORD =
  "SS1-S4-AAAAABD 6>5 3>7 5>2x2 10>5 3>2 3>4 6>4 8>6 3>8 3>2 3>5 5>8x3 5>10 6>5 5>7x2 1>2 6>3 1>6 1>5 2>3x3 2>1x2 6>7x2 1>6x3 1>10 9>1 6>8x4 2>6 2>4 10>9 5>10x2";
const MOVES = RECORD.split(" ").length - 1;

const server = await preview({ root: join(root, "packages", "web"), preview: { host: "localhost" } });
const address = server.resolvedUrls?.local[0] ?? "";
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
const page = await browser.newPage({
  viewport: { width: 1120, height: 700 },
  deviceScaleFactor: 1.5,
  locale: "en",
  reducedMotion: "reduce",
});
await page.goto(`${address}#r=${encodeURIComponent(RECORD)}`);
await page.getByTestId("tool-redo").waitFor();
for (let i = 0; i < MOVES; i++) await page.getByTestId("tool-redo").click();
await page.getByTestId("moves").getByText(String(MOVES), { exact: true }).waitFor();
// Two taps on cards that do not go together: the refusal names them and its rule.
await page.locator('[data-pile="c6"][data-card]:not([data-covered])').click();
await page.locator('[data-pile="c9"][data-card]:not([data-covered])').click();
await page.getByTestId("message").waitFor();
await page.screenshot({ path: join(root, "docs", "picture.png") });
await browser.close();
await server.close();

const journeys = join(root, "docs", "journeys");
rmSync(journeys, { recursive: true, force: true });
const tests = ["playwright", "test", "tests/e2e/journeys/", "--workers=1"];
if (!run("npx", tests, { JOURNEY_PICTURES: journeys })) process.exitCode = 1;
