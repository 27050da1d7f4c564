import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The address of the solver's worker in a build. */
export function workerFile(dist: string): string {
  const name = readdirSync(join(dist, "assets")).find((file) => /^worker-.*\.js$/.test(file));
  if (name === undefined) throw new Error(`no worker in ${dist}`);
  return `/assets/${name}`;
}
