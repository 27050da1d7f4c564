import { defineConfig } from "tsdown";

// One small entry; each command that main.ts imports lazily becomes a chunk of its own, so that `faceup deal`
// pays for no other command's code. Everything is bundled (all packages are devDependencies): the published
// package has no dependency to install.
export default defineConfig({
  entry: { main: "src/main.ts" },
  format: "esm",
  platform: "node",
  target: "node20",
  outDir: "dist",
  outExtensions: () => ({ js: ".js" }),
  clean: true,
  minify: true,
  dts: false,
  sourcemap: false,
  treeshake: true,
  report: false,
  logLevel: "warn",
});
