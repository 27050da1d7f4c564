import { deal } from "@faceup/rules";
import { solve } from "@faceup/solver";
import { expect, test } from "vitest";
import type { Job } from "./jobs.ts";
import { brokenWorker, inlineWorker, silentWorker } from "./testing/inline.ts";
import { createThread } from "./thread.ts";
import { winnableDeal } from "./winnableDeal.ts";

/** Any fixed sequence of 32-bit numbers. */
function bits(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state;
  };
}

test("AP-36 every deal it gives can be won", async () => {
  const thread = createThread(() => inlineWorker());
  for (let seed = 0; seed < 12; seed++) {
    const found = await winnableDeal({ game: "SS", option: "S4" }, bits(seed), thread);
    if (found === undefined) throw new Error("given up");
    expect(found.proved).toBe(true);
    expect(solve(deal(found.code)).verdict).toBe("winnable");
  }
});

test("AP-3 says so where nothing can be proved", async () => {
  const thread = createThread(brokenWorker);
  const found = await winnableDeal({ game: "SS", option: "S4" }, bits(1), thread);
  expect(found).toMatchObject({ proved: false });
});

test("AP-3 after a dozen deals that are not decided in time the next is dealt, and that said", async () => {
  const jobs: Job[] = [];
  const thread = createThread(() => inlineWorker(jobs, () => true));
  const found = await winnableDeal({ game: "SD", option: "S4" }, bits(1), thread);
  expect(found).toMatchObject({ code: { game: "SD", option: "S4" }, proved: false });
  expect(jobs).toHaveLength(12);
});

test("gives up when it is told to", async () => {
  const thread = createThread(silentWorker);
  const given = new AbortController();
  const search = winnableDeal({ game: "SS", option: "S4" }, bits(1), thread, given.signal);
  given.abort();
  expect(await search).toBe(undefined);
});
