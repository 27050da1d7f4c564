import { deal, type Variant } from "@faceup/rules";
import { DIFFICULTIES, difficultyOf, solve } from "@faceup/solver";
import { expect, test } from "vitest";
import { dealOfKind } from "./dealOfKind.ts";
import type { Job } from "./jobs.ts";
import { brokenWorker, inlineWorker, silentWorker } from "./testing/inline.ts";
import { createThread } from "./thread.ts";

const VARIANT: Variant = { game: "SS", option: "S4" };

/** Any fixed sequence of 32-bit numbers. */
function bits(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state;
  };
}

test("SO-8 AP-36 a deal is as hard as was wished for, and can be won", async () => {
  const thread = createThread(() => inlineWorker());
  for (const kind of DIFFICULTIES) {
    const found = await dealOfKind(VARIANT, kind, bits(7), thread);
    if (found === undefined) throw new Error("given up");
    expect(found).toMatchObject({ proved: true, otherKind: false });
    expect(difficultyOf(deal(found.code))?.level).toBe(kind);
    expect(solve(deal(found.code)).verdict).toBe("winnable");
  }
});

test("SO-8 where nothing can be worked out any deal is dealt, and that said", async () => {
  const found = await dealOfKind(VARIANT, "easy", bits(1), createThread(brokenWorker));
  expect(found).toMatchObject({ code: VARIANT, proved: false });
});

test("SO-8 ends after thirty deals whose difficulty is not known", async () => {
  const jobs: Job[] = [];
  const thread = createThread(() => inlineWorker(jobs, () => true));
  expect(await dealOfKind(VARIANT, "hard", bits(1), thread)).toMatchObject({ proved: false });
  expect(jobs).toHaveLength(30);
});

test("gives up when it is told to", async () => {
  const given = new AbortController();
  const search = dealOfKind(VARIANT, "easy", bits(1), createThread(silentWorker), given.signal);
  given.abort();
  expect(await search).toBeUndefined();
});
