/** Pictures for docs/journeys.md: taken by `npm run picture`, not by a plain test run. */
import { join } from "node:path";
import type { Page } from "@playwright/test";

const FOLDER = process.env.JOURNEY_PICTURES;

/** The page as one sees it when all movement is over. */
export async function snapshot(page: Page, name: string): Promise<void> {
  if (FOLDER === undefined) return;
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  );
  await page.screenshot({ path: join(FOLDER, `${name}.png`), scale: "css" });
}
