/** A plain static host of its own: the built app under a sub-path, in versions, and at times not to be reached. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Files by their path below the app's address. */
type Files = ReadonlyMap<string, Buffer>;

const DIST = fileURLToPath(new URL("../../../packages/web/dist", import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};
/** A page of the same origin that is not the app's. */
const BESIDE = Buffer.from('<!doctype html><link rel="icon" href="data:,">');
const PATH = "/games/faceup/";

/** The version that is built. */
function built(): Files {
  const names = readdirSync(DIST, { recursive: true, encoding: "utf8" });
  return new Map(
    names
      .filter((name) => TYPES[extname(name)] !== undefined)
      .map((name) => [name.replaceAll("\\", "/"), readFileSync(join(DIST, name))]),
  );
}

/**
 * The same app as another version: every part has another name, as it has when something in each was changed, and
 * the page says which version it is.
 */
function renamed(files: Files, version: string): Files {
  const parts = [...files.keys()].filter((name) => name.startsWith("assets/")).map((name) => name.slice(7));
  const rename = (text: string): string =>
    parts.reduce((all, part) => all.replaceAll(part, `${version}-${part}`), text);
  const changed = [...files].map(([name, content]): [string, Buffer] => {
    if (!/\.(html|js|css)$/.test(name)) return [name, content];
    const text = rename(content.toString());
    const said = text.replace("</head>", `<meta name="version" content="${version}"></head>`);
    return [rename(name), Buffer.from(name === "index.html" ? said : text)];
  });
  const page = new Map(changed).get("index.html") ?? "";
  const revision = createHash("md5").update(page).digest("hex");
  return new Map(
    changed.map(([name, content]) => {
      if (name !== "sw.js") return [name, content];
      const worker = content.toString();
      const next = worker.replace(/\w+(?=","url":"index\.html")/, revision);
      if (next === worker) throw new Error("sw.js does not name index.html");
      return [name, Buffer.from(next)];
    }),
  );
}

export class Host {
  #files = built();
  #server: Server | undefined;
  #port = 0;

  /** Of the app. */
  get address(): string {
    return `http://localhost:${this.#port}${PATH}`;
  }

  async start(): Promise<void> {
    const server = createServer(({ url = "" }, response) => {
      const { pathname } = new URL(url, "http://localhost");
      const name = pathname.startsWith(PATH) ? pathname.slice(PATH.length) || "index.html" : "";
      const content = pathname === "/" ? BESIDE : this.#files.get(name);
      const type = TYPES[extname(name)] ?? "text/html";
      response.writeHead(content === undefined ? 404 : 200, { "content-type": type }).end(content);
    });
    await new Promise<void>((resolve) => server.listen(this.#port, "localhost", resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** From now on nothing answers. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server === undefined) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  /** Puts another version in the place of the one that was there, none of whose parts is left. */
  deploy(version: string): void {
    this.#files = renamed(built(), version);
  }
}
