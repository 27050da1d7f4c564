import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LOST_SIMON, until, WON_SIMON, WON_THOUGHTFUL } from "./testing/games.ts";

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
    [0, ["solve", until(WON_SIMON, 46)]],
    [0, ["solve", until(WON_THOUGHTFUL, 145), "--shortest", "--max-nodes", "1000"]],
    [1, ["solve", LOST_SIMON, "--workers", "1"]],
    [3, ["solve", "SD1-S4-AAAAABD", "--max-nodes", "1"]],
    [3, ["solve", "SS1-S4-AAAAABD", "--max-nodes", "1"]],
    [0, ["survey", "SS1-S1", "--count", "2"]],
    [3, ["survey", "TF1-D1N", "--count", "2", "--max-nodes", "1"]],
    [2, ["survey", "SS1-S1"]],
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

describe("solving in threads", () => {
  const LATE = until(WON_SIMON, 46);

  test("many deals from standard input, answered in their order, each as soon as it can be", async () => {
    const child = started(["solve", "-", "--json", "--workers", "2"]);
    const end = ended(child);
    let output = "";
    // The next question is written when the last answer is there: nothing waits for the end of the input.
    child.stdout?.on("data", (part) => {
      output += String(part);
      const answers = output.split("\n").length - 1;
      if (answers < 5) child.stdin?.write(`${until(WON_SIMON, 46 - answers)}\n`);
      else child.stdin?.end();
    });
    child.stdin?.write(`${LATE}\n`);
    expect(await end).toEqual({ code: 0, stderr: "" });
    const answers = output
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as { verdict: string });
    expect(answers.map(({ verdict }) => verdict)).toEqual(Array.from({ length: 5 }, () => "winnable"));
  });

  test("Ctrl-C ends it, also while it waits for more input; what was answered stays", async () => {
    const child = started(["solve", "-", "--json", "--workers", "1"]);
    const end = ended(child);
    let output = "";
    child.stdout?.on("data", (part) => {
      output += String(part);
      if (output.endsWith("\n")) child.kill("SIGINT");
    });
    child.stdin?.write(`${LATE}\n`);
    expect(await end).toEqual({ code: 3, stderr: "faceup: Interrupted: 1 deal was answered.\n" });
    expect(output).toMatch(/^\{"verdict":"winnable".*\}\n$/);
  });

  test.each(["SIGINT", "SIGKILL"] as const)(
    "a survey ended by %s goes on with nothing lost",
    async (signal) => {
      const file = join(folder, `${signal}.jsonl`);
      const args = ["survey", "SS1-S1", "--from", "AAAAABD", "--out", file, "--workers", "2"];
      const child = started([...args, "--count", "100000000"]);
      const end = ended(child);
      await expect
        .poll(() => existsSync(file) && readFileSync(file, "utf8").split("\n").length)
        .toBeGreaterThan(5);
      child.kill(signal);
      expect((await end).code).toBe(signal === "SIGINT" ? 3 : null);

      const kept = readFileSync(file, "utf8");
      const whole = kept.slice(0, kept.lastIndexOf("\n") + 1);
      const count = whole.split("\n").length + 3;
      // A process that dies while it writes leaves a part of a line.
      if (signal === "SIGKILL") writeFileSync(file, `${whole}{"code":"SS1-S1-AA`);
      const again = faceup([...args, "--count", String(count), "--json"]);
      expect(again).toMatchObject({ status: 0, stderr: "" });
      expect(JSON.parse(again.stdout)).toMatchObject({ count, done: count });
      const now = readFileSync(file, "utf8");
      expect(now.startsWith(whole)).toBe(true);
      const codes = now
        .trimEnd()
        .split("\n")
        .map((line) => (JSON.parse(line) as { code: string }).code);
      expect(new Set(codes).size).toBe(codes.length);
    },
  );
});
