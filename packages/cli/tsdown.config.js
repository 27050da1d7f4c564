import { defineConfig } from "tsdown";

/** @type {import("tsdown").UserConfig} */
const shared = {
  format: "esm",
  platform: "node",
  target: "node20",
  outDir: "dist",
  outExtensions: () => ({ js: ".js" }),
  minify: true,
  dts: false,
  sourcemap: false,
  treeshake: true,
  report: false,
  logLevel: "warn",
};

// Everything is bundled (all packages are devDependencies): the published package has no dependency to install.
export default defineConfig([
  // One small entry; each command that main.ts imports lazily becomes a chunk of its own, so that `faceup deal`
  // pays for no other command's code.
  { ...shared, entry: { main: "src/main.ts" }, clean: true },
  // What the solver's threads run, found by this name. Built by itself: chunks shared with it would be more files to
  // load for every command.
  { ...shared, entry: { worker: "src/solving/worker.ts" }, clean: false },
]);
