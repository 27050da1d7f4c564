import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/tools.mjs";

// The built app in a real browser: `npm run build` first, then `npm run e2e`. `npm test` does both.

// This file is read again by every worker: they find the browser where the first reading left it.
process.env.CHROMIUM_PATH ??= await findChromium();

const port = Number(process.env.E2E_PORT ?? 4183);
const address = `http://localhost:${port}/`;

/** A test browser talks to the app alone: none of Chromium's own connections, which a closed network refuses. */
const args = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
];
// As root, as in most containers, Chromium refuses to start with its sandbox.
if (process.getuid?.() === 0) args.push("--no-sandbox");

// Tests marked @audit are the long matrix of `npm run audit`, left out of the daily suite.
const audit = process.env.AUDIT !== undefined;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  snapshotPathTemplate: "{testDir}/{arg}{ext}",
  ...(audit ? { grep: /@audit/ } : { grepInvert: /@audit/ }),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  reporter: "list",
  timeout: 120_000,
  use: {
    baseURL: address,
    browserName: "chromium",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args },
    trace: "retain-on-failure",
  },
  webServer: {
    command: `npm run preview --workspace packages/web -- --host localhost --port ${port} --strictPort`,
    url: address,
    reuseExistingServer: false,
  },
});
