// npm runs this after `npm ci` and `npm install`: it builds the command, so that `npx faceup` works at once.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./run.mjs";

if (!existsSync(join(root, "node_modules/tsdown"))) {
  // npm ci --omit=dev
  console.log("Development dependencies are left out: the faceup command is not built.");
} else if (!run("npm", ["run", "--silent", "build", "--workspace", "packages/cli"])) {
  console.error("The faceup command could not be built: see the message above.");
  process.exit(1);
}
