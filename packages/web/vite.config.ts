import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/**
 * AP-31: the built page loads its own files and nothing else, and holds no inline script or style. As a meta element,
 * because static hosts send no headers of ours. Left out of `npm run dev`, whose server injects both.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const contentSecurityPolicy: Plugin = {
  name: "content-security-policy",
  apply: "build",
  transformIndexHtml: () => [
    {
      tag: "meta",
      attrs: { "http-equiv": "Content-Security-Policy", content: POLICY },
      injectTo: "head-prepend",
    },
  ],
};

export default defineConfig({
  plugins: [react(), contentSecurityPolicy],
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
