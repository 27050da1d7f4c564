// Checks the types of every part: each package with the few types it may know, then tests and scripts.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { capture, root } from "./run.mjs";

/** Compilers running side by side: each takes a core and some 400 MB. */
const PARALLEL = 2;

const packages = readdirSync(join(root, "packages")).map((name) => `packages/${name}`);
const queue = packages.filter((path) => existsSync(join(root, path, "tsconfig.json"))).concat(".");
const tsc = join(root, "node_modules", "typescript", "bin", "tsc");

/** An error in a package shows in every package that imports it: it is printed once. */
const printed = new Set();

async function worker() {
  for (let part = queue.shift(); part !== undefined; part = queue.shift()) {
    const { ok, output } = await capture(process.execPath, [tsc, "--project", part, "--pretty", "false"]);
    console.log(`${ok ? "ok    " : "errors"} ${part === "." ? "tests and scripts" : part}`);
    if (ok) continue;
    for (const line of output.trimEnd().split("\n")) {
      if (!printed.has(line)) console.log(line);
      printed.add(line);
    }
    process.exitCode = 1;
  }
}

await Promise.all(Array.from({ length: PARALLEL }, worker));
