// `npm start`: installs what is missing, builds the app and serves the build on this computer alone.
// PORT=8080 npm start takes that port or says why it can't; otherwise the first free one from 4173 up is taken.
import { join } from "node:path";
import { root } from "./run.mjs";
import { setup } from "./setup.mjs";

setup();
const { build, preview } = await import("vite"); // only now is it sure to be installed

const web = join(root, "packages", "web");
console.log("Building the app.");
await build({ root: web, logLevel: "warn" });

const wanted = process.env.PORT;
const options = { host: "localhost", port: Number(wanted ?? 4173), strictPort: wanted !== undefined };
try {
  const server = await preview({ root: web, logLevel: "warn", preview: options });
  console.log(`\nFaceup is ready: ${server.resolvedUrls?.local[0]}\nCtrl-C ends it.`);
} catch (error) {
  console.error(`Faceup can't be served: ${/** @type {Error} */ (error).message}.`);
  process.exit(1);
}

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(0));
