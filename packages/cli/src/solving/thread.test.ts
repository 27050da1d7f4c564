import { deal } from "@faceup/rules";
import { expect, test } from "vitest";
import { openPool } from "./pool.ts";
import type { Task } from "./task.ts";
import { threadOf } from "./thread.ts";

const TASK: Task = { position: deal({ game: "SS", option: "S4", deal: 29 }), limits: {}, shortest: false };

/** A real thread that runs this script for each task. */
function running(script: string): URL {
  const code = `import { parentPort } from "node:worker_threads"; parentPort.on("message", (task) => { ${script} });`;
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
}

test("a task crosses as it is", async () => {
  const outcome = "{ verdict: 'unwinnable', nodes: task.position.columns.length, ms: 1 }";
  const pool = openPool(
    threadOf(running(`parentPort.postMessage({ type: "outcome", outcome: ${outcome} })`)),
  );
  expect(await pool.ask(TASK)).toEqual({ verdict: "unwinnable", nodes: 10, ms: 1 });
  await pool.close();
});

test("a heap that is full ends the thread, not the process (SO-4)", async () => {
  const hungry = running("const all = []; for (;;) all.push(new Array(1000).fill(all.length))");
  const pool = openPool(threadOf(hungry, { maxOldGenerationSizeMb: 8 }));
  expect(await pool.ask(TASK)).toMatchObject({ verdict: "unknown", stop: "memory" });
});

test("so does a typed array that is too big for the machine", async () => {
  const pool = openPool(threadOf(running("new ArrayBuffer(2 ** 52)")));
  expect(await pool.ask(TASK)).toMatchObject({ verdict: "unknown", stop: "memory" });
});

test("an exception and an end without a word are faults", async () => {
  const failed = await openPool(threadOf(running("throw new Error('a bug')"))).ask(TASK);
  expect(failed).toMatchObject({ verdict: "unknown", fault: "a bug" });
  const gone = await openPool(threadOf(running("process.exit(5)"))).ask(TASK);
  expect(gone).toMatchObject({ verdict: "unknown", fault: "the thread ended with 5" });
});

test("a thread that hears nothing any more can be ended", async () => {
  const pool = openPool(threadOf(running("for (;;);")));
  void pool.ask(TASK);
  await pool.close();
});
