import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** WCAG 2.2 AA and all it builds on. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

/** axe finds nothing on the page as it stands. Colours are measured when all movement is over. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  );
  const { violations, passes } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target.join(" ")}\n${failureSummary ?? ""}`),
  );
  expect.soft(found, "WCAG 2.2 AA").toEqual([]);
  // A page that axe could not look into would have no violations either.
  expect.soft(passes.length, "rules that axe could check").toBeGreaterThan(10);
}
