import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createHold, type Hold } from "./hold.ts";
import type { Locks } from "./lock.ts";

/** A browser's locks, one at a time each, in the order they are asked for. */
function createLocks(): Locks {
  const chains = new Map<string, Promise<unknown>>();
  return {
    request: ((name: string, options: LockOptions, use: () => Promise<unknown>) => {
      if (options.steal) throw new Error("nobody is asleep here");
      const turn = (chains.get(name) ?? Promise.resolve()).then(use);
      chains.set(name, turn);
      return turn;
    }) as Locks["request"],
  };
}

/** A value that tabs share like a stored game: each reads it when it has the hold, and writes what it has made of it. */
function openTabs(count: number, delays: () => number) {
  const locks = createLocks();
  const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, delays()));
  let stored: readonly string[] = [];
  const tabs = Array.from({ length: count }, () => ({
    shown: stored as readonly string[],
    hold: undefined as unknown as Hold,
  }));
  for (const tab of tabs) {
    let writing: Promise<void> = Promise.resolve();
    tab.hold = createHold({
      locks,
      ask: (id) => {
        for (const other of tabs) if (other !== tab) void later().then(() => other.hold.wanted(id));
      },
      refresh: async () => {
        await later();
        tab.shown = stored;
      },
      leave: () => undefined,
      written: () => writing,
    });
    const write = (value: readonly string[]): void => {
      tab.shown = value;
      const before = writing;
      writing = later().then(async () => {
        await before;
        stored = value;
      });
    };
    Object.assign(tab, { add: (word: string) => tab.hold.run(() => write([...tab.shown, word])) });
  }
  const [first, ...others] = tabs;
  first?.hold.show("game", false);
  for (const other of others) other.hold.show("game", true);
  return {
    tabs: tabs as unknown as readonly { readonly hold: Hold; add(word: string): Promise<void> }[],
    stored: () => stored,
  };
}

describe("AP-30 whose game it is", () => {
  test("no change is lost or made twice, whichever tabs are used and however slow everything is", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(2), { minLength: 1, maxLength: 30 }),
        fc.infiniteStream(fc.nat(4)),
        async (uses, stream) => {
          const { tabs, stored } = openTabs(3, () => stream.next().value ?? 0);
          const words = uses.map((tab, i) => `${tab}:${i}`);
          await Promise.all(words.map(async (word) => tabs[Number(word[0])]?.add(word)));
          for (const { hold } of tabs) hold.letGo();
          await expect.poll(() => [...stored()].sort()).toEqual([...words].sort());
          // What one tab was used for happened in that order.
          for (const tab of [0, 1, 2]) {
            const own = (all: readonly string[]) => all.filter((word) => word.startsWith(`${tab}:`));
            expect(own(stored())).toEqual(own(words));
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  test("what the tab does that has the game is done at once", () => {
    const { tabs } = openTabs(1, () => 0);
    let done = false;
    void tabs[0]?.hold.run(() => {
      done = true;
    });
    expect(done).toBe(true);
  });

  test("a change that takes its time is not interrupted", async () => {
    const { tabs } = openTabs(2, () => 1);
    const [here, there] = tabs;
    const order: string[] = [];
    const slow = here?.hold.run(async () => {
      order.push("begun");
      await new Promise((resolve) => setTimeout(resolve, 20));
      order.push("ended");
    });
    const other = there?.hold.run(() => void order.push("other"));
    const next = here?.hold.run(() => void order.push("next"));
    await Promise.all([slow, other, next]);
    expect(order.slice(0, 2)).toEqual(["begun", "ended"]);
    expect([...order].sort()).toEqual(["begun", "ended", "next", "other"]);
  });

  test("a browser without locks keeps nobody from playing", () => {
    const hold = createHold({
      locks: undefined,
      ask: () => undefined,
      refresh: () => Promise.resolve(),
      leave: () => undefined,
      written: () => Promise.resolve(),
    });
    hold.show("game", true);
    let done = false;
    void hold.run(() => {
      done = true;
    });
    expect(done).toBe(true);
  });
});
