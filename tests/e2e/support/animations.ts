import type { Page } from "@playwright/test";

/** Makes all movement on the page slower or faster than it is: 0.02 is fifty times as slow. */
export async function playbackRate(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: rate });
}
