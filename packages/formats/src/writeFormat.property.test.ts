import { deal, makePosition, type Position, parseCode, positionKey } from "@faceup/rules";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { variantOf } from "../cases/read.ts";
import { FORMAT_NAMES, type FormatName } from "./names.ts";
import { readFormat } from "./readFormat.ts";
import { positions } from "./testing/walk.ts";
import { writeFormat } from "./writeFormat.ts";

const WRITTEN = FORMAT_NAMES.filter((name) => !name.endsWith("number") && name !== "code");

/** As a player sees it; what has scored is history, which no format holds (UN-4). */
function keyOf(position: Position): string {
  return positionKey({ ...position, scored: position.foundations });
}

function written(position: Position, format: FormatName): string | undefined {
  const found = writeFormat(position, format);
  if (found.ok) return found.value;
  expect(found.error.fault.code).toMatch(/^(write-(pile|started|lossy)|game-foreign)$/);
  return undefined;
}

describe("what was written is read as the same position", () => {
  test.each(WRITTEN)("%s, over legal play of all games", (format) => {
    let count = 0;
    fc.assert(
      fc.property(positions(), (position) => {
        const text = written(position, format);
        if (text === undefined) return;
        count++;
        const read = readFormat(text, { variant: position.variant });
        if (!read.ok) throw new Error(JSON.stringify(read.error));
        expect(read.value.format).toBe(format);
        expect(keyOf(read.value.position)).toBe(keyOf(position));
      }),
      { numRuns: 150 },
    );
    expect(count).toBeGreaterThan(0);
  });

  test.each(["json", "text"] as const)("%s holds every position and its game", (format) => {
    fc.assert(
      fc.property(positions(), (position) => {
        const text = writeFormat(position, format);
        if (!text.ok) throw new Error(JSON.stringify(text.error));
        const read = readFormat(text.value);
        if (!read.ok) throw new Error(JSON.stringify(read.error));
        expect(keyOf(read.value.position)).toBe(keyOf(position));
      }),
      { numRuns: 150 },
    );
  });

  test("klondike-solver-text and solvitaire-json hold games under way", () => {
    const klondike = positions([variantOf("KL1-D1N"), variantOf("KL1-D3N"), variantOf("TF1-D3N")]);
    fc.assert(
      fc.property(klondike, (position) => {
        expect(writeFormat(position, "klondike-solver-text").ok).toBe(true);
        // Columns of the sizes of a deal would be taken for one, printed in another order.
        const sizes = position.columns.map((cards) => cards.length).sort((a, b) => a - b);
        const likeDeal = sizes.join("") === "1234567";
        expect(writeFormat(position, "solvitaire-json").ok || likeDeal).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe("what a format cannot hold is refused", () => {
  const position = (game: string, fields: object): Position => {
    const read = readFormat(JSON.stringify({ ...NEARLY_WON, game, ...fields }));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    return read.value.position;
  };
  const NEARLY_WON = {
    columns: [["KS", "QH"], ["KH"], ["KD"], [], [], [], []],
    stock: [],
    waste: ["KC"],
    foundations: { S: 12, H: 11, D: 12, C: 12 },
  };

  test.each(FORMAT_NAMES.filter((name) => !WRITTEN.includes(name)))("%s is only read", (format) => {
    expect(writeFormat(position("TF1-D1N", {}), format)).toEqual({
      ok: false,
      error: { fault: { code: "write-never", format } },
    });
  });

  test("the waste in pysol-text, play in the 156 digits, other games", () => {
    const late = position("TF1-D1N", {});
    expect(writeFormat(late, "pysol-text")).toMatchObject({
      error: { fault: { code: "write-pile", pile: "waste" } },
    });
    expect(writeFormat(late, "klondike-solver")).toMatchObject({
      error: { fault: { code: "write-started" } },
    });
    expect(writeFormat(late, "fc-solve")).toMatchObject({ error: { fault: { code: "game-foreign" } } });
  });

  test("columns that would be taken for a deal out of order", () => {
    const code = parseCode("SS1-S4-AAAAABD");
    if (!code.ok) throw new Error("SS1-S4-AAAAABD");
    const dealt = deal(code.value);
    const turned: Position = { ...dealt, columns: [...dealt.columns].reverse() };
    for (const format of ["fc-solve", "solvitaire-json"] as const) {
      expect(writeFormat(turned, format)).toMatchObject({ error: { fault: { code: "write-lossy" } } });
      expect(writeFormat(dealt, format).ok).toBe(true);
    }
    expect(writeFormat(turned, "text").ok).toBe(true);
  });
});

test("text keeps the code of a deal, and drops it where the cards are not its deal", () => {
  const code = parseCode("KL1-D3N-AAAAABD");
  if (!code.ok) throw new Error("KL1-D3N-AAAAABD");
  const text = writeFormat(deal(code.value), "text", code.value);
  if (!text.ok) throw new Error(text.error.fault.code);
  expect(text.value).toMatch(
    /^Game: KL1-D3N-AAAAABD\nFoundations: H-0 C-0 D-0 S-0\nStock: .*\nWaste: -\n: KD\n/,
  );
  expect(readFormat(text.value)).toMatchObject({ value: { code: code.value } });
  const other = readFormat(text.value.replace("AAAAABD", "AAAAABE"));
  if (!other.ok) throw new Error(other.error.fault.code);
  expect(other.value.code).toBeUndefined();
  expect(makePosition(other.value.position).game).toBe("KL1-D3N");
});
