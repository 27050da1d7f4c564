/**
 * Versions of the app on the device (AP-29): each lies complete in a cache of its own. Beside the one in use its
 * predecessor is kept, because a tab may still show that one and ask for a part it had not loaded.
 */
export interface Versions {
  /** Fetches whatever no earlier version has. Rejects, and leaves nothing, where anything cannot be had. */
  install(): Promise<void>;
  /** From now on this version is the one in use. */
  activate(): Promise<void>;
  /** What to answer to a request of the app: a file of this version, else of the one before, else of the host. */
  answer(request: Request): Promise<Response>;
}

/** A file of the build. Without a revision its name changes with its content. */
export interface BuiltFile {
  readonly url: string;
  readonly revision: string | null;
}

interface VersionsParts {
  readonly files: readonly BuiltFile[];
  /** The app's own address, with a slash at its end. */
  readonly scope: string;
  readonly caches: CacheStorage;
  fetch(request: Request): Promise<Response>;
  /** Milliseconds since 1970. */
  now(): number;
}

const PAGE = "index.html";
/** When a version came into use. No file is called so. */
const SINCE = "in-use-since";
const LOOSE = { ignoreVary: true } as const;

export function createVersions({ files, scope, caches, fetch, now }: VersionsParts): Versions {
  const prefix = `faceup ${scope} `;
  const name = digest(JSON.stringify(files)).then((version) => prefix + version);

  /** The page's address is the app's; some hosts answer to its name with a redirect, which is no page. */
  const addressOf = (file: string): string => new URL(file === PAGE ? "." : file, scope).href;

  /** Whatever stands behind the question mark is for the page to read (CO-4). */
  function keyOf(request: Request): string {
    const { origin, pathname } = new URL(request.url);
    const path = origin + pathname;
    return path === scope + PAGE ? scope : path;
  }

  async function others(): Promise<readonly string[]> {
    const own = await name;
    return (await caches.keys()).filter((other) => other.startsWith(prefix) && other !== own);
  }

  async function get({ url, revision }: BuiltFile): Promise<Response> {
    const address = addressOf(url);
    const known = revision === null ? await caches.match(address, LOOSE) : undefined;
    if (known !== undefined) return known;
    const response = await fetch(new Request(address, { cache: "reload" }));
    if (!response.ok || response.redirected) throw new Error(`${address}: ${response.status}`);
    return response;
  }

  async function inUseSince(cacheName: string): Promise<number> {
    const said = await (await caches.open(cacheName)).match(addressOf(SINCE));
    return said === undefined ? 0 : Number(await said.text());
  }

  return {
    async install() {
      try {
        const cache = await caches.open(await name);
        await Promise.all(files.map(async (file) => cache.put(addressOf(file.url), await get(file))));
      } catch (error) {
        await caches.delete(await name);
        throw error;
      }
    },
    async activate() {
      await (await caches.open(await name)).put(addressOf(SINCE), new Response(String(now())));
      const ages = await Promise.all(
        (await others()).map(async (other) => ({ other, since: await inUseSince(other) })),
      );
      const [, ...older] = ages.sort((a, b) => b.since - a.since);
      await Promise.all(older.map(({ other }) => caches.delete(other)));
    },
    async answer(request) {
      const key = keyOf(request);
      const own = await (await caches.open(await name)).match(key, LOOSE);
      return own ?? (await caches.match(key, LOOSE)) ?? fetch(request);
    },
  };
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
