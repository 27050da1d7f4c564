/** What assistive technology is told (AP-28): every change of the live regions, in order. */
import type { Page } from "@playwright/test";

export interface Listener {
  /** Waits until one thing more was said. */
  readonly next: () => Promise<void>;
  said(): Promise<readonly string[]>;
}

/** Listens from the next page on. */
export async function listen(page: Page): Promise<Listener> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (!(target instanceof Element) || target.getAttribute("role") !== "status") continue;
        for (const node of addedNodes) said.push(node.textContent ?? "");
      }
    }).observe(document, { childList: true, subtree: true });
  });
  const said = (): Promise<readonly string[]> =>
    page.evaluate(() => (window as unknown as { said: string[] }).said);
  let heard = 0;
  return {
    said,
    async next() {
      heard++;
      await page.waitForFunction(
        (count) => (window as unknown as { said: string[] }).said.length >= count,
        heard,
      );
    },
  };
}
