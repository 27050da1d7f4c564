import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testIo } from "../testing/io.ts";
import { openProgress } from "./progress.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a line is drawn over itself and gone at the end", () => {
  const io = testIo({ screen: true });
  let n = 0;
  const progress = openProgress(io, () => `${++n} of 9`);
  vi.advanceTimersByTime(500);
  expect(io.written.stderr).toBe("\r\x1b[K1 of 9\r\x1b[K2 of 9");
  progress.clear();
  progress.clear();
  progress.close();
  expect(io.written.stderr).toBe("\r\x1b[K1 of 9\r\x1b[K2 of 9\r\x1b[K");
  vi.advanceTimersByTime(500);
  expect(io.written.stderr.endsWith("\r\x1b[K")).toBe(true);
});

test("it never wraps", () => {
  const io = testIo({ screen: true });
  const progress = openProgress(io, () => "x".repeat(200));
  vi.advanceTimersByTime(250);
  expect(io.written.stderr).toHaveLength("\r\x1b[K".length + 79);
  progress.close();
});

test("elsewhere than on a screen nothing is shown", () => {
  for (const io of [testIo(), testIo({ screen: true, env: { TERM: "dumb" } })]) {
    const progress = openProgress(io, () => "1 of 9");
    vi.advanceTimersByTime(500);
    progress.close();
    expect(io.written.stderr).toBe("");
  }
});
