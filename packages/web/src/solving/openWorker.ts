/** The address must stand here in full for the build to find the worker's file. */
export function openWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}
