import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  // Relative addresses: the build works from any sub-path of any static host.
  base: "./",
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "baseline-widely-available",
    // Every asset is a file: nothing inline for a Content-Security-Policy to forbid.
    assetsInlineLimit: 0,
    // Every browser of the target knows modulepreload.
    modulePreload: { polyfill: false },
    // scripts/sizes.mjs reads which chunk imports which.
    manifest: true,
  },
  worker: { format: "es" },
});
