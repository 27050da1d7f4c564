import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tokens } from "./recordTokens.ts";

function split(text: string): readonly string[] {
  return tokens(text).map((token) => token.text);
}

describe("records as tokens", () => {
  it("are split at white space of any kind", () => {
    expect(split(" a\tb\nc\r\nd\u00a0e\u2003f\ufeffg\u2028h ")).toEqual([..."abcdefgh"]);
    expect(split("")).toEqual([]);
    expect(split(" \n ")).toEqual([]);
  });

  it("# begins a comment at a line's start or after white space, and nowhere else", () => {
    expect(split("# one\na # two\nb#c #d\n#e")).toEqual(["a", "b#c"]);
    expect(split("a #\nb")).toEqual(["a", "b"]);
    expect(split("a\r\n# c\r\nb")).toEqual(["a", "b"]);
    expect(split("#")).toEqual([]);
  });

  it("JSON ends at its matching brace, wherever braces, quotes and # stand in its texts", () => {
    for (const json of [
      "{}",
      '{"a":{"b":{}}}',
      '{"a":"}"}',
      '{"a":"{"}',
      '{"a":"\\"}"}',
      '{"a":"\\\\"}',
      '{"a":" # no comment "}',
      '{\n"a":\n1}',
    ]) {
      expect(split(`${json} 1>2`)).toEqual([json, "1>2"]);
      expect(split(`${json}1>2`)).toEqual([json, "1>2"]);
    }
  });

  it("JSON without its brace goes on to the end", () => {
    expect(split('{"a":1 1>2\n3>4')).toEqual(['{"a":1 1>2\n3>4']);
    expect(split('{"a":"} 1>2')).toEqual(['{"a":"} 1>2']);
    expect(split("1>2 }")).toEqual(["1>2", "}"]);
  });

  it("what begins like a code is meant as one", () => {
    const type = (text: string): string | undefined => tokens(text)[0]?.type;
    expect(["SS1-S4-AAAAABD", "ss1-s4", "XY9-", "TF12-D1N"].map(type)).toEqual([
      "code",
      "code",
      "code",
      "code",
    ]);
    expect(["4>7", "d", "r", "w>f", "fs>4", "SS1S4AAAAABD", "1-2", "abc"].map(type)).toEqual(
      Array.from({ length: 8 }, () => "word"),
    );
    expect(type("{")).toBe("json");
  });

  it("know their line and column, from 1", () => {
    const text = 'SS1-S1-AAAAABD 1>2\r\n  3>4 # 5\n{"a":\n1} 6>7\n\n8>9';
    expect(
      tokens(text).map(({ text: piece, line, column }) => `${line}:${column} ${piece.slice(0, 3)}`),
    ).toEqual(["1:1 SS1", "1:16 1>2", "2:3 3>4", '3:1 {"a', "4:4 6>7", "6:1 8>9"]);
  });

  it("never throw, and every token stands where it says", () => {
    const text = fc.string({
      unit: fc.constantFrom(...'aS1-># {}"\\\n\r\t \ufeff', "\u{1F0A1}"),
      maxLength: 60,
    });
    fc.assert(
      fc.property(text, (source) => {
        const lines = source.split("\n");
        for (const token of tokens(source)) {
          const from = lines.slice(token.line - 1).join("\n");
          expect(from.slice(token.column - 1).startsWith(token.text)).toBe(true);
          expect(token.text).not.toBe("");
        }
      }),
      { numRuns: 3000, seed: 1 },
    );
  });
});
