import { PassThrough } from "node:stream";
import { describe, expect, test } from "vitest";
import { run } from "../run.ts";
import { LOST_SIMON, NEARLY_WON, until, WON_SIMON, WON_THOUGHTFUL } from "../testing/games.ts";
import { ran, testIo } from "../testing/io.ts";
import { fakeThreads, lostAfter } from "../testing/thread.ts";

const [CODE = ""] = WON_SIMON.split(" ");
const LATE_SIMON = until(WON_SIMON, 46);
const LATE_THOUGHTFUL = until(WON_THOUGHTFUL, 145);

/** What does not depend on the search or the machine. */
const COST = { nodes: expect.any(Number), ms: expect.any(Number) };

describe("--json", () => {
  test("the keys of the contract, in its order", async () => {
    const input = JSON.stringify({ id: "end", ...NEARLY_WON });
    const { exit, stdout, stderr } = await ran(["solve", "--json", "-"], { stdin: input });
    expect([exit, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(
      /^\{"id":"end","verdict":"winnable","moves":\["[^\]]*"\],"length":5,"score":50,"lowerBound":5,"optimal":true,"nodes":\d+,"ms":[\d.]+\}\n$/,
    );
  });

  test("the code stands where the position is the deal of one, the id where the input has one", async () => {
    const stdin = `{"id":7,"code":"${CODE}"}\n${CODE}\n${LATE_SIMON}\n`;
    const { json } = await ran(["solve", "-", "--json", "--max-nodes", "1"], { stdin });
    expect(json()).toEqual([
      { id: 7, code: CODE, verdict: "unknown", ...COST },
      { code: CODE, verdict: "unknown", ...COST },
      expect.not.objectContaining({ code: CODE }),
    ]);
  });

  test("a solution replays to the win with its score (SO-1)", async () => {
    for (const record of [LATE_SIMON, LATE_THOUGHTFUL]) {
      const { json } = await ran(["solve", record, "--json"]);
      const [answer] = json() as readonly { moves: readonly string[]; length: number; score: number }[];
      const position = (await ran(["deal", record, "--json"])).stdout.trim();
      const replayed = await ran(["replay", `${position} ${answer?.moves.join(" ")}`, "--json"]);
      expect(replayed.json()).toEqual([
        expect.objectContaining({ won: true, moves: answer?.length, score: answer?.score }),
      ]);
    }
  });

  test("an unwinnable position, a lost deal and their exit codes", async () => {
    const { exit, json } = await ran(["solve", LOST_SIMON, "--json"]);
    expect(exit).toBe(1);
    expect(json()).toEqual([{ verdict: "unwinnable", ...COST }]);
  });
});

describe("exit code: the first that applies of 2, 3, 1, 0", () => {
  const undecided = CODE;
  test.each([
    [0, [LATE_SIMON]],
    [1, [LATE_SIMON, LOST_SIMON]],
    [3, [LATE_SIMON, LOST_SIMON, undecided]],
    [2, [undecided, "nonsense", LOST_SIMON]],
  ])("%i", async (exit, inputs) => {
    expect((await ran(["solve", "--max-nodes", "8", ...inputs])).exit).toBe(exit);
  });
});

test("as text: verdict, cost and moves", async () => {
  const { stdout } = await ran(["solve", LATE_SIMON, LOST_SIMON]);
  expect(stdout).toMatch(
    /^SS1-S1-AAAAABD after 46 moves: winnable in \d moves, .*score \d+.* \(\d+ positions? searched, \d+ ms\)\n {2}\d+>\d+/,
  );
  expect(stdout).toMatch(/\nSS1-S2-DRIICDY after 7 moves: unwinnable \(\d+ positions? searched, \d+ ms\)\n$/);
});

test("a limit that ended the search is named", async () => {
  const { exit, stdout } = await ran(["solve", CODE, "--max-nodes", "1"]);
  expect(exit).toBe(3);
  expect(stdout).toMatch(/^SS1-S1-AAAAABD: not known, the limit of positions was reached \(1 position /);
});

test("in another language", async () => {
  const { stdout } = await ran(["solve", LOST_SIMON, "--lang", "cs"]);
  expect(stdout).toMatch(/^SS1-S2-DRIICDY po 7 tazích: nevyhratelné \(prohledán/);
});

test("Spiderette is solved too", async () => {
  const { exit, json } = await ran([
    "solve",
    "ST1-S1-AAAAABD",
    "ST1-S2-AAAAABD",
    "--max-nodes",
    "30000",
    "--json",
  ]);
  expect(exit).toBe(0);
  expect(json()).toMatchObject([{ verdict: "winnable" }, { verdict: "winnable" }]);
});

test("a record that breaks a rule is refused at its move", async () => {
  const { exit, stderr } = await ran(["solve", "SS1-S1-AAAAABD 10>4 8>6 3>4"]);
  expect(exit).toBe(2);
  expect(stderr).toMatch(
    /^faceup: SS1-S1-AAAAABD 10>4 8>6 3>4: Move 3, 3>4: .* Rule: down by one \(SS-4\)\.\n$/,
  );
});

test("limits and memory reach the threads; --shortest has an end where nobody names one", async () => {
  const asked = async (...options: readonly string[]) => {
    const { start, threads } = fakeThreads();
    const io = testIo({ threads: start });
    void run(["solve", CODE, ...options], io);
    await expect.poll(() => threads[0]?.tasks.length).toBe(1);
    const { limits, shortest } = threads[0]?.tasks[0] ?? {};
    return { ...limits, shortest };
  };
  const MIB = 1024 * 1024;
  expect(await asked()).toEqual({ bytes: 256 * MIB, shortest: false });
  expect(await asked("--shortest")).toEqual({ bytes: 256 * MIB, ms: 20_000, shortest: true });
  expect(await asked("--shortest", "--max-nodes", "1e6")).toEqual({
    bytes: 256 * MIB,
    nodes: 1_000_000,
    shortest: true,
  });
  expect(await asked("--time-limit", "0.25", "--memory", "64")).toEqual({
    bytes: 64 * MIB,
    ms: 250,
    shortest: false,
  });
});

test("--workers threads, answers in the order of the inputs", async () => {
  const { start, threads } = fakeThreads();
  const io = testIo({ threads: start, stdin: `${CODE}\nSS1-S1-AAAAABE\nSS1-S1-AAAAABF\n` });
  const exit = run(["solve", "-", "--json", "--workers", "2"], io);
  await expect.poll(() => threads.length).toBe(2);
  threads[1]?.say({ type: "outcome", outcome: lostAfter(2) });
  await expect.poll(() => threads[1]?.tasks.length).toBe(2);
  threads[1]?.say({ type: "outcome", outcome: lostAfter(3) });
  expect(io.written.stdout).toBe("");
  threads[0]?.say({ type: "outcome", outcome: lostAfter(1) });
  expect(await exit).toBe(1);
  const lines = io.written.stdout.trimEnd().split("\n");
  expect(lines.map((line) => (JSON.parse(line) as { nodes: number }).nodes)).toEqual([1, 2, 3]);
  expect(threads.map(({ ended }) => ended)).toEqual([true, true]);
});

test("Ctrl-C keeps what is finished, ends the threads and says so", async () => {
  const { start, threads } = fakeThreads();
  const stdin = new PassThrough();
  stdin.write(`${CODE}\nSS1-S1-AAAAABE\n`);
  const io = testIo({ threads: start, stdin });
  const exit = run(["solve", "-", "--json", "--workers", "2"], io);
  await expect.poll(() => threads.length).toBe(2);
  threads[1]?.say({ type: "outcome", outcome: lostAfter(2) });
  // Once the message has been taken in.
  await new Promise((resolve) => setImmediate(resolve));
  io.interrupt();
  expect(await exit).toBe(3);
  expect(io.written.stdout).toMatch(/^\{"code":"SS1-S1-AAAAABE",.*\}\n$/);
  expect(io.written.stderr).toBe("faceup: Interrupted: 1 deal was answered.\n");
  expect(threads.map(({ ended }) => ended)).toEqual([true, true]);
  expect(stdin.destroyed).toBe(true);
});

test("a deal whose thread died is unknown, not the end of the others", async () => {
  const { start, threads } = fakeThreads();
  const io = testIo({ threads: start });
  const exit = run(["solve", CODE, "SS1-S1-AAAAABE", "--json", "--workers", "1"], io);
  await expect.poll(() => threads[0]?.tasks.length).toBe(1);
  threads[0]?.breakDown(Object.assign(new Error(), { code: "ERR_WORKER_OUT_OF_MEMORY" }));
  await expect.poll(() => threads[1]?.tasks.length).toBe(1);
  threads[1]?.say({ type: "outcome", outcome: lostAfter(2) });
  expect(await exit).toBe(3);
  expect(io.written.stdout.match(/"verdict":"\w+"/g)).toEqual([
    '"verdict":"unknown"',
    '"verdict":"unwinnable"',
  ]);
  expect(io.written.stderr).toBe("");
});

test("a fault of the search is told with its deal, exit 2", async () => {
  const { start, threads } = fakeThreads();
  const io = testIo({ threads: start });
  const exit = run(["solve", CODE, "--json"], io);
  await expect.poll(() => threads[0]?.tasks.length).toBe(1);
  threads[0]?.breakDown(new Error("a bug"));
  expect(await exit).toBe(2);
  expect(io.written.stdout).toContain('"verdict":"unknown"');
  expect(io.written.stderr).toMatch(/^faceup: SS1-S1-AAAAABD: .* fault of Faceup: a bug\n$/);
});

describe("bad usage: exit 2 and a line", () => {
  test.each([
    [["--workers", "0"], "--workers takes a whole number from 1 to 256, not “0”."],
    [
      ["--max-nodes", "many"],
      "--max-nodes takes a whole number from 1 to 9,007,199,254,740,991, not “many”.",
    ],
    [["--time-limit", "-1"], "--time-limit takes seconds such as 30 or 0.5, not “-1”."],
    [["--memory", "1.5"], "--memory takes a whole number from 1 to 1,048,576, not “1.5”."],
  ])("%j", async (options, message) => {
    expect(await ran(["solve", CODE, ...options])).toMatchObject({
      exit: 2,
      stdout: "",
      stderr: `faceup: ${message}\n`,
    });
  });

  test("nothing at all", async () => {
    expect((await ran(["solve"])).stderr).toMatch(/^faceup: Nothing to do/);
  });
});
