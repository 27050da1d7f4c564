/** What a page holds in memory once everything that can be let go of is gone. */
import type { CDPSession, Page } from "@playwright/test";

export interface Memory {
  /** Bytes in use by script. */
  readonly heap: number;
  /** Nodes of documents, detached ones included. */
  readonly nodes: number;
}

/** Below this share less, another collection was not worth its while. */
const SETTLED = 0.002;
const COLLECTIONS = 12;

export async function memoryOf(page: Page): Promise<Memory> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  let memory = await collected(page, session);
  for (let i = 0; i < COLLECTIONS; i++) {
    const next = await collected(page, session);
    const settled = next.nodes === memory.nodes && next.heap > memory.heap * (1 - SETTLED);
    memory = next;
    if (settled) break;
  }
  await session.detach();
  return memory;
}

async function collected(page: Page, session: CDPSession): Promise<Memory> {
  // What the page still has to do comes first.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const measured = (wanted: string): number => {
    const metric = metrics.find(({ name }) => name === wanted);
    if (metric === undefined) throw new Error(`the browser does not measure ${wanted}`);
    return metric.value;
  };
  return { heap: measured("JSHeapUsedSize"), nodes: measured("Nodes") };
}
