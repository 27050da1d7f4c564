import { describe, expect, it } from "vitest";
import { Budget } from "../budget.ts";
import { Seen } from "./seen.ts";

describe("SO-1: states met before", () => {
  it("are known, whatever the table's size", () => {
    const seen = new Seen(new Budget());
    const added = (): number => {
      let fresh = 0;
      for (let i = 0; i < 50_000; i++) if (seen.add(i & 0xff, i * 7919, 0)) fresh++;
      return fresh;
    };
    expect(added()).toBe(50_000);
    expect(added()).toBe(0);
    expect(seen.size).toBe(50_000);
  });

  it("cover wastes that give no more: longer ones by whole draws, and whole draws", () => {
    const seen = new Seen(new Budget());
    expect(seen.add(5, 6, 0)).toBe(true);
    expect(seen.add(5, 6, 7)).toBe(true);
    expect(seen.add(5, 6, 10)).toBe(false);
    expect(seen.add(5, 6, 4)).toBe(true);
    expect(seen.add(5, 6, 7)).toBe(false);
    expect(seen.add(5, 6, 8)).toBe(true);
    expect(seen.add(5, 6, 11)).toBe(false);
    expect(seen.add(5, 6, 2)).toBe(true);
    expect(seen.add(5, 6, 1)).toBe(true);
    expect(seen.add(5, 6, 0)).toBe(false);
    expect(seen.size).toBe(1);
  });
});

describe("SO-4: memory", () => {
  it("is kept while the table grows", () => {
    const budget = new Budget({ bytes: 100_000 });
    const seen = new Seen(budget);
    let added = 0;
    while (budget.stop === undefined) seen.add(added & 0xffff, ++added, 0);
    expect(budget.stop).toBe("memory");
    expect(added).toBeGreaterThan(3_000);
    seen.release();
    expect(budget.free).toBe(100_000);
  });
});
