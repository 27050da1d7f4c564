// Checks the types of every part: each package with the few types it may know, then tests and scripts.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { capture, root } from "./run.mjs";

/** Compilers running side by side: each takes a core and some 400 MB. */
const PARALLEL = 2;

const packages = readdirSync(join(root, "packages")).map((name) => `packages/${name}`);
const queue = packages.filter((path) => existsSync(join(root, path, "tsconfig.json"))).concat(".");
const tsc = join(root, "node_modules", "typescript", "bin", "tsc");

async function worker() {
  for (let part = queue.shift(); part !== undefined; part = queue.shift()) {
    const { ok, output } = await capture(process.execPath, [tsc, "--project", part, "--pretty", "false"]);
    console.log(`${ok ? "ok    " : "errors"} ${part === "." ? "tests and scripts" : part}`);
    if (ok) continue;
    console.log(output.trimEnd());
    process.exitCode = 1;
  }
}

await Promise.all(Array.from({ length: PARALLEL }, worker));
