import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makePosition, parsePosition } from "./positionText.ts";
import { startOf } from "./record.ts";
import { errorOf, KLONDIKE, readOf, SIMON, SPIDERETTE, simonWith } from "./testing/files.ts";

describe("positions as JSON", () => {
  it("the example of the format: game, columns, stock, waste, foundations, hidden cards", () => {
    const text = JSON.stringify(KLONDIKE);
    expect(Object.keys(KLONDIKE)).toEqual(["game", "columns", "stock", "waste", "foundations", "faceDown"]);
    expect(makePosition(readOf(JSON.parse(text)))).toEqual(KLONDIKE);
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
    expect(readOf(simonWith({ 1: people }))).toEqual(readOf(SIMON));
  });

  it("the order of fields and unknown fields mean nothing", () => {
    const { game, columns } = SIMON;
    expect(readOf({ verdict: "winnable", nativeMs: 3, columns, game, __proto__: 1 })).toEqual(readOf(SIMON));
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
    const position = readOf({ ...two, removed: ["H", "d", "♣"] });
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
    const with2 = (name: unknown): unknown => simonWith({ 2: ["AS", "2S", name] });
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
      { numRuns: 1500, seed: 1 },
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
