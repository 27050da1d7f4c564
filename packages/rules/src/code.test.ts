import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CodeError,
  DEALS,
  type GameCode,
  makeCode,
  makeDealLetters,
  makeVariant,
  parseCode,
  parseStrictCode,
  parseVariant,
} from "./code.ts";
import { nameOf, VARIANTS } from "./testing/variants.ts";

const CODE: GameCode = { game: "SS", option: "S4", deal: 29 };

const anyCode: fc.Arbitrary<GameCode> = fc
  .tuple(
    fc.constantFrom(...VARIANTS),
    fc.maxSafeNat().map((n) => n % DEALS),
  )
  .map(([variant, deal]) => ({ ...variant, deal }));

function errorOf(text: string): CodeError {
  const parsed = parseCode(text);
  if (parsed.ok) throw new Error(`${text} was read as ${makeCode(parsed.value)}`);
  return parsed.error;
}

describe("CO-1: seven letters, a number in base 26", () => {
  it.each([
    ["AAAAAAA", 0],
    ["AAAAAAB", 1],
    ["AAAAAAZ", 25],
    ["AAAAABA", 26],
    ["AAAAABD", 29],
    ["BAAAAAA", 308_915_776],
    ["ZZZZZZZ", 8_031_810_175],
  ])("%s = %i", (letters, deal) => {
    expect(makeDealLetters(deal)).toBe(letters);
    expect(parseCode(`SS1-S4-${letters}`)).toEqual({ ok: true, value: { ...CODE, deal } });
  });

  it("parse∘make is the identity over the whole range, strictly and forgivingly", () => {
    fc.assert(
      fc.property(anyCode, (code) => {
        expect(parseStrictCode(makeCode(code))).toEqual({ ok: true, value: code });
        expect(parseCode(makeCode(code))).toEqual({ ok: true, value: code });
      }),
      { numRuns: 3000, seed: 1, examples: [[{ ...CODE, deal: 0 }], [{ ...CODE, deal: DEALS - 1 }]] },
    );
  });

  it("make∘parse is the identity: every combination of letters is a valid deal", () => {
    const letters = fc.string({
      unit: fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
      minLength: 7,
      maxLength: 7,
    });
    fc.assert(
      fc.property(fc.constantFrom(...VARIANTS), letters, (variant, deal) => {
        const text = `${makeVariant(variant)}-${deal}`;
        const parsed = parseStrictCode(text);
        expect(parsed.ok && makeCode(parsed.value)).toBe(text);
      }),
      { numRuns: 3000, seed: 1 },
    );
  });
});

describe("CO-2: forgiving reading", () => {
  it.each(VARIANTS.map((variant) => [nameOf(variant), variant] as const))("knows %s", (_, variant) => {
    expect(parseCode(`${makeVariant(variant)}-AAAAABD`)).toEqual({
      ok: true,
      value: { ...variant, deal: 29 },
    });
  });

  it.each([
    ["lower case", "ss1-s4-aaaaabd"],
    ["mixed case", "sS1-s4-AaAaAbD"],
    ["nothing between", "SS1S4AAAAABD"],
    ["spaces", " SS1 S4 AAAAABD "],
    ["spaces inside the letters", "SS1-S4-AAA AABD"],
    ["no-break spaces", "SS1\u00a0S4\u202fAAAAABD"],
    ["an ideographic space", "SS1\u3000S4-AAAAABD"],
    ["a next-line character", "SS1\u0085S4-AAAAABD"],
    ["tabs and line ends", "\tSS1-S4-\r\nAAAAABD\n"],
    ["zero-width space, joiners and a byte order mark", "\ufeffSS1\u200b-S4\u200c-\u200dAAAAABD\u2060"],
    ["marks of direction", "\u200eSS1-S4-\u202aAAAAABD\u202c\u200f"],
    ["isolates around a pasted code", "\u2068SS1-S4-AAAAABD\u2069"],
    ["soft hyphens", "SS1\u00adS4\u00adAAAAABD"],
    ["dashes at both ends", "--SS1-S4-AAAAABD--"],
    ["a link", "https://example.org/faceup/?g=SS1-S4-AAAAABD"],
    ["a link with more", "https://example.org/?lang=de&g=SS1-S4-AAAAABD&x=1#top"],
    ["a link, encoded", "https://example.org/?g=SS1%2DS4%2DAAAAABD"],
    ["a link with an encoded en dash", "https://example.org/?g=ss1%E2%80%93s4%E2%80%93aaaaabd"],
    ["a link in words", "Try this: https://example.org/?g=SS1-S4-AAAAABD it is hard"],
    ["a link at a sentence's end", "(Have a look at <https://example.org/?g=SS1-S4-AAAAABD>.)"],
    ["a link to its record", "https://example.org/faceup/#r=SS1-S4-AAAAABD%206%3E5%203%3E7"],
    ["a link that names it elsewhere", "https://example.org/play/SS1-S4-AAAAABD?lang=de"],
    ["a code after the hash", "http://localhost:5173/#g=SS1-S4-AAAAABD"],
    ["a link in capitals", "HTTPS://EXAMPLE.ORG/?G=SS1-S4-AAAAABD"],
  ])("%s", (_, text) => {
    expect(parseCode(text)).toEqual({ ok: true, value: CODE });
  });

  it("every dash of Unicode", () => {
    const dashes = Array.from({ length: 0x11000 }, (_, i) => i)
      .filter((i) => i < 0xd800 || i > 0xdfff)
      .map((i) => String.fromCodePoint(i))
      .filter((c) => /\p{Dash}|\p{Dash_Punctuation}/u.test(c));
    expect(dashes).toEqual(expect.arrayContaining([..."-‐‑‒–—―−⁓⁻₋﹣－〜"]));
    for (const dash of dashes) {
      expect(parseCode(`SS1${dash}S4${dash}AAAAABD`), dash).toEqual({ ok: true, value: CODE });
    }
  });

  it("reads any code through any mess of case, dashes and spaces", () => {
    const between = fc.string({
      unit: fc.constantFrom(" ", "-", "–", "—", "\u00a0", "\u200b", "\t"),
      maxLength: 3,
    });
    fc.assert(
      fc.property(
        anyCode,
        fc.array(fc.tuple(fc.boolean(), between), { minLength: 14, maxLength: 14 }),
        (code, mess) => {
          const letters = [...makeCode(code).replaceAll("-", "")];
          const text = letters
            .map((letter, i) => {
              const [lower, gap] = mess[i] ?? [false, ""];
              return (lower ? letter.toLowerCase() : letter) + gap;
            })
            .join("");
          expect(parseCode(text)).toEqual({ ok: true, value: code });
        },
      ),
      { numRuns: 2000, seed: 1 },
    );
  });
});

describe("CO-2: anything else says which part is wrong", () => {
  it.each([
    ["", "code-empty"],
    [" – \u200b", "code-empty"],
    ["https://example.org/?g=", "code-empty"],
    ["hello", "code-game"],
    ["S", "code-game"],
    ["FC1-S4-AAAAABD", "code-game"],
    ["https://example.org/", "code-game"],
    ["https://example.org/?g=SS1-S4-AAAAABDX", "code-length"],
    ["https://example.org/?g=SS1-S3-AAAAABD", "code-option"],
    ["https://example.org/?g=SS2-S4-AAAAABD.", "code-newer"],
    ["Code: SS1-S4-AAAAABD", "code-game"],
    ["SS", "code-version"],
    ["SSX-S4-AAAAABD", "code-version"],
    ["SS0-S4-AAAAABD", "code-version"],
    ["SS-S4-AAAAABD", "code-version"],
    ["SS2-S4-AAAAABD", "code-newer"],
    ["TF9-D1N-AAAAABD", "code-newer"],
    ["KL3", "code-newer"],
    ["SS1", "code-option"],
    ["SS1-S3-AAAAABD", "code-option"],
    ["SS1-D1N-AAAAABD", "code-option"],
    ["TF1-S4-AAAAABD", "code-option"],
    ["TF1-D1-AAAAABD", "code-option"],
    ["SS1-S4", "code-length"],
    ["SS1-S4-AAAABD", "code-length"],
    ["SS1-S4-AAAAABDX", "code-length"],
    ["SS1-S4-AAAAAB1", "code-letters"],
    ["SS1-S4-AAAAABD.", "code-letters"],
    ["SS1_S4_AAAAABD", "code-option"],
    ["SS1-S4-AAAA_ABD", "code-letters"],
    ["SS1-S4-ÄAAAABD", "code-letters"],
    ["SS1,S4,AAAAABD", "code-option"],
  ])("%j: %s", (text, code) => {
    expect(errorOf(text).code).toBe(code);
  });

  it("names what stands there and what it may be", () => {
    expect(errorOf("XY1-S4-AAAAABD")).toEqual({
      code: "code-game",
      text: "XY",
      allowed: ["SS", "TF", "ST", "KL", "SD"],
    });
    expect(errorOf("SS1-S3-AAAAABD")).toEqual({
      code: "code-option",
      text: "S3",
      game: "SS",
      allowed: ["S1", "S2", "S4"],
    });
    expect(errorOf("KL1-D2N-AAAAABD")).toMatchObject({ text: "D2N", allowed: ["D1N", "D3N"] });
    expect(errorOf("SS2-S4-AAAAABD")).toEqual({ code: "code-newer", text: "2" });
    expect(errorOf("SS1-S4-A1A?AA")).toEqual({ code: "code-letters", text: "1?" });
    expect(errorOf("SS1-S4-AAA")).toEqual({ code: "code-length", letters: 3 });
  });

  it.each([
    ["a dotless i among the letters", "SS1-S4-AAAAAıD"],
    ["a dotted capital I", "SS1-S4-AAAAAİD"],
    ["a long s, whose upper case is S", "ſs1-S4-AAAAABD"],
    ["full-width letters", "ＳＳ１－Ｓ４－ＡＡＡＡＡＢＤ"],
    ["Cyrillic letters", "ЅЅ1-S4-ААААABD"],
    ["the Kelvin sign", "\u212aL1-D1N-AAAAABD"],
    ["Arabic digits", "SS١-S4-AAAAABD"],
  ])("refuses %s instead of guessing", (_, text) => {
    expect(parseCode(text).ok).toBe(false);
  });

  it("a link that is not well encoded is an error, not an exception", () => {
    expect(parseCode("https://example.org/?g=SS1%-S4").ok).toBe(false);
    expect(parseCode("https://example.org/?g=%E2%80").ok).toBe(false);
  });

  it("never throws, and what it reads is a code that it writes", () => {
    const nearly = fc.string({
      unit: fc.constantFrom(..."SsTtFKLlD12349N-– AZ%?&#=gıﬀ\u{1F0A1}\ud800"),
      maxLength: 20,
    });
    fc.assert(
      fc.property(fc.oneof(nearly, fc.string({ unit: "binary" })), (text) => {
        for (const parsed of [parseCode(text), parseStrictCode(text)]) {
          if (parsed.ok) expect(parseStrictCode(makeCode(parsed.value))).toEqual(parsed);
        }
        parseVariant(text);
      }),
      { numRuns: 5000, seed: 1 },
    );
  });
});

describe("CO-2: strict inside records", () => {
  it.each([
    "ss1-s4-aaaaabd",
    "SS1S4AAAAABD",
    "SS1–S4–AAAAABD",
    " SS1-S4-AAAAABD",
    "?g=SS1-S4-AAAAABD",
    "SS1-S4AAAAABD",
  ])("%j is refused", (text) => {
    expect(parseCode(text).ok).toBe(true);
    expect(parseStrictCode(text).ok).toBe(false);
  });

  it("the first two parts name a game in positions, as strictly", () => {
    expect(parseVariant("SS1-S4")).toEqual({ ok: true, value: { game: "SS", option: "S4" } });
    expect(parseVariant("KL1-D3N")).toEqual({ ok: true, value: { game: "KL", option: "D3N" } });
    for (const text of [
      "ss1-s4",
      "SS1S4",
      "SS-1S4",
      "SS1-S4-",
      "SS1-S4-AAAAABD",
      "SS1-",
      "",
      "SS2-S4",
      "SS1-D1N",
    ]) {
      expect(parseVariant(text).ok, text).toBe(false);
    }
  });
});
