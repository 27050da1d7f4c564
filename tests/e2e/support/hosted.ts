import { expect, type Page } from "@playwright/test";
import { App } from "./app.ts";
import { Host } from "./host.ts";
import { test as base } from "./test.ts";

/** Tests on a host of their own, in a browser that keeps the app (AP-29). */
export const test = base.extend<{ readonly host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are wanted
  host: async ({}, use) => {
    const host = new Host();
    await host.start();
    await use(host);
    await host.stop();
  },
  worker: true,
  baseURL: async ({ host }, use) => use(host.address),
});

export { expect };

/** Opens a deal, and waits until the app lies complete on the device. */
export async function visit(page: Page, host: Host, code: string): Promise<App> {
  const app = new App(page);
  await page.goto(`${host.address}?g=${code}`);
  await app.ready();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
    }
  });
  return app;
}
