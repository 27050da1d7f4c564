import { expect, test } from "vitest";
import { inOrder } from "./inOrder.ts";

/** Work whose parts end when the test says so. */
function work() {
  const begun: number[] = [];
  const ends = new Map<number, () => void>();
  return {
    begun,
    do: (input: number) =>
      new Promise<string>((resolve) => {
        begun.push(input);
        ends.set(input, () => resolve(`#${input}`));
      }),
    end: (...inputs: readonly number[]) => {
      for (const input of inputs) ends.get(input)?.();
    },
  };
}

async function* numbers(count = Number.POSITIVE_INFINITY): AsyncGenerator<number> {
  for (let i = 0; i < count; i++) yield i;
}

/** Lets everything happen that can. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function collect(results: AsyncIterable<string>) {
  const got: string[] = [];
  const done = (async () => {
    for await (const result of results) got.push(result);
  })();
  return { got, done };
}

test("results keep the order of the inputs, whichever ends first", async () => {
  const { do: job, end } = work();
  const { got, done } = collect(inOrder(numbers(4), job, { atOnce: 4 }));
  await settled();
  end(2, 3);
  await settled();
  expect(got).toEqual([]);
  end(0);
  await settled();
  expect(got).toEqual(["#0"]);
  end(1);
  await done;
  expect(got).toEqual(["#0", "#1", "#2", "#3"]);
});

test("no more is worked on at once than asked for, and no input taken before somebody is free", async () => {
  const { do: job, begun, end } = work();
  let taken = 0;
  async function* counted() {
    for await (const n of numbers(5)) {
      taken++;
      yield n;
    }
  }
  const { done } = collect(inOrder(counted(), job, { atOnce: 2 }));
  await settled();
  expect([begun, taken]).toEqual([[0, 1], 2]);
  end(1);
  await settled();
  expect([begun, taken]).toEqual([[0, 1, 2], 3]);
  end(0, 2);
  await settled();
  end(3, 4);
  await done;
});

test("beside a hard input the others go on as far as the look-ahead, which bounds the memory", async () => {
  const begun: number[] = [];
  const hard = work();
  const easy = async (input: number): Promise<string> => {
    begun.push(input);
    return input === 0 ? hard.do(input) : `#${input}`;
  };
  const { got, done } = collect(inOrder(numbers(20), easy, { atOnce: 2, ahead: 10 }));
  await settled();
  expect([begun.length, got]).toEqual([10, []]);
  hard.end(0);
  await done;
  expect(got).toEqual(Array.from({ length: 20 }, (_, i) => `#${i}`));
});

test("an answer is there while the next input is still awaited", async () => {
  async function* slow() {
    yield 1;
    await new Promise(() => undefined);
  }
  const results = inOrder(slow(), async (n) => `#${n}`, { atOnce: 4 });
  expect((await results.next()).value).toBe("#1");
});

test("stopped, it gives out what is finished and begins nothing more", async () => {
  const { do: job, begun, end } = work();
  const stop = new AbortController();
  const { got, done } = collect(inOrder(numbers(), job, { atOnce: 3, signal: stop.signal }));
  await settled();
  end(1, 2);
  await settled();
  const before = begun.length;
  stop.abort();
  await done;
  expect(got).toEqual(["#1", "#2"]);
  expect(begun).toHaveLength(before);
});

test("stopped before it has begun, it does nothing", async () => {
  const { do: job, begun } = work();
  const { got, done } = collect(inOrder(numbers(), job, { atOnce: 3, signal: AbortSignal.abort() }));
  await done;
  expect([got, begun]).toEqual([[], []]);
});

test("a fault of the inputs or of the work comes out", async () => {
  async function* broken(): AsyncGenerator<number> {
    yield 1;
    throw new Error("unreadable");
  }
  await expect(collect(inOrder(broken(), async () => "", { atOnce: 1 })).done).rejects.toThrow("unreadable");
  const failing = inOrder(numbers(), async () => Promise.reject(new Error("undone")), { atOnce: 1 });
  await expect(failing.next()).rejects.toThrow("undone");
});
