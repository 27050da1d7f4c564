import { deal, type Position, parseStrictCode } from "@faceup/rules";
import { expect, test, vi } from "vitest";
import { ask } from "./ask.ts";
import type { Job } from "./jobs.ts";
import { brokenWorker, inlineWorker, silentWorker } from "./testing/inline.ts";
import { createThread, type Post } from "./thread.ts";

function position(): Position {
  const code = parseStrictCode("SS1-S1-AAAAABD");
  if (!code.ok) throw new Error("no code");
  return deal(code.value);
}

test("AP-7 jobs are done one after the other, and the worker is started with the first", async () => {
  const jobs: Job[] = [];
  const start = vi.fn(() => inlineWorker(jobs));
  const thread = createThread(start);
  expect(start).not.toHaveBeenCalled();
  const both = [ask(thread, position(), {}), ask(thread, position(), { nodes: 0 })];
  expect(jobs).toHaveLength(1);
  const answers = await Promise.all(both.map(({ answer }) => answer));
  expect(answers.map((answer) => answer?.verdict)).toEqual(["winnable", "unknown"]);
  expect(start).toHaveBeenCalledTimes(1);
});

test("the verdict comes first, then par as it gets better", async () => {
  const words: string[] = [];
  const thread = createThread(() => inlineWorker());
  const job = { type: "solve", position: position(), limits: {}, par: { nodes: 500 } } as const;
  expect(await thread.run(job, (word) => words.push(word.type)).done).toBe(true);
  expect(words[0]).toBe("answer");
  expect(new Set(words.slice(1))).toEqual(new Set(["par"]));
});

test("SO-4 cancelling ends the search at work and starts a new worker for the next", async () => {
  const workers: Post[] = [silentWorker(), inlineWorker()];
  const ended = vi.fn();
  const [first] = workers;
  if (first) first.terminate = ended;
  const thread = createThread(() => workers.shift() ?? silentWorker());
  const stuckFor = ask(thread, position(), {});
  const next = ask(thread, position(), {});
  stuckFor.cancel();
  expect(await stuckFor.answer).toBe(undefined);
  expect(ended).toHaveBeenCalledTimes(1);
  expect((await next.answer)?.verdict).toBe("winnable");
});

test("a job that waits is cancelled without disturbing the one at work", async () => {
  const ended = vi.fn();
  const thread = createThread(() => ({ ...silentWorker(), terminate: ended }));
  ask(thread, position(), {});
  const waiting = ask(thread, position(), {});
  waiting.cancel();
  expect(await waiting.answer).toBe(undefined);
  expect(ended).not.toHaveBeenCalled();
});

test("a worker that fails answers nothing, and the next job gets a new one", async () => {
  const kinds = [brokenWorker, inlineWorker];
  const thread = createThread(() => kinds.shift()?.() ?? silentWorker());
  const lost = ask(thread, position(), {});
  const next = ask(thread, position(), {});
  expect(await lost.answer).toBe(undefined);
  expect((await next.answer)?.verdict).toBe("winnable");
});
