import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { makeCard } from "./cardText.ts";
import { DEALS, parseStrictCode } from "./code.ts";
import { deal } from "./deal.ts";
import { deck } from "./deck.ts";
import { rulesOf } from "./games/index.ts";
import { seedWords, shuffle, splitMix64, xoshiro128pp } from "./shuffle.ts";
import { suitsOf } from "./variant.ts";

/** The public page is what is tested: page and code cannot part. */
const PAGE = readFileSync(new URL("../../../docs/codes.md", import.meta.url), "utf8");

/** The blocks of the page fenced under a name. */
function blocks(name: string): readonly string[] {
  return PAGE.split("\n```")
    .filter((block) => block.startsWith(`${name}\n`))
    .map((block) => block.slice(name.length + 1));
}

function numbers(text: string): readonly number[] {
  return text.trim().split(/\s+/).map(Number);
}

function codeOrThrow(text: string) {
  const parsed = parseStrictCode(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.code}`);
  return parsed.value;
}

function outputs(next: () => number, count: number): readonly number[] {
  return Array.from({ length: count }, next);
}

describe("the generators, by reference outputs", () => {
  it("SplitMix64 from 1234567", () => {
    const expected = blocks("splitmix64")[0]?.trim().split(" ").map(BigInt) ?? [];
    expect(expected).toHaveLength(5);
    let state = 1234567n;
    for (const output of expected) {
      const step = splitMix64(state);
      expect(step.output).toBe(output);
      state = step.state;
    }
  });

  it("xoshiro128++ from 1 2 3 4", () => {
    const expected = numbers(blocks("xoshiro128++")[0] ?? "");
    expect(expected).toHaveLength(10);
    expect(outputs(xoshiro128pp([1, 2, 3, 4]), 10)).toEqual(expected);
  });

  it("xoshiro128++ from 1 2 3 4, output 102401, as the tests of PHP have it", () => {
    const next = xoshiro128pp([1, 2, 3, 4]);
    for (let i = 0; i < 102_400; i++) next();
    expect(next()).toBe(0x2c873cfa);
  });

  it("the seeding: two outputs of SplitMix64, low word first", () => {
    const lines = (blocks("seeds")[0] ?? "").trim().split("\n");
    expect(lines).toHaveLength(4);
    for (let i = 0; i < lines.length; i += 2) {
      const [seed = "", words = ""] = (lines[i] ?? "").split(": ");
      const state = seedWords(Number(seed));
      expect(state.map((word) => word.toString(16).padStart(8, "0")).join(" ")).toBe(words);
      expect(outputs(xoshiro128pp(state), 10)).toEqual(numbers(lines[i + 1] ?? ""));
    }
  });
});

describe("CO-3: the published vectors", () => {
  const vectors = blocks("vectors").flatMap((block) =>
    block
      .trim()
      .split("\n\n")
      .map((vector) => {
        const [code = "", ...cards] = vector.trim().split(/\s+/);
        return { code, cards };
      }),
  );
  const layouts = blocks("layouts").flatMap((block) =>
    block
      .trim()
      .split("\n\n")
      .map((layout) => {
        const [code = "", ...piles] = layout.trim().split(/\n\s+/);
        return { code, piles: piles.map((pile) => pile.replace(/^.*?:\s*/, "").split(" ")) };
      }),
  );

  it("cover the first, the second, a middle and the last deal, each with 1, 2, 4 suits and two packs", () => {
    const codes = vectors.map(({ code }) => code);
    for (const letters of ["AAAAAAA", "AAAAAAB", "AAAAABD", "ZZZZZZZ"]) {
      for (const game of ["SS1-S1", "SS1-S2", "SS1-S4", "SD1-S1", "SD1-S2", "SD1-S4"]) {
        expect(codes).toContain(`${game}-${letters}`);
      }
      expect(layouts.map(({ code }) => code)).toContain(`TF1-D1N-${letters}`);
    }
    expect(vectors).toHaveLength(27);
  });

  it.each(vectors)("$code", ({ code, cards }) => {
    const parsed = codeOrThrow(code);
    const { packs } = rulesOf(parsed.game).layout;
    expect(shuffle(deck(suitsOf(parsed.option), packs), parsed.deal).map(makeCard)).toEqual(cards);
    const dealt = deal(parsed);
    expect([...dealt.columns.flat(), ...dealt.stock].map(makeCard)).toEqual(cards);
  });

  it.each(layouts)("$code laid out", ({ code, piles }) => {
    const dealt = deal(codeOrThrow(code));
    expect([...dealt.columns, dealt.stock].map((pile) => pile.map(makeCard))).toEqual(piles);
  });
});

describe("shuffle", () => {
  it("is a permutation, leaves its input alone and takes any length", () => {
    const items = Object.freeze([..."abcdefg"]);
    expect([...shuffle(items, 5)].sort()).toEqual([...items]);
    expect(items.join("")).toBe("abcdefg");
    expect(shuffle([], 1)).toEqual([]);
    expect(shuffle(["x"], 1)).toEqual(["x"]);
  });

  it("gives every card every place about equally often", () => {
    const size = 13;
    const rounds = 13_000;
    const seen = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
    for (let deal = 0; deal < rounds; deal++) {
      const order = shuffle(
        Array.from({ length: size }, (_, i) => i),
        Math.floor((deal / rounds) * DEALS),
      );
      order.forEach((item, place) => {
        const row = seen[item] as number[];
        row[place] = (row[place] ?? 0) + 1;
      });
    }
    // Chi-squared over 169 cells of 1000 each has 144 degrees of freedom, so 144 ± 17; 250 is six deviations off.
    const chi = seen.flat().reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
    expect(chi).toBeLessThan(250);
  });
});
