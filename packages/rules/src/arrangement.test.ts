import { describe, expect, it } from "vitest";
import { readCaseLines } from "../cases/read.ts";
import { deal } from "./deal.ts";
import { currentPosition, currentScore, moveCount, newGame } from "./history.ts";
import { makePosition } from "./positionText.ts";
import { errorOf, KLONDIKE, readOf, SIMON, SPIDERETTE, simonWith } from "./testing/files.ts";

describe("hidden cards", () => {
  const { faceDown: dealtHidden, waste: _w, foundations: _f, ...bare } = KLONDIKE;

  it("as dealt where the rest is missing", () => {
    expect(readOf(bare).faceDown).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(dealtHidden).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(readOf({ ...bare, game: "TF1-D1N" }).faceDown).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it("else none", () => {
    const none = [0, 0, 0, 0, 0, 0, 0];
    expect(readOf({ ...bare, waste: [] }).faceDown).toEqual(none);
    expect(readOf({ ...bare, foundations: { S: 0, H: 0, D: 0, C: 0 } }).faceDown).toEqual(none);
    const [first = [], second = [], ...others] = bare.columns;
    expect(readOf({ ...bare, columns: [second, first, ...others] }).faceDown).toEqual(none);
  });

  it.each([
    [[0, 0, 0], { code: "face-down-count", found: 3, expected: 7 }],
    [[1, 1, 2, 3, 4, 5, 6], { code: "face-down", column: 0, found: 1, most: 0 }],
    [[0, 1, 2, 3, 4, 5, 7], { code: "face-down", column: 6, found: 7, most: 6 }],
    [[0, -1, 2, 3, 4, 5, 6], { code: "face-down", column: 1, found: -1, most: 1 }],
    [[0, 0.5, 2, 3, 4, 5, 6], { code: "face-down", column: 1, found: 0.5, most: 1 }],
    [[0, "1", 2, 3, 4, 5, 6], { code: "field-type", field: "faceDown[1]", expected: "number" }],
    ["none", { code: "field-type", field: "faceDown", expected: "list" }],
  ])("%j is refused", (faceDown, error) => {
    expect(errorOf({ ...KLONDIKE, faceDown })).toEqual(error);
  });

  it("an open game has none", () => {
    expect(errorOf({ ...KLONDIKE, game: "TF1-D1N" })).toMatchObject({
      code: "face-down",
      column: 1,
      most: 0,
    });
    expect(errorOf({ ...SIMON, faceDown: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0] })).toMatchObject({
      code: "face-down",
    });
  });
});

describe("what is wrong with an arrangement, and where", () => {
  it("too many columns or too few", () => {
    const { game, columns } = SIMON;
    const count = { code: "column-count", expected: 10 };
    expect(errorOf({ game, columns: columns.slice(1) })).toEqual({ ...count, found: 9 });
    expect(errorOf({ game, columns: [...columns, []] })).toEqual({ ...count, found: 11 });
  });

  it("piles that the game does not have, and a stock that it must have", () => {
    expect(errorOf({ ...SIMON, stock: ["AS"] })).toEqual({ code: "pile-foreign", field: "stock" });
    expect(errorOf({ ...SIMON, waste: ["AS"] })).toEqual({ code: "pile-foreign", field: "waste" });
    expect(errorOf({ ...SPIDERETTE, waste: ["AS"] })).toEqual({ code: "pile-foreign", field: "waste" });
    expect(errorOf({ ...SIMON, foundations: { S: 1 } })).toEqual({
      code: "pile-foreign",
      field: "foundations",
    });
    expect(errorOf({ ...KLONDIKE, removed: ["S"] })).toEqual({ code: "pile-foreign", field: "removed" });
    expect(readOf({ ...SIMON, stock: [], waste: [], foundations: { S: 0 } })).toEqual(readOf(SIMON));
    for (const { stock: _, ...rest } of [KLONDIKE, SPIDERETTE]) {
      expect(errorOf(rest)).toEqual({ code: "stock-missing" });
    }
  });

  it("a card more often than the pack has it, at its second place", () => {
    // KD stands first in column 1 of the deal; here a second one takes the place of column 10's last card.
    expect(errorOf(simonWith({ 10: ["KD"] }))).toMatchObject({
      code: "card-surplus",
      allowed: 1,
      place: { field: "columns", column: 9, index: 0 },
    });
    expect(errorOf({ ...SPIDERETTE, columns: [["KC"], ...SPIDERETTE.columns.slice(1)] })).toMatchObject({
      code: "card-surplus",
      allowed: 0,
    });
  });

  it("missing cards are all named", () => {
    const error = errorOf(simonWith({ 9: [], 10: [] }));
    if (error.code !== "cards-missing") throw new Error(error.code);
    expect(error.cards).toHaveLength(3);
  });

  it("one pack is not two, nor are two one", () => {
    const spider = makePosition(deal({ game: "SD", option: "S4", deal: 1 }));
    expect(errorOf({ ...spider, stock: [] }).code).toBe("cards-missing");
    expect(errorOf({ ...spider, game: "SS1-S4", stock: [], faceDown: undefined }).code).toBe("card-surplus");
    expect(errorOf({ ...SIMON, game: "SD1-S4", stock: [] }).code).toBe("cards-missing");
  });

  it.each([
    [14, { found: 14 }],
    [-1, { found: -1 }],
    [1.5, { found: 1.5 }],
  ])("a foundation of %d cards", (height, found) => {
    const foundations = { S: 0, H: height, D: 0, C: 0 };
    expect(errorOf({ ...KLONDIKE, foundations })).toEqual({ code: "foundation-height", suit: "H", ...found });
  });

  it("a foundation that is no number, one too large for numbers, and one whose cards lie elsewhere", () => {
    const at = (S: unknown): unknown => ({ ...KLONDIKE, foundations: { S } });
    expect(errorOf(at("3"))).toEqual({ code: "field-type", field: "foundations.S", expected: "number" });
    expect(errorOf(JSON.stringify(at(5)).replace('"S":5', '"S":1e999')).code).toBe("foundation-height");
    expect(errorOf(at(5)).code).toBe("card-surplus");
  });

  it("more removed runs than there are, or runs whose cards lie elsewhere", () => {
    const columns = Array.from({ length: 10 }, () => []);
    const removed = (...suits: string[]): unknown => ({ game: "SS1-S2", columns, removed: suits });
    expect(readOf(removed("S", "H", "S", "H")).removed).toHaveLength(4);
    expect(errorOf(removed("S", "H", "S", "H", "S")).code).toBe("card-surplus");
    expect(errorOf(removed("S", "S", "S", "H")).code).toBe("card-surplus");
    expect(errorOf(removed("S", "H", "S", "D")).code).toBe("card-surplus");
    expect(errorOf(removed("S", "H", "S")).code).toBe("cards-missing");
    expect(errorOf({ ...SIMON, removed: ["S"] }).code).toBe("card-surplus");
  });
});

describe("games from entered positions", () => {
  it("UN-4: start at 500 or 0, with no moves, cards on foundations having scored", () => {
    const [first = []] = KLONDIKE.columns;
    expect(first).toEqual(["QC"]);
    const game = (value: unknown) => newGame({ type: "position", position: readOf(value) });
    expect([currentScore(game(SIMON)), moveCount(game(SIMON))]).toEqual([500, 0]);
    expect([currentScore(game(SPIDERETTE)), moveCount(game(SPIDERETTE))]).toEqual([500, 0]);
    expect([currentScore(game(KLONDIKE)), moveCount(game(KLONDIKE))]).toEqual([0, 0]);
    const later = { ...KLONDIKE, foundations: { S: 0, H: 2, D: 0, C: 0 }, faceDown: [0, 0, 0, 0, 0, 0, 0] };
    const without = {
      ...later,
      columns: later.columns.map((cards) => cards.filter((name) => name !== "AH" && name !== "2H")),
      stock: later.stock?.filter((name) => name !== "AH" && name !== "2H"),
    };
    expect(currentPosition(game(without)).scored).toEqual([0, 2, 0, 0]);
  });

  interface LayoutCase {
    readonly id: string;
    readonly position: { readonly columns: readonly (readonly string[])[] };
    readonly column: number;
    readonly cards: number;
  }
  it.each(readCaseLines<LayoutCase>("layouts.jsonl"))("extreme columns are positions: $id", (given) => {
    const position = readOf(given.position);
    expect(position.columns[given.column - 1]).toHaveLength(given.cards);
    const { removed: _, ...written } = makePosition(position);
    expect(written).toMatchObject(given.position);
  });
});
