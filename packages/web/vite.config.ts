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

/** Asked for with the first scripts, not by them: it is a third of all bytes, and the header waits for it. */
const shellAtOnce: Plugin = {
  name: "shell-at-once",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle = {} }) =>
      Object.values(bundle)
        .filter((part) => part.type === "chunk" && part.name === "shell")
        .map(({ fileName }) => ({
          tag: "link",
          attrs: { rel: "modulepreload", crossorigin: true, href: `./${fileName}` },
          // After the policy, which holds for what follows it.
          injectTo: "head" as const,
        })),
  },
};

const DESCRIPTION =
  "Solitaires whose solver knows the truth: Simple Simon, Thoughtful, Spiderette, Klondike and Spider.";

const description: Plugin = {
  name: "description",
  transformIndexHtml: () => [
    { tag: "meta", attrs: { name: "description", content: DESCRIPTION }, injectTo: "head" },
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
    description: DESCRIPTION,
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

/** A game's page in one language: its chunk is named by both, as scripts/sizes.mjs counts what one language needs. */
const PAGE = /text\/src\/pages\/(\w+)\/(\w+)\.ts$/;

/** React, icons, and what the dialogs share with header and tools. */
const SHELL = /node_modules\/(react|react-dom|scheduler|lucide-react)\/|web\/src\/app\/|text\/src\/[^/]+$/;

export default defineConfig({
  plugins: [react(), contentSecurityPolicy, description, shellAtOnce, installable],
  // What is not there is said not to be there, as static hosts do, instead of being given the page.
  appType: "mpa",
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
    rolldownOptions: {
      output: {
        chunkFileNames({ facadeModuleId, moduleIds }) {
          const [, language, page] = PAGE.exec(facadeModuleId ?? moduleIds[0] ?? "") ?? [];
          return language === undefined ? "assets/[name]-[hash].js" : `assets/${language}.${page}-[hash].js`;
        },
        codeSplitting: {
          // What the first picture needs comes in one file: on a slow line each one more costs a way there and back.
          // Not main.ts: it waits for parts that import from here, and they would wait for it.
          groups: [
            { name: "start", tags: ["$initial"], test: (id) => !/(index\.html|main\.ts)$/.test(id) },
            { name: "shell", test: SHELL },
          ],
        },
      },
    },
  },
  worker: { format: "es" },
});
