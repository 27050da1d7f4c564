import { describe, expect, test } from "vitest";
import { type BuiltFile, createVersions, type Versions } from "./versions.ts";

const SCOPE = "https://example.org/sub/";

/** As much of a browser's caches as versions need; addresses as they are put in. */
class Caches {
  readonly stores = new Map<string, Map<string, Response>>();

  async open(name: string) {
    const store = this.stores.get(name) ?? new Map<string, Response>();
    this.stores.set(name, store);
    return {
      match: async (key: string) => store.get(key)?.clone(),
      put: async (key: string, response: Response) => void store.set(key, response),
    };
  }
  keys = async () => [...this.stores.keys()];
  delete = async (name: string) => this.stores.delete(name);
  async match(key: string) {
    for (const store of this.stores.values()) if (store.has(key)) return store.get(key)?.clone();
    return undefined;
  }
}

/** A host with the files of one version, and the versions a device has had of it. */
function world() {
  const caches = new Caches();
  let hosted: Readonly<Record<string, string>> = {};
  let time = 0;
  const asked: string[] = [];
  const fetch = async ({ url }: Request): Promise<Response> => {
    asked.push(url);
    const content = hosted[url.slice(SCOPE.length)];
    return new Response(content ?? "none", { status: content === undefined ? 404 : 200 });
  };
  return {
    caches,
    asked,
    /** `page` and one part that no other version has, beside what all have in common. */
    async deploy(version: string, missing = false): Promise<Versions> {
      hosted = { "": `page ${version}`, "common.js": "common", ...(missing ? {} : { [version]: version }) };
      const files: readonly BuiltFile[] = [
        { url: "index.html", revision: version },
        { url: "common.js", revision: null },
        { url: version, revision: null },
      ];
      return createVersions({
        files,
        scope: SCOPE,
        caches: caches as unknown as CacheStorage,
        fetch,
        now: () => ++time,
      });
    },
    unplug() {
      hosted = {};
    },
  };
}

const text = async (versions: Versions, path: string): Promise<string> =>
  (await versions.answer(new Request(SCOPE + path))).text();

describe("AP-29 versions on the device", () => {
  test("a version answers without the host, whatever a link asks for", async () => {
    const { deploy, unplug } = world();
    const one = await deploy("one.js");
    await one.install();
    unplug();
    for (const path of ["", "index.html", "?g=SS1-S1-AAAAABD", "index.html?x"])
      expect(await text(one, path)).toBe("page one.js");
    expect(await text(one, "common.js")).toBe("common");
  });

  test("only what is new is fetched", async () => {
    const { deploy, asked } = world();
    await (await deploy("one.js")).install();
    asked.length = 0;
    await (await deploy("two.js")).install();
    expect([...asked].sort()).toEqual([SCOPE, `${SCOPE}two.js`]);
  });

  test("the version in use keeps its page and parts while others come and wait", async () => {
    const { deploy } = world();
    const one = await deploy("one.js");
    await one.install();
    await one.activate();
    await (await deploy("two.js")).install();
    await (await deploy("three.js")).install();
    expect(await text(one, "")).toBe("page one.js");
    expect(await text(one, "one.js")).toBe("one.js");
  });

  test("its successor still has its parts, not those of versions before or never used", async () => {
    const { deploy, caches } = world();
    const names = ["one.js", "two.js", "three.js", "four.js"];
    for (const name of names) {
      const version = await deploy(name);
      await version.install();
      // Two is never taken up.
      if (name !== "two.js") await version.activate();
      if (name !== "four.js") continue;
      expect(await text(version, "")).toBe("page four.js");
      expect(await text(version, "three.js")).toBe("three.js");
      for (const gone of ["one.js", "two.js"]) {
        expect((await version.answer(new Request(SCOPE + gone))).status).toBe(404);
      }
    }
    expect(caches.stores.size).toBe(2);
  });

  test("one that cannot be had whole is not kept at all", async () => {
    const { deploy, caches } = world();
    const one = await deploy("one.js");
    await one.install();
    const two = await deploy("two.js", true);
    await expect(two.install()).rejects.toThrow("two.js: 404");
    expect(caches.stores.size).toBe(1);
    expect(await text(one, "")).toBe("page one.js");
  });

  test("what the host redirects is no file of the app", async () => {
    const caches = new Caches();
    const elsewhere = Object.defineProperty(new Response("log in"), "redirected", { value: true });
    const versions = createVersions({
      files: [{ url: "index.html", revision: "1" }],
      scope: SCOPE,
      caches: caches as unknown as CacheStorage,
      fetch: async () => elsewhere,
      now: () => 0,
    });
    await expect(versions.install()).rejects.toThrow();
    expect(caches.stores.size).toBe(0);
  });
});
