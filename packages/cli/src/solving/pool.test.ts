import { deal } from "@faceup/rules";
import { expect, test } from "vitest";
import { fakeThreads, lostAfter } from "../testing/thread.ts";
import { openPool } from "./pool.ts";
import type { Task } from "./task.ts";

const TASK: Task = { position: deal({ game: "SS", option: "S4", deal: 29 }), limits: {}, shortest: false };

test("a thread is started only when all others are at work, and used again", async () => {
  const { start, threads } = fakeThreads();
  const pool = openPool(start);
  const first = pool.ask(TASK);
  const second = pool.ask(TASK);
  expect(threads).toHaveLength(2);
  threads[1]?.say({ type: "outcome", outcome: lostAfter(7) });
  expect(await second).toEqual(lostAfter(7));
  void pool.ask(TASK);
  expect(threads).toHaveLength(2);
  expect(threads[1]?.tasks).toHaveLength(2);
  threads[0]?.say({ type: "outcome", outcome: lostAfter(3) });
  expect(await first).toEqual(lostAfter(3));
});

test("positions are counted while a search goes on", async () => {
  const { start, threads } = fakeThreads();
  const pool = openPool(start);
  const answer = pool.ask(TASK);
  threads[0]?.say({ type: "nodes", nodes: 4096 });
  expect(pool.nodes()).toBe(4096);
  threads[0]?.say({ type: "outcome", outcome: lostAfter(5000) });
  await answer;
  expect(pool.nodes()).toBe(5000);
});

test("a deal whose thread ran out of memory is unknown; the next one gets a new thread (SO-1, SO-4)", async () => {
  const { start, threads } = fakeThreads();
  const pool = openPool(start);
  const full = Object.assign(new Error("heap"), { code: "ERR_WORKER_OUT_OF_MEMORY" });
  for (const [i, error] of [full, new RangeError("Array buffer allocation failed")].entries()) {
    const answer = pool.ask(TASK);
    threads[i]?.say({ type: "nodes", nodes: 8192 });
    threads[i]?.breakDown(error);
    expect(await answer).toMatchObject({ verdict: "unknown", stop: "memory", nodes: 8192 });
  }
  void pool.ask(TASK);
  expect(threads).toHaveLength(3);
});

test("a thread that breaks off for another reason has a fault to tell", async () => {
  const { start, threads } = fakeThreads();
  const answer = openPool(start).ask(TASK);
  threads[0]?.breakDown(new Error("move 3 of the solution is refused"));
  expect(await answer).toMatchObject({ verdict: "unknown", fault: "move 3 of the solution is refused" });
});

test("closing ends all threads, those at work too", async () => {
  const { start, threads } = fakeThreads();
  const pool = openPool(start);
  void pool.ask(TASK);
  void pool.ask(TASK);
  await pool.close();
  expect(threads.map(({ ended }) => ended)).toEqual([true, true]);
});
