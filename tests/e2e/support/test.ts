import { test as base, expect } from "@playwright/test";
import { App } from "./app.ts";

export interface Options {
  /**
   * Whether the browser keeps the app with a service worker (AP-29). Where that is not the subject it does not: each
   * test is a first visit, and would fetch everything behind its back.
   */
  readonly worker: boolean;
}

interface Fixtures {
  readonly withoutWorker: undefined;
  /**
   * Fails every test whose pages say anything on the console, throw, miss a file or ask another host (AP-31). It is
   * what they have complained about so far.
   */
  readonly quiet: readonly string[];
  readonly app: App;
}

export const test = base.extend<Options & Fixtures>({
  worker: [false, { option: true }],
  withoutWorker: [
    async ({ context, worker }, use) => {
      if (!worker) {
        await context.addInitScript(() => {
          Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined });
        });
      }
      await use(undefined);
    },
    { auto: true },
  ],
  quiet: [
    async ({ context, baseURL }, use) => {
      const faults: string[] = [];
      const own = new URL(baseURL ?? "").origin;
      context.on("console", (message) => faults.push(`console ${message.type()}: ${message.text()}`));
      context.on("weberror", (error) => faults.push(`page error: ${error.error().message}`));
      context.on("requestfailed", (request) => {
        const why = request.failure()?.errorText ?? "";
        // Cut off because the test went to another page meanwhile.
        if (why !== "net::ERR_ABORTED") faults.push(`request failed: ${request.url()} ${why}`);
      });
      context.on("request", (request) => {
        if (!request.url().startsWith(own)) faults.push(`foreign request: ${request.url()}`);
      });
      context.on("response", (response) => {
        if (response.status() >= 400) faults.push(`status ${response.status()}: ${response.url()}`);
      });
      await use(faults);
      expect(faults, "what the page complained about").toEqual([]);
    },
    { auto: true },
  ],
  app: async ({ page }, use) => {
    await use(new App(page));
  },
});

export { expect };
