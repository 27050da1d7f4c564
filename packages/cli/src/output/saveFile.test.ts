import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { expandHome, saveFile } from "./saveFile.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "faceup-save-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("an existing file is not replaced unasked", () => {
  const path = join(folder, "a.txt");
  saveFile(path, "one", false);
  expect(() => saveFile(path, "two", false)).toThrow(expect.objectContaining({ code: "EEXIST" }));
  expect(readFileSync(path, "utf8")).toBe("one");
  saveFile(path, "two", true);
  expect(readFileSync(path, "utf8")).toBe("two");
  expect(readdirSync(folder)).toEqual(["a.txt"]);
});

test("a link stays a link", () => {
  writeFileSync(join(folder, "target"), "one");
  symlinkSync(join(folder, "target"), join(folder, "link"));
  saveFile(join(folder, "link"), "two", true);
  expect(readFileSync(join(folder, "target"), "utf8")).toBe("two");
});

test("what cannot be written is an error of the system, and leaves nothing behind", () => {
  expect(() => saveFile(join(folder, "no", "a.txt"), "x", false)).toThrow(
    expect.objectContaining({ code: "ENOENT" }),
  );
  expect(() => saveFile(folder, "x", true)).toThrow(expect.objectContaining({ code: "EISDIR" }));
  expect(readdirSync(folder)).toEqual([]);
});

test("~ is the home folder", () => {
  expect(expandHome("~/a b.txt")).toBe(join(homedir(), "a b.txt"));
  expect(expandHome("~x")).toBe("~x");
});
