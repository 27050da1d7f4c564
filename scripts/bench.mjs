// `npm run bench [name]`: bundles tests/bench/*.bench.ts as the product is bundled and runs them one by one.
// Measured is therefore the code that users run. Words after the name are handed to the benchmark.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./run.mjs";
import { setup } from "./setup.mjs";

setup();
const { build } = await import("vite");

const folder = join(root, "tests", "bench");
const [name = "", ...args] = process.argv.slice(2);
const benches = readdirSync(folder).filter((file) => file.endsWith(".bench.ts") && file.startsWith(name));
if (benches.length === 0) {
  console.error(`No benchmark in tests/bench begins with "${name}".`);
  process.exit(1);
}
const input = Object.fromEntries(benches.map((file) => [file.replace(/\.ts$/, ""), join(folder, file)]));
const outDir = join(root, ".cache", "bench");
await build({
  root,
  configFile: false,
  logLevel: "warn",
  // The browser's driver is a program of its own and stays outside.
  ssr: { noExternal: true, external: ["@playwright/test"] },
  build: { ssr: true, target: "node20", outDir, rolldownOptions: { input } },
});

for (const bench of Object.keys(input)) {
  console.log(`\n== ${bench}`);
  if (!run(process.execPath, [join(outDir, `${bench}.js`), ...args])) process.exitCode = 1;
}
