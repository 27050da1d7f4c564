import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";

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

/** AP-29: installable, and complete without a network. Every address is relative, so that any sub-path serves. */
const installable = VitePWA({
  // The page registers the worker itself, when it is ready (app/updates.ts).
  injectRegister: false,
  includeManifestIcons: false,
  manifest: {
    // No id: it would be read from the host's root, and is the start's address by itself.
    name: "Faceup",
    short_name: "Faceup",
    description: "Solitaires in which every card lies open: Simple Simon and Thoughtful.",
    start_url: "./",
    scope: "./",
    display: "standalone",
    categories: ["games", "cards"],
    theme_color: "#24524d",
    background_color: "#24524d",
    icons: [
      { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  },
  strategies: "injectManifest",
  srcDir: "src/offline",
  filename: "sw.ts",
  injectManifest: {
    // The whole build, every language and the solver among it: nothing is left to be fetched later.
    globPatterns: ["**/*.{html,js,css,svg,png,webmanifest}"],
  },
});

export default defineConfig({
  plugins: [react(), contentSecurityPolicy, installable],
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
