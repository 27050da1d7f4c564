/** What a page holds in memory once everything that can be let go of is gone. */
import type { CDPSession, Page } from "@playwright/test";

export interface Memory {
  /** Bytes of the script's own things. */
  readonly heap: number;
  /** Nodes of documents, detached ones included. */
  readonly nodes: number;
}

/** Collections after which what only waited for another one is gone. */
const COLLECTIONS = 3;

export async function memoryOf(page: Page): Promise<Memory> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  for (let i = 0; i < COLLECTIONS; i++) {
    // What the page still has to do comes first.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await session.send("HeapProfiler.collectGarbage");
  }
  const { metrics } = await session.send("Performance.getMetrics");
  const nodes = metrics.find(({ name }) => name === "Nodes")?.value;
  if (nodes === undefined) throw new Error("the browser does not count nodes");
  const memory = { heap: heapOf(await snapshotOf(session)), nodes };
  await session.detach();
  return memory;
}

/** The parts of a heap snapshot that are read: each node is a row of numbers in one long list. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      /** The first field's values have names. */
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
}

async function snapshotOf(session: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  session.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => chunks.push(chunk));
  await session.send("HeapProfiler.takeHeapSnapshot");
  return JSON.parse(chunks.join("")) as Snapshot;
}

/**
 * Machine code does not count: the engine makes more of it for thousands of inputs, and what that comes to,
 * several hundred KiB, would hide what the app does not let go of. Neither does what the browser holds beside the
 * script's heap.
 */
const NOT_COUNTED: readonly (string | undefined)[] = ["code", "native"];

function heapOf({ snapshot, nodes }: Snapshot): number {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf("type"), fields.indexOf("self_size")];
  let bytes = 0;
  for (let row = 0; row < nodes.length; row += fields.length) {
    if (!NOT_COUNTED.includes(types[0][nodes[row + type] ?? -1])) bytes += nodes[row + size] ?? 0;
  }
  return bytes;
}
