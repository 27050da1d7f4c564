import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeCode, makeDealLetters, type Position } from "@faceup/rules";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { run } from "../run.ts";
import type { Outcome } from "../solving/task.ts";
import type { StartThread } from "../solving/thread.ts";
import { ran, testIo } from "../testing/io.ts";
import { fakeThreads, lostAfter } from "../testing/thread.ts";

let folder = "";
let path = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "faceup-survey-"));
  path = join(folder, "out.jsonl");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Threads that answer by turns, and what they were asked. */
function answering(...outcomes: readonly Outcome[]): {
  readonly start: StartThread;
  readonly asked: Position[];
} {
  const asked: Position[] = [];
  const start: StartThread = (hear) => ({
    post({ position }) {
      const outcome = outcomes[asked.length % outcomes.length] ?? lostAfter(1);
      asked.push(position);
      setImmediate(() => hear({ type: "outcome", outcome }));
    },
    end: async () => undefined,
  });
  return { start, asked };
}

const UNKNOWN: Outcome = { verdict: "unknown", stop: "nodes", nodes: 9, ms: 1 };
const codes = (): readonly string[] =>
  readFileSync(path, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => (JSON.parse(line) as { code: string }).code);
const codesFrom = (first: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `SS1-S4-${makeDealLetters(first + i)}`);

test("real deals: a line each in the order of their numbers, as solve gives them, and the summary", async () => {
  const args = ["survey", "ss1 s1", "--count", "3", "--from", "AAAAABD", "--out", path];
  const { exit, stdout, stderr } = await ran([...args, "--max-nodes", "100000"]);
  expect([exit, stderr]).toEqual([0, ""]);
  expect(codes()).toEqual(["SS1-S1-AAAAABD", "SS1-S1-AAAAABE", "SS1-S1-AAAAABF"]);
  expect(stdout).toMatch(
    /^SS1-S1, Simple Simon, 1 suit: 3 deals, SS1-S1-AAAAABD to SS1-S1-AAAAABF\n {2}\d {2}winnable\n {2}\d {2}unwinnable\n {2}0 {2}unknown.*\nWinnable: [\d.]+% of the decided deals, 95% interval [\d.]+% to [\d.]+%\n$/,
  );
  // Every solution in the file holds (SO-1).
  const replayed = await ran(["replay", "--file", path, "--json"]);
  const kept = readFileSync(path, "utf8").trimEnd().split("\n");
  expect(replayed.json().map((answer) => (answer as { won: boolean }).won)).toEqual(
    kept.map((line) => line.includes('"verdict":"winnable"')),
  );
});

test("--json: the summary as one object; unknown deals count both ways for the bounds", async () => {
  const { start } = answering(lostAfter(1), UNKNOWN);
  const { exit, json } = await ran(["survey", "SS1-S4", "--count", "4", "--json"], { threads: start });
  expect(exit).toBe(3);
  expect(json()).toEqual([
    {
      game: "SS1-S4",
      from: "SS1-S4-AAAAAAA",
      to: "SS1-S4-AAAAAAD",
      count: 4,
      done: 4,
      winnable: 0,
      unwinnable: 2,
      unknown: 2,
      winnability: 0,
      interval: [0, expect.closeTo(0.65762, 5)],
      ifUnknownUnwinnable: { winnability: 0, interval: [0, expect.closeTo(0.48989, 5)] },
      ifUnknownWinnable: {
        winnability: 0.5,
        interval: [expect.closeTo(0.15004, 5), expect.closeTo(0.84996, 5)],
      },
    },
  ]);
});

test("as text, in the user's language, with the bounds only where something is unknown", async () => {
  const { start } = answering(lostAfter(1), UNKNOWN);
  const { stdout } = await ran(["survey", "SS1-S4", "--count", "1200", "--lang", "de"], { threads: start });
  expect(stdout.replace(/\s*%/g, "%")).toBe(
    [
      "SS1-S4, Simple Simon, 4 Farben: 1.200 Verteilungen, SS1-S4-AAAAAAA bis SS1-S4-AAAABUD",
      "    0  gewinnbar",
      "  600  nicht gewinnbar",
      "  600  noch unklar: innerhalb der Grenzen nicht entschieden",
      "Gewinnbar: 0,0% der entschiedenen Verteilungen, 95-%-Intervall 0,0% bis 0,6%",
      "Wären alle unklaren nicht gewinnbar: 0,0%, 0,0% bis 0,3%",
      "Wären alle unklaren gewinnbar: 50,0%, 47,2% bis 52,8%",
      "",
    ]
      .join("\n")
      .replace("95-%", "95-%"),
  );
});

describe("goes on where it was", () => {
  test("finished deals are not solved again, a torn line is; more can be asked for later", async () => {
    const args = ["survey", "SS1-S4", "--from", "AAAAABD", "--out", path, "--workers", "2"];
    const first = answering(lostAfter(1));
    await ran([...args, "--count", "5"], { threads: first.start });
    expect(first.asked).toHaveLength(5);
    const whole = readFileSync(path, "utf8");
    writeFileSync(path, whole.slice(0, -10));
    const second = answering(lostAfter(1));
    const { exit, json } = await ran([...args, "--count", "8", "--json"], { threads: second.start });
    expect([exit, second.asked.length]).toEqual([0, 4]);
    expect(codes()).toEqual(codesFrom(29, 8));
    expect(readFileSync(path, "utf8").startsWith(whole)).toBe(true);
    expect(json()).toEqual([expect.objectContaining({ count: 8, done: 8, unwinnable: 8 })]);
  });

  test("a smaller survey counts its own deals only and leaves the file as it is", async () => {
    const args = ["survey", "SS1-S4", "--out", path];
    await ran([...args, "--count", "5"], { threads: answering(lostAfter(1)).start });
    const before = readFileSync(path, "utf8");
    const { start, asked } = answering(lostAfter(1));
    const { json } = await ran([...args, "--count", "2", "--json"], { threads: start });
    expect(json()).toEqual([expect.objectContaining({ count: 2, done: 2, unwinnable: 2 })]);
    expect([asked.length, readFileSync(path, "utf8")]).toEqual([0, before]);
  });

  test("Ctrl-C: everything finished is kept, also beyond a deal under way", async () => {
    const { start, threads } = fakeThreads();
    const io = testIo({ threads: start });
    const args = ["survey", "SS1-S4", "--count", "4", "--out", path, "--workers", "2"];
    const exit = run([...args, "--json"], io);
    await expect.poll(() => threads[1]?.tasks.length).toBe(1);
    threads[1]?.say({ type: "outcome", outcome: lostAfter(1) });
    await expect.poll(() => threads[1]?.tasks.length).toBe(2);
    io.interrupt();
    expect(await exit).toBe(3);
    expect(codes()).toEqual(["SS1-S4-AAAAAAB"]);
    expect(io.written.stderr).toBe(
      "faceup: Interrupted. What is finished is kept; the same command goes on from here.\n",
    );
    expect(JSON.parse(io.written.stdout)).toMatchObject({ count: 4, done: 1 });

    const later = answering(lostAfter(1));
    expect((await ran(args, { threads: later.start })).exit).toBe(0);
    expect(later.asked).toHaveLength(3);
    expect([...codes()].sort()).toEqual(codesFrom(0, 4));
  });
});

describe("refused: exit 2, a line, and nothing is solved", () => {
  const refused = async (...args: readonly string[]) => {
    const { start, asked } = answering(lostAfter(1));
    const { exit, stdout, stderr } = await ran(["survey", ...args], { threads: start });
    expect([exit, stdout, asked.length]).toEqual([2, "", 0]);
    return stderr.replace(folder, "DIR");
  };

  test("a file of another survey", async () => {
    writeFileSync(
      path,
      `{"code":"${makeCode({ game: "SS", option: "S1", deal: 0 })}","verdict":"unknown"}\n`,
    );
    expect(await refused("SS1-S4", "--count", "1", "--out", path)).toMatch(
      /^faceup: DIR\/out\.jsonl, line 1: This is no answer of this survey, .*\n$/,
    );
  });

  test("a place that is no file", async () => {
    expect(await refused("SS1-S4", "--count", "1", "--out", folder)).toBe(
      "faceup: DIR: This is no ordinary file, so a survey could not be continued from it.\n",
    );
  });

  test.each([
    [["--count", "1"], /^faceup: The argument game is missing/],
    [["SS1-S4"], /^faceup: The option --count is needed here/],
    [["SS1-S4", "--count", "0"], /^faceup: --count takes a whole number from 1 to /],
    [["SS1-S5", "--count", "1"], /^faceup: SS1-S5: “S5” is no option of Simple Simon/],
    [["SS1-S4", "--count", "1", "--from", "SS1-S1-AAAAAAA"], /^faceup: The survey is of SS1-S4, but /],
    [["SS1-S4", "--count", "1", "--from", "AAA"], /^faceup: --from AAA: The deal needs exactly 7 letters/],
    [["SS1-S4", "--count", "2", "--from", "ZZZZZZZ"], /--count may be 1 at most\.\n$/],
  ])("%j", async (args, message) => {
    expect(await refused(...args)).toMatch(message);
  });
});

test("a survey that loses its file stops and says so", async () => {
  const { start, threads } = fakeThreads();
  const io = testIo({ threads: start });
  const exit = run(["survey", "SS1-S4", "--count", "4", "--out", path, "--workers", "1"], io);
  await expect.poll(() => threads[0]?.tasks.length).toBe(1);
  writeFileSync(path, "somebody else's");
  threads[0]?.say({ type: "outcome", outcome: lostAfter(1) });
  expect(await exit).toBe(2);
  expect(readFileSync(path, "utf8")).toBe("somebody else's");
  expect(io.written.stderr).toContain("Something else has written to this file");
});
