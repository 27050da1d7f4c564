import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deal, makeCode, makePosition, parseCode, parsePosition } from "@faceup/rules";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TWENTY_CARDS } from "../testing/games.ts";
import { ran } from "../testing/io.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "faceup-deal-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function jsonOf(text: string): unknown {
  const code = parseCode(text);
  if (!code.ok) throw new Error(code.error.code);
  return JSON.parse(JSON.stringify(makePosition(deal(code.value), code.value)));
}

describe("--json", () => {
  test("answers a position a line, in the order of the inputs, and nothing else", async () => {
    const { exit, json, stderr } = await ran(["deal", "SS1-S4-AAAAABD", "kl1 d3n zzzzzzz", "--json"]);
    expect(exit).toBe(0);
    expect(json()).toEqual([jsonOf("SS1-S4-AAAAABD"), jsonOf("KL1-D3N-ZZZZZZZ")]);
    expect(stderr).toBe("");
  });

  test("hands the id through and reads its own answers", async () => {
    const file = join(folder, "deals.jsonl");
    const lines = [
      { id: 7, code: "SS1-S4-AAAAABD" },
      { id: "twenty", ...TWENTY_CARDS },
    ];
    writeFileSync(file, lines.map((line) => JSON.stringify(line)).join("\n"));
    const { exit, json, stdout } = await ran(["deal", "--file", file, "--json"]);
    expect(exit).toBe(0);
    expect(json()[0]).toEqual({ id: 7, ...(jsonOf("SS1-S4-AAAAABD") as object) });
    expect(json()[1]).toMatchObject({ id: "twenty", columns: TWENTY_CARDS.columns });
    expect((await ran(["deal", "-", "--json"], { stdin: stdout })).stdout).toBe(stdout);
  });

  test("every line is a position that is read again as the same deal", async () => {
    const codes = [
      "SS1-S1-AAAAAAA",
      "TF1-D1N-AAAAAAB",
      "ST1-S2-AAAAABD",
      "KL1-D1N-ZZZZZZZ",
      "SD1-S4-AAAAAAB",
    ];
    const { stdout } = await ran(["deal", ...codes, "--json"]);
    const read = stdout.trimEnd().split("\n").map(parsePosition);
    expect(
      read.map((position) => position.ok && position.value.code && makeCode(position.value.code)),
    ).toEqual(codes);
  });
});

describe("as text", () => {
  test("columns as piles, deepest card first (SS-1)", async () => {
    const { exit, stdout } = await ran(["deal", "SS1-S4-AAAAABD"]);
    expect(exit).toBe(0);
    const lines = stdout.split("\n");
    expect(lines[0]).toBe("SS1-S4-AAAAABD  Simple Simon · 4 suits");
    expect(lines[1]).toBe("  1    2    3    4    5    6    7    8    9   10");
    expect(lines[2]).toBe(" K♦   J♣   5♦   2♠   9♦   7♣   4♥   K♣   K♥   9♥");
    expect(lines[9]).toBe(" A♥   6♦   5♠");
    expect(lines).toHaveLength(11);
  });

  test("hidden cards in brackets, the stock in the order in which it is drawn", async () => {
    const { stdout } = await ran(["deal", "KL1-D3N-AAAAABD"], { env: {} });
    const { stock } = jsonOf("KL1-D3N-AAAAABD") as { stock: readonly string[] };
    expect(stdout).toContain("\n KD  [TC] [QH] [AC] [8C] [6D] [9C]\n");
    expect(stdout).toContain("[ ] face down");
    const listed = stdout.slice(stdout.indexOf("Stock, first card first:"));
    expect(listed.match(/[A2-9TJQK][SHDC]/g)).toEqual(stock);
    expect(Math.max(...stdout.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test("what lies beside the columns of a position, and its id", async () => {
    const position = {
      id: "x",
      game: "TF1-D1N",
      columns: [["KS", "QH"], ["KH"], [], [], [], [], []],
      stock: ["KD"],
      waste: ["KC"],
      foundations: { S: 12, H: 11, D: 12, C: 12 },
    };
    const { stdout } = await ran(["deal", JSON.stringify(position)], { env: {} });
    expect(stdout).toMatch(/^TF1-D1N \(set up by hand\) {2}Thoughtful Solitaire - Draw 1 {2}x\n/);
    expect(stdout).toContain("Waste, top card last: KC\nFoundations: QS JH QD QC\n");
  });

  test("an empty line between two deals; colours only where wanted", async () => {
    const { stdout } = await ran(["deal", "SS1-S4-AAAAABD", "SS1-S4-AAAAABE"]);
    expect(stdout.match(/\n\nSS1-S4-AAAAABE/g)).toHaveLength(1);
    expect(stdout).not.toContain("\x1b");
    expect((await ran(["deal", "SS1-S4-AAAAABD"], { env: { FORCE_COLOR: "1" } })).stdout).toContain(
      "\x1b[31m",
    );
  });
});

test("a record shows where it has come to; it is no deal of a code any more", async () => {
  const record = "SS1-S4-AAAAABD 6>5 3>7";
  const { stdout } = await ran(["deal", record]);
  expect(stdout).toMatch(/^SS1-S4-AAAAABD after 2 moves {2}Simple Simon/);
  expect((await ran(["deal", record, "--json"])).stdout).toMatch(/^\{"game":"SS1-S4","columns"/);
});

describe("bad input", () => {
  test("is named with its place; the right ones are answered all the same, exit 2", async () => {
    const file = join(folder, "mixed.jsonl");
    const deck = TWENTY_CARDS.columns.flat();
    const doubled = TWENTY_CARDS.columns.map((cards) => cards.map((card) => (card === "KS" ? "AS" : card)));
    const lines = [
      "SS1-S4-AAAAABD",
      JSON.stringify({ ...TWENTY_CARDS, columns: doubled }),
      JSON.stringify({ ...TWENTY_CARDS, columns: TWENTY_CARDS.columns.map((cards) => cards.slice(1)) }),
      JSON.stringify({ ...TWENTY_CARDS, columns: [deck] }),
      '{"game":"SS1-S4","columns":[["1X"]]}',
      '{"game":"SS1-S4",',
      "SS2-S4-AAAAABD",
      JSON.stringify(TWENTY_CARDS),
    ];
    writeFileSync(file, lines.join("\n"));
    const { exit, json, stderr } = await ran(["deal", "SS1-S9-AAAAABD", "--file", file, "--json"]);
    expect(exit).toBe(2);
    expect(json()).toHaveLength(2);
    const messages = stderr.trimEnd().split("\n");
    expect(messages.map((message) => message.replace(file, "FILE"))).toEqual([
      expect.stringMatching(/^faceup: SS1-S9-AAAAABD: “S9” is no option of Simple Simon/),
      expect.stringMatching(/^faceup: FILE, line 2: .*too often/),
      expect.stringMatching(/^faceup: FILE, line 3: 10 cards are missing/),
      "faceup: FILE, line 4: There is 1 column, but the game has 10.",
      "faceup: FILE, line 5: Column 1, card 1: “1X” is no card.",
      expect.stringMatching(/^faceup: FILE, line 6: This is no valid JSON/),
      expect.stringMatching(/^faceup: FILE, line 7: This code was made by a newer version/),
    ]);
  });

  test("nothing at all, a file that is none, a name given where a code belongs", async () => {
    const nothing = await ran(["deal"]);
    expect([nothing.exit, nothing.stdout]).toEqual([2, ""]);
    expect(nothing.stderr).toBe(
      "faceup: Nothing to do: give a game code, --file with a file, or - for standard input.\n",
    );
    const missing = await ran(["deal", "--file", join(folder, "none")]);
    expect([missing.exit, missing.stderr]).toEqual([
      2,
      `faceup: ${join(folder, "none")}: There is no such file.\n`,
    ]);
    const named = await ran(["deal", folder]);
    expect(named.exit).toBe(2);
    expect(named.stderr).toContain(`There is a file of this name: --file ${folder} reads it.`);
    expect((await ran(["deal", "-"])).stderr).toBe("faceup: standard input: There is nothing in it.\n");
  });

  test("a message is one line, whatever it quotes", async () => {
    const { stderr } = await ran(["deal", "-"], { stdin: `SS1-S4-\x1b[2J\x07${"ä".repeat(5000)}\n` });
    expect(stderr.split("\n")).toHaveLength(2);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    expect(stderr).not.toMatch(/[\x00-\x09\x0b-\x1f]/);
    expect(stderr.length).toBeLessThan(1100);
  });
});
