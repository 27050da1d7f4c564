// `npm run icons`: draws the icons of the installed app (packages/web/public/icons) from public/icon.svg.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.mjs";
import { setup } from "./setup.mjs";
import { findChromium } from "./tools.mjs";

setup();
const { chromium } = await import("@playwright/test");

/** The ground of the icon: what a system cuts into its own shape is filled with it to the edge. */
const GROUND = "#24524d";

/**
 * `share`: how much of the width the drawing takes. A mask may leave no more than the inner four fifths.
 * @type {readonly { name: string, size: number, ground: string, share: number }[]}
 */
const ICONS = [
  { name: "icon-192", size: 192, ground: "transparent", share: 1 },
  { name: "icon-512", size: 512, ground: "transparent", share: 1 },
  { name: "maskable-512", size: 512, ground: GROUND, share: 0.82 },
  { name: "apple-touch", size: 180, ground: GROUND, share: 0.96 },
];

const publicFolder = join(root, "packages", "web", "public");
const drawing = readFileSync(join(publicFolder, "icon.svg")).toString("base64");
const folder = join(publicFolder, "icons");
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
const page = await browser.newPage();
for (const { name, size, ground, share } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="display: grid; place-items: center; height: 100vh; margin: 0; background: ${ground}">
      <img src="data:image/svg+xml;base64,${drawing}" width="${size * share}" alt="">
    </body>`,
  );
  await page.locator("img").evaluate((image) => /** @type {HTMLImageElement} */ (image).decode());
  writeFileSync(join(folder, `${name}.png`), await page.screenshot({ omitBackground: true }));
}
await browser.close();
