import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readLines, type Source, SourceError, sourcesOf } from "./source.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "faceup-source-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function texts(source: Source, stdin = ""): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { text } of readLines(source, { stdin: Readable.from([stdin]) })) found.push(text);
  return found;
}

async function fault(source: Source): Promise<unknown> {
  const error = await texts(source).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof SourceError ? error.fault : error;
}

test("arguments first, then files; - is standard input in both", () => {
  expect(sourcesOf(["a", "-", "b"], ["f", "-"])).toEqual([
    { type: "argument", text: "a" },
    { type: "stdin" },
    { type: "argument", text: "b" },
    { type: "file", path: "f" },
    { type: "stdin" },
  ]);
});

test("all three kinds give lines", async () => {
  const path = join(folder, "a.txt");
  writeFileSync(path, "1\n2\n");
  expect(await texts({ type: "file", path })).toEqual(["1", "2"]);
  expect(await texts({ type: "argument", text: "x" })).toEqual(["x"]);
  expect(await texts({ type: "stdin" }, "y\nz")).toEqual(["y", "z"]);
});

test("what is wrong with a file has a code of its own", async () => {
  expect(await fault({ type: "file", path: join(folder, "none") })).toEqual({ code: "file-missing" });
  expect(await fault({ type: "file", path: join(folder, "a.txt", "b") })).toEqual({ code: "file-missing" });
  expect(await fault({ type: "file", path: folder })).toEqual({ code: "file-directory" });
  const binary = join(folder, "binary");
  writeFileSync(binary, new Uint8Array([0x1f, 0x8b, 0, 0]));
  expect(await fault({ type: "file", path: binary })).toEqual({ code: "file-not-text" });
  expect(await fault({ type: "file", path: join(folder, "x".repeat(300)) })).toMatchObject({
    code: "file-failed",
    reason: expect.stringMatching(/^ENAMETOOLONG: [^,]+$/),
  });
});
