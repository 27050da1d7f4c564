// `npm start`: installs what is missing, builds the app and serves the build on this computer.
// PORT=8080 npm start takes that port or says why it can't; otherwise the first free one from 4173 up is taken.
import { join } from "node:path";
import { root } from "./run.mjs";
import { setup } from "./setup.mjs";

setup();
const { build, preview } = await import("vite"); // only now is it sure to be installed

const web = join(root, "packages", "web");
await build({ root: web, logLevel: "warn" });

const wanted = process.env.PORT;
const server = await preview({
  root: web,
  logLevel: "warn",
  preview: { host: "localhost", port: wanted ? Number(wanted) : 4173, strictPort: wanted !== undefined },
});

console.log(`\nFaceup is ready: ${server.resolvedUrls?.local[0]}\nCtrl-C ends it.`);

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
  process.once(signal, async () => {
    await server.close();
    process.exit(0);
  });
}
