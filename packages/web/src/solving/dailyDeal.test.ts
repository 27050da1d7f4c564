import { dailyCandidates, deal, makeCode, type Variant } from "@faceup/rules";
import { solve } from "@faceup/solver";
import { expect, test } from "vitest";
import { dailyDeal } from "./dailyDeal.ts";
import type { Job } from "./jobs.ts";
import { brokenWorker, inlineWorker, silentWorker } from "./testing/inline.ts";
import { createThread } from "./thread.ts";

const VARIANT: Variant = { game: "TF", option: "D3N" };

/** Days whose first candidate cannot be won are among these. */
const DAYS = Array.from({ length: 30 }, (_, i) => 20_454 + i);

test("AP-3 the day's deal is the first of its candidates that can be won", async () => {
  const thread = createThread(() => inlineWorker());
  let later = 0;
  for (const day of DAYS) {
    const found = await dailyDeal(VARIANT, day, thread);
    if (found === undefined) throw new Error("not found");
    for (const [i, code] of [...take(dailyCandidates(VARIANT, day), 20)].entries()) {
      const { verdict } = solve(deal(code));
      expect(verdict).not.toBe("unknown");
      if (verdict !== "winnable") continue;
      expect(makeCode(found)).toBe(makeCode(code));
      later += Math.min(i, 1);
      break;
    }
  }
  expect(later).toBeGreaterThan(0);
});

test("AP-3 a listed deal is there without a search", async () => {
  const jobs: Job[] = [];
  const thread = createThread(() => inlineWorker(jobs));
  expect(await dailyDeal({ game: "SD", option: "S4" }, 20_787, thread)).toMatchObject({ game: "SD" });
  expect(jobs).toEqual([]);
});

test("AP-3 a deal that is not decided is asked about with more memory, and never passed over", async () => {
  const jobs: Job[] = [];
  const thread = createThread(() => inlineWorker(jobs, () => true));
  expect(await dailyDeal(VARIANT, 20_787, thread)).toBeUndefined();
  const first = [...take(dailyCandidates(VARIANT, 20_787), 1)].map(deal);
  expect(jobs.map(({ position }) => position)).toEqual([...first, ...first, ...first]);
  const bytes = jobs.map((job) => (job.type === "solve" ? job.limits.bytes : 0));
  expect(new Set(bytes).size).toBe(3);
});

test("is not found without a solver, nor once it is not wanted any more", async () => {
  expect(await dailyDeal(VARIANT, 20_787, createThread(brokenWorker))).toBeUndefined();
  const given = new AbortController();
  const search = dailyDeal(VARIANT, 20_787, createThread(silentWorker), given.signal);
  given.abort();
  expect(await search).toBeUndefined();
});

function* take<T>(items: Iterable<T>, count: number): Generator<T> {
  let i = 0;
  for (const item of items) {
    if (i++ === count) return;
    yield item;
  }
}
