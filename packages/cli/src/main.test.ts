import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WON_SIMON } from "./testing/games.ts";

// The command as users run it: the built one, in a process of its own.
const BIN = fileURLToPath(new URL("../bin/faceup.js", import.meta.url));
const DIST = fileURLToPath(new URL("../dist/main.js", import.meta.url));

let folder = "";
beforeAll(() => {
  if (!existsSync(DIST)) throw new Error("The faceup command is not built: run npm run prepare.");
  folder = mkdtempSync(join(tmpdir(), "faceup-main-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function faceup(args: readonly string[], input = "") {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], { input, encoding: "utf8" });
  return { status, stdout, stderr };
}

function started(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [BIN, ...args], { stdio: ["pipe", "pipe", "pipe"] });
}

function ended(child: ChildProcess): Promise<{ readonly code: number | null; readonly stderr: string }> {
  let stderr = "";
  child.stderr?.on("data", (part) => {
    stderr += String(part);
  });
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, stderr })));
}

describe("exit codes", () => {
  test.each([
    [0, ["deal", "SS1-S4-AAAAABD"]],
    [0, ["replay", WON_SIMON]],
    [1, ["replay", "SS1-S1-AAAAABD 10>4"]],
    [2, ["replay", "SS1-S1-AAAAABD 10>3"]],
    [2, ["deal", "SS1-S3-AAAAABD"]],
    [2, ["deal"]],
    [2, []],
    [0, ["--help"]],
    [0, ["play", "SS1-S4-AAAAABD"]],
  ])("%i: %j", (status, args) => {
    const result = faceup(args);
    expect(result.status).toBe(status);
    // No stack trace for users, whatever happens.
    expect(result.stderr).not.toMatch(/^\s+at |node:|file:/m);
    if (status === 2) expect(result.stdout).toBe("");
    else expect(result.stderr).toBe("");
  });
});

test("--json: one object a line on standard output and nothing else there", () => {
  const { stdout, stderr, status } = faceup([
    "deal",
    "SS1-S4-AAAAABD",
    "nonsense",
    "TF1-D1N-AAAAAAB",
    "--json",
  ]);
  expect(status).toBe(2);
  const lines = stdout.trimEnd().split("\n");
  expect(lines.map((line) => (JSON.parse(line) as { game: string }).game)).toEqual([
    "SS1-S4-AAAAABD",
    "TF1-D1N-AAAAAAB",
  ]);
  expect(stderr).toMatch(/^faceup: nonsense: .*\n$/);
});

test("a reader that has seen enough ends it without a word, however much is left", async () => {
  const child = started(["deal", "-", "--json"]);
  const end = ended(child);
  const { stdin, stdout } = child;
  if (stdin === null || stdout === null) throw new Error("no pipes");
  // The writer is cut off too, when the command is gone.
  stdin.on("error", () => undefined);
  const feed = (): void => {
    while (stdin.writable && stdin.write("SS1-S4-AAAAABD\n".repeat(1000)));
  };
  stdin.on("drain", feed);
  feed();
  stdout.once("data", () => stdout.destroy());
  expect(await end).toEqual({ code: 0, stderr: "" });
});

// A device that is always full: Linux has one.
if (existsSync("/dev/full")) {
  test("an answer that cannot be written is told, exit 2", () => {
    const { status, stderr } = spawnSync(process.execPath, [BIN, "deal", "SS1-S4-AAAAABD"], {
      stdio: ["ignore", openSync("/dev/full", "w"), "pipe"],
      encoding: "utf8",
    });
    expect(status).toBe(2);
    expect(stderr).toBe("faceup: The answer could not be written: ENOSPC: no space left on device.\n");
  });
}

test("a file of any size that is no list of deals is refused quickly and in a line", () => {
  const file = join(folder, "big");
  writeFileSync(file, "A".repeat(16 * 1024 * 1024));
  const { status, stdout, stderr } = faceup(["deal", "--file", file]);
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toBe(`faceup: ${file}, line 1: This is too long for a deal or a record.\n`);
});

test("Ctrl-C in a game typed through a pipe keeps what was played", async () => {
  const child = started(["play", "SS1-S4-AAAAABD"]);
  const end = ended(child);
  let output = "";
  child.stdout?.on("data", (part) => {
    output += String(part);
    if (output.includes("Moves 1") && !child.killed) child.kill("SIGINT");
  });
  child.stdin?.write("6>5\n");
  expect(await end).toEqual({ code: 0, stderr: "" });
  expect(output.endsWith("\nSS1-S4-AAAAABD 6>5\n")).toBe(true);
});
