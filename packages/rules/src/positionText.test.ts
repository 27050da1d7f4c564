import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCaseLines } from "../cases/read.ts";
import { deal } from "./deal.ts";
import { currentPosition, currentScore, moveCount, newGame } from "./history.ts";
import type { Position } from "./position.ts";
import { makePosition, type PositionError, parsePosition, readPosition } from "./positionText.ts";
import { startOf } from "./record.ts";

const DEAL = deal({ game: "SS", option: "S4", deal: 29 });
const SIMON = { ...makePosition(DEAL), removed: undefined };
const KLONDIKE = makePosition(deal({ game: "KL", option: "D1N", deal: 1 }));
const SPIDERETTE = makePosition(deal({ game: "ST", option: "S2", deal: 1 }));

function read(value: unknown): Position {
  const found = readPosition(JSON.parse(JSON.stringify(value)));
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value.position;
}

function errorOf(value: unknown): PositionError {
  const found = parsePosition(typeof value === "string" ? value : JSON.stringify(value));
  if (found.ok) throw new Error("was read");
  return found.error;
}

/** Simple Simon with some columns (from 1) replaced. */
function simon(columns: Readonly<Record<number, readonly unknown[]>>): unknown {
  return { ...SIMON, columns: SIMON.columns.map((cards, i) => columns[i + 1] ?? cards) };
}

describe("positions as JSON", () => {
  it("the example of the format: game, columns, stock, waste, foundations, hidden cards", () => {
    const text = JSON.stringify(KLONDIKE);
    expect(Object.keys(KLONDIKE)).toEqual(["game", "columns", "stock", "waste", "foundations", "faceDown"]);
    expect(makePosition(read(JSON.parse(text)))).toEqual(KLONDIKE);
  });

  it("cards may be written as people write them", () => {
    const [first = []] = SIMON.columns;
    const people = first.map((name) =>
      name
        .replace("T", "10")
        .replace("S", "♠")
        .replace("H", "♥")
        .replace("D", "♦")
        .replace("C", "♣")
        .toLowerCase(),
    );
    expect(read(simon({ 1: people }))).toEqual(read(SIMON));
  });

  it("the order of fields and unknown fields mean nothing", () => {
    const { game, columns } = SIMON;
    expect(read({ verdict: "winnable", nativeMs: 3, columns, game, __proto__: 1 })).toEqual(read(SIMON));
  });

  it("keys that mean something to objects mean nothing here", () => {
    const nasty = JSON.stringify(SIMON).replace(
      "{",
      '{"__proto__":{"stock":["AS"]},"constructor":1,"toString":2,',
    );
    expect(parsePosition(nasty)).toMatchObject({ ok: true });
    expect(errorOf('{"__proto__":{"game":"SS1-S4","columns":[]}}')).toEqual({
      code: "field-missing",
      field: "game",
    });
    expect(errorOf({ ...SPIDERETTE, removed: ["constructor"] })).toMatchObject({ code: "suit-text" });
    expect(errorOf({ ...SPIDERETTE, removed: ["__proto__"] })).toMatchObject({ code: "suit-text" });
  });

  it("an id is handed through; none comes from null", () => {
    expect(parsePosition(JSON.stringify({ id: "x 1", ...SIMON }))).toMatchObject({ value: { id: "x 1" } });
    expect(parsePosition(JSON.stringify({ id: 7, ...SIMON }))).toMatchObject({ value: { id: "7" } });
    for (const value of [SIMON, { id: null, ...SIMON }]) {
      const found = parsePosition(JSON.stringify(value));
      expect(found.ok && "id" in found.value).toBe(false);
    }
  });

  it("SS, ST and SD write their removed runs, a suit for each", () => {
    const two = {
      ...SIMON,
      columns: [
        ["KS"],
        ["QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS"].join(" ").split(" "),
        ...Array.from({ length: 8 }, () => []),
      ],
    };
    const position = read({ ...two, removed: ["H", "d", "♣"] });
    expect(makePosition(position).removed).toEqual(["H", "D", "C"]);
    expect(position.removed.map((cards) => cards.length)).toEqual([13, 13, 13]);
  });
});

describe("the game and its code", () => {
  it("a full code whose deal the position is stays its code", () => {
    expect(parsePosition(JSON.stringify({ ...SIMON, game: "SS1-S4-AAAAABD" }))).toMatchObject({
      ok: true,
      value: { code: { game: "SS", option: "S4", deal: 29 } },
    });
    expect(parsePosition(JSON.stringify(SIMON))).toMatchObject({ ok: true });
    const found = parsePosition(JSON.stringify(SIMON));
    expect(found.ok && "code" in found.value, "no letters, no code").toBe(false);
  });

  it("of a full code whose deal it is not, the letters are dropped", () => {
    const found = parsePosition(JSON.stringify({ ...SIMON, game: "SS1-S4-AAAAABE" }));
    if (!found.ok) throw new Error(found.error.code);
    expect(found.value.code).toBeUndefined();
    expect(startOf(found.value).type).toBe("position");
    expect(makePosition(found.value.position).game).toBe("SS1-S4");
  });

  it("lists of deals may call it code", () => {
    const { game: _, ...rest } = SIMON;
    expect(parsePosition(JSON.stringify({ ...rest, code: "SS1-S4-AAAAABD" }))).toMatchObject({
      value: { code: { deal: 29 } },
    });
  });

  it.each([
    ["SS2-S4", "code-newer"],
    ["SS2-S4-AAAAABD", "code-newer"],
    ["SS1-S3", "code-option"],
    ["SS1-D1N", "code-option"],
    ["XX1-S4", "code-game"],
    ["SS1", "code-option"],
    ["SS1-S4-AAA", "code-length"],
    ["SS1-S4-aaaaabd", "code-letters"],
    ["", "code-empty"],
  ])("game %j is refused: %s", (game, code) => {
    expect(errorOf({ ...SIMON, game })).toMatchObject({ code: "position-game", error: { code } });
  });

  it("is as strict as a code in a record", () => {
    for (const game of ["ss1-s4", "SS1S4", "SS1–S4", " SS1-S4"]) {
      expect(errorOf({ ...SIMON, game }).code, game).toBe("position-game");
    }
  });
});

describe("hidden cards", () => {
  const { faceDown: dealtHidden, waste: _w, foundations: _f, ...bare } = KLONDIKE;

  it("as dealt where the rest is missing", () => {
    expect(read(bare).faceDown).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(dealtHidden).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(read({ ...bare, game: "TF1-D1N" }).faceDown).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it("else none", () => {
    const none = [0, 0, 0, 0, 0, 0, 0];
    expect(read({ ...bare, waste: [] }).faceDown).toEqual(none);
    expect(read({ ...bare, foundations: { S: 0, H: 0, D: 0, C: 0 } }).faceDown).toEqual(none);
    const [first = [], second = [], ...others] = bare.columns;
    expect(read({ ...bare, columns: [second, first, ...others] }).faceDown).toEqual(none);
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

describe("what is wrong and where", () => {
  it.each([
    ["", "json"],
    ["{", "json"],
    ["{'game':'SS1-S4'}", "json"],
    ["null", "field-type"],
    ["[]", "field-type"],
    ["7", "field-type"],
    ['"SS1-S4-AAAAABD"', "field-type"],
    ["{}", "field-missing"],
  ])("%j: %s", (text, code) => {
    expect(errorOf(text).code).toBe(code);
  });

  it("fields that are missing or of another kind", () => {
    const { game, columns } = SIMON;
    expect(errorOf({ columns })).toEqual({ code: "field-missing", field: "game" });
    expect(errorOf({ game })).toEqual({ code: "field-missing", field: "columns" });
    expect(errorOf({ game: 1, columns })).toEqual({ code: "field-type", field: "game", expected: "text" });
    expect(errorOf({ game, columns: {} })).toEqual({
      code: "field-type",
      field: "columns",
      expected: "list",
    });
    expect(errorOf({ game, columns: ["AS"] })).toEqual({
      code: "field-type",
      field: "columns[0]",
      expected: "list",
    });
    expect(errorOf({ ...KLONDIKE, stock: null })).toMatchObject({ code: "field-type", field: "stock" });
    expect(errorOf({ ...KLONDIKE, waste: 3 })).toMatchObject({ code: "field-type", field: "waste" });
    expect(errorOf({ ...KLONDIKE, foundations: [] })).toMatchObject({
      code: "field-type",
      field: "foundations",
    });
    expect(errorOf({ ...SIMON, removed: "S" })).toMatchObject({ code: "field-type", field: "removed" });
    expect(errorOf({ ...SIMON, removed: [1] })).toEqual({
      code: "suit-text",
      text: "1",
      field: "removed[0]",
    });
  });

  it("texts that are no cards, by their place", () => {
    const card = { code: "card-text", field: "columns", column: 1, index: 2 };
    const with2 = (name: unknown): unknown => simon({ 2: ["AS", "2S", name] });
    expect(errorOf(with2("1S"))).toEqual({ ...card, text: "1S" });
    expect(errorOf(with2(7))).toEqual({ ...card, text: "7" });
    expect(errorOf(with2(null))).toEqual({ ...card, text: "null" });
    expect(errorOf(with2({ toString: 1, valueOf: 1 }))).toEqual({ ...card, text: "{…}" });
    expect(errorOf(with2(["AS"]))).toEqual({ ...card, text: "[…]" });
    expect(errorOf({ ...KLONDIKE, stock: ["AS", "DH"] })).toEqual({
      code: "card-text",
      field: "stock",
      index: 1,
      text: "DH",
    });
  });

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
    expect(read({ ...SIMON, stock: [], waste: [], foundations: { S: 0 } })).toEqual(read(SIMON));
    for (const { stock: _, ...rest } of [KLONDIKE, SPIDERETTE]) {
      expect(errorOf(rest)).toEqual({ code: "stock-missing" });
    }
  });

  it("a card more often than the pack has it, at its second place", () => {
    // KD stands first in column 1 of the deal; here a second one takes the place of column 10's last card.
    expect(errorOf(simon({ 10: ["KD"] }))).toMatchObject({
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
    const error = errorOf(simon({ 9: [], 10: [] }));
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
    expect(read(removed("S", "H", "S", "H")).removed).toHaveLength(4);
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
    const game = (value: unknown) => newGame({ type: "position", position: read(value) });
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
    const position = read(given.position);
    expect(position.columns[given.column - 1]).toHaveLength(given.cards);
    const { removed: _, ...written } = makePosition(position);
    expect(written).toMatchObject(given.position);
  });
});

describe("total: no text and no value throws", () => {
  const pieces = fc.constantFrom<unknown>(
    ...[
      "SS1-S4",
      "KL1-D1N",
      "SD1-S1",
      "SS1-S4-AAAAABD",
      "AS",
      "10♥",
      "S",
      0,
      -1,
      1.5,
      1e300,
      null,
      true,
      "",
      [],
      {},
    ],
    { toString: 1, valueOf: 2 },
    { toString: null },
  );
  const nested = fc.letrec((tie) => ({
    value: fc.oneof({ depthSize: "small" }, pieces, fc.array(tie("value"), { maxLength: 11 }), tie("object")),
    object: fc.dictionary(
      fc.constantFrom(
        "game",
        "code",
        "columns",
        "stock",
        "waste",
        "foundations",
        "faceDown",
        "removed",
        "id",
        "S",
        "__proto__",
      ),
      tie("value"),
    ),
  }));
  const halfRight = fc
    .tuple(fc.constantFrom<object>(SIMON, KLONDIKE, SPIDERETTE), nested.object)
    .map(([right, wrong]) => ({ ...right, ...(wrong as object) }));

  it("any JSON", () => {
    fc.assert(
      fc.property(fc.oneof(nested.value, halfRight, fc.jsonValue()), (value) => {
        const text = JSON.stringify(value);
        const found = parsePosition(text);
        if (found.ok) expect(parsePosition(JSON.stringify(makePosition(found.value.position))).ok).toBe(true);
        else expect(typeof found.error.code).toBe("string");
      }),
      { numRuns: 3000, seed: 1 },
    );
  });

  it("any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(typeof parsePosition(text).ok).toBe("boolean");
      }),
      { numRuns: 1000, seed: 1 },
    );
  });

  it("values nested as deep as a text can hold", () => {
    const deep = "[".repeat(50_000) + "]".repeat(50_000);
    expect(errorOf(`{"game":"SS1-S4","columns":[[${deep}]]}`)).toMatchObject({
      code: "card-text",
      text: "[…]",
    });
    expect(errorOf(`{"game":"SS1-S4","columns":[],"id":${deep}}`).code).toBe("column-count");
  });
});
