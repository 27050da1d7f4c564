import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

/** A page with one empty layer that follows the pointer: the most frames that this machine can draw. */
const EMPTY_LAYER = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">
<div id="layer" style="position:absolute;width:120px;height:400px;background:#ccc;will-change:transform"></div>
<script>
  let x = 0, y = 0, asked = false;
  addEventListener("pointermove", (event) => {
    x = event.clientX; y = event.clientY;
    if (!asked) requestAnimationFrame(() => { asked = false; layer.style.transform = "translate(" + x + "px," + y + "px)"; });
    asked = true;
  });
</script>`;

/** Serves the built app, and the empty layer at /empty-layer, as plain files without compression. */
export async function serve(folder: string): Promise<{ readonly address: string; close(): void }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    if (path === "/empty-layer") {
      response.writeHead(200, { "content-type": "text/html" }).end(EMPTY_LAYER);
      return;
    }
    const file = join(folder, normalize(path.endsWith("/") ? `${path}index.html` : path));
    try {
      const body = readFileSync(file);
      response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((ready) => server.listen(0, "localhost", ready));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { address: `http://localhost:${port}`, close: () => server.close() };
}
