// `npm run audit`: the long look at the built app. Lighthouse's scores, each of which has a floor, then the
// browser tests marked @audit (the full matrix of pages, themes, sizes and languages for axe, and a hundred
// thousand random inputs), and the proof of every deal that the daily rule lists.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { capture, root, run } from "./run.mjs";
import { setup } from "./setup.mjs";
import { findChromium } from "./tools.mjs";

/** Not a dependency: npx brings it when an audit is wanted. Newer ones need a newer Node.js. */
const LIGHTHOUSE = "lighthouse@12.8.2";
/** Of a hundred, on a phone of the middle class (Lighthouse's default profile). */
const FLOORS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 90 };
const REPORT = "test-results/lighthouse";

setup();
if (!run("npm", ["run", "build"])) process.exit(1);
process.env.CHROMIUM_PATH = await findChromium();

const scoresOk = await lighthouse();
const testsOk = run("npm", ["run", "e2e", "--", "--pass-with-no-tests"], { AUDIT: "1" });
const listsOk = run("npm", ["run", "unit", "--", "packages/solver/src/dailyLists.test.ts"], { AUDIT: "1" });
process.exitCode = scoresOk && testsOk && listsOk ? 0 : 1;

/** @returns {Promise<boolean>} whether every score reaches the floor */
async function lighthouse() {
  const { preview } = await import("vite");
  const web = join(root, "packages", "web");
  const server = await preview({ root: web, logLevel: "warn", preview: { host: "localhost", port: 4273 } });
  const address = server.resolvedUrls?.local[0] ?? "";

  mkdirSync(join(root, "test-results"), { recursive: true });
  process.env.CHROME_PATH = process.env.CHROMIUM_PATH;
  const sandbox = process.getuid?.() === 0 ? " --no-sandbox" : "";
  const { ok, output } = await capture("npx", [
    "--yes",
    LIGHTHOUSE,
    address,
    "--quiet",
    `--chrome-flags=--headless=new${sandbox}`,
    "--output=json",
    "--output=html",
    `--output-path=${REPORT}`,
  ]);
  await server.close();
  if (!ok) {
    console.error(output);
    return false;
  }

  /** @type {{ categories: Record<string, { title: string, score: number | null } | undefined> }} */
  const { categories } = JSON.parse(readFileSync(join(root, `${REPORT}.report.json`), "utf8"));
  const below = Object.entries(FLOORS).filter(([id, floor]) => {
    // A part that could not be measured has no score, and reaches no floor.
    const { title, score } = categories[id] ?? { title: id, score: null };
    const points = Math.round((score ?? 0) * 100);
    console.log(`${title}: ${points}${points < floor ? `, below ${floor}` : ""}`);
    return points < floor;
  });
  console.log(`The whole report: ${REPORT}.report.html`);
  return below.length === 0;
}
