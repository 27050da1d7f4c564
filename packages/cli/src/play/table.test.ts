import { currentPosition } from "@faceup/rules";
import { expect, test } from "vitest";
import { facesFor } from "../output/face.ts";
import { FIFTY_TWO_CARDS, gameFrom, gameOf, TWENTY_CARDS } from "../testing/games.ts";
import { tableLines } from "./table.ts";

const plain = (
  position: ReturnType<typeof currentPosition>,
  width = 80,
  height: number | undefined = undefined,
) => tableLines(position, facesFor({ colour: false, symbols: false }, position.variant), width, height);

test("columns under their numbers, hidden cards hidden (ST-1)", () => {
  expect(plain(currentPosition(gameOf("ST1-S4-AAAAABD")))).toEqual([
    " 1       2       3       4       5       6       7",
    "KD      ##      ##      ##      ##      ##      ##",
    "        2D      ##      ##      ##      ##      ##",
    "                JD      ##      ##      ##      ##",
    "                        7D      ##      ##      ##",
    "                                7S      ##      ##",
    "                                        JS      ##",
    "                                                JH",
  ]);
});

test("an empty column is marked", () => {
  const { columns, ...rest } = TWENTY_CARDS;
  const moved = [...columns.slice(0, 8), [...(columns[8] ?? []), ...(columns[9] ?? [])], []];
  expect(plain(currentPosition(gameFrom({ ...rest, columns: moved })))[1]).toMatch(/4H {6}--$/);
});

test("twenty cards take twenty lines; with one line less the two deepest share one", () => {
  const position = currentPosition(gameFrom(TWENTY_CARDS));
  const full = plain(position, 80, 21);
  expect(full).toHaveLength(21);
  expect(full[1]).toMatch(/^9H {6}9D/);
  expect(full[20]).toBe("AS");
  const tight = plain(position, 80, 20);
  expect(tight).toHaveLength(20);
  expect(tight[1]).toMatch(/^9H AC {3}9D/);
  expect(tight[19]).toBe("AS");
});

test("a whole pack in one column: hidden cards become one line, cells as wide as they can be", () => {
  const lines = plain(currentPosition(gameFrom(FIFTY_TWO_CARDS)), 80, 20);
  expect(lines).toHaveLength(20);
  expect(lines[1]).toContain("## 2");
  const cards = lines.slice(2).flatMap((line) => line.match(/[A2-9TJQK][SHDC]/g) ?? []);
  expect(cards).toHaveLength(50);
  expect(cards.at(-1)).toBe("KC");
});

test("a narrow terminal gets narrow cells", () => {
  const lines = plain(currentPosition(gameOf("SS1-S4-AAAAABD")), 40);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(40);
});
