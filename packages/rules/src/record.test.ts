import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCaseLines, readCases } from "../cases/read.ts";
import { deal } from "./deal.ts";
import { currentPosition, currentScore, isWon, lineMoves, moveCount } from "./history.ts";
import { makeMove } from "./moveText.ts";
import { positionKey } from "./position.ts";
import { makePosition, readPosition } from "./positionText.ts";
import {
  type GameRecord,
  makeRecord,
  parseRecord,
  parseRecords,
  type RecordError,
  replay,
} from "./record.ts";

function recordOf(text: string): GameRecord {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

function errorOf(text: string): RecordError {
  const parsed = parseRecord(text);
  if (parsed.ok) throw new Error("was read");
  return parsed.error;
}

/** What a replay reports. */
function report(record: GameRecord): string {
  const played = replay(record);
  if (!played.ok) return `${played.error.number} ${played.error.refusal.rule}`;
  const game = played.value;
  return `won ${isWon(game)}, ${lineMoves(game).length} moves, score ${currentScore(game)}`;
}

const tokensOf = (record: GameRecord): string => record.moves.map(makeMove).join(" ");

describe.each(["records.txt", "family-records.txt"])("%s: games that other programs played", (name) => {
  const text = readCases(name);
  // Each record follows the comment that gives its totals.
  const totals = [...text.matchAll(/^# (won (?:true|false), \d+ moves, score -?\d+)$/gm)].map(
    (found) => found[1],
  );
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const records = parseRecords(text);

  it("holds as many records as totals", () => {
    expect(totals.length).toBeGreaterThan(5);
    expect(records).toHaveLength(totals.length);
    expect(lines).toHaveLength(totals.length);
  });

  it.each(totals.map((total, i) => [i + 1, total, records[i]] as const))(
    "record %i: %s",
    (number, total, parsed) => {
      if (parsed?.ok !== true) throw new Error("no record");
      expect(report(parsed.value)).toBe(total);
      expect(makeRecord(parsed.value)).toBe(lines[number - 1]);
      // Without undo the count of the attempt is that of the line, in every game (TF-14).
      const played = replay(parsed.value);
      expect(played.ok && moveCount(played.value)).toBe(parsed.value.moves.length);
    },
  );
});

describe("layouts.jsonl: long columns reached by play", () => {
  interface LayoutCase {
    readonly id: string;
    readonly position: unknown;
    readonly from: { readonly deal: unknown; readonly moves: string; readonly score: number };
  }
  it.each(readCaseLines<LayoutCase>("layouts.jsonl"))("$id", ({ position, from }) => {
    const played = replay(recordOf(`${JSON.stringify(from.deal)} ${from.moves}`));
    const expected = readPosition(position);
    if (!played.ok || !expected.ok) throw new Error("not played");
    expect(positionKey(currentPosition(played.value))).toBe(positionKey(expected.value.position));
    expect(currentScore(played.value)).toBe(from.score);
  });
});

describe("a record", () => {
  const short = "SS1-S4-AAAAABD 6>5 3>7 5>2x2";

  it("is a code and its moves, on one line or many, with comments", () => {
    const spread = "# a game\r\nSS1-S4-AAAAABD # the code\r\n\t6>5\r\n  3>7 # why not\r\n#5>2\r\n5>2x2\r\n";
    for (const text of [short, spread, `\ufeff${short}`, `  ${short}  `, short.replaceAll(" ", "\n")]) {
      expect(makeRecord(recordOf(text))).toBe(short);
    }
    expect(report(recordOf(short))).toBe("won false, 3 moves, score 497");
    expect(tokensOf(recordOf("SS1-S4-AAAAABD"))).toBe("");
  });

  it("may begin with the position's JSON, over many lines", () => {
    const position = makePosition(deal({ game: "SS", option: "S4", deal: 29 }));
    for (const json of [JSON.stringify(position), JSON.stringify(position, null, 2)]) {
      const record = recordOf(`${json} 6>5 3>7 5>2x2`);
      expect(record.start.type).toBe("position");
      expect(report(record)).toBe("won false, 3 moves, score 497");
      expect(makeRecord(record)).toBe(`${JSON.stringify(position)} 6>5 3>7 5>2x2`);
    }
  });

  it("CO-3: whose position is its code's deal is that code's record", () => {
    const position = {
      ...makePosition(deal({ game: "SS", option: "S4", deal: 29 })),
      game: "SS1-S4-AAAAABD",
    };
    expect(makeRecord(recordOf(`${JSON.stringify(position)} 6>5`))).toBe("SS1-S4-AAAAABD 6>5");
  });

  it("may be one object: a code or a position with its moves as a list or a text", () => {
    const list = { code: "SS1-S4-AAAAABD", id: "a", moves: ["6>5", "3>7"] };
    expect(recordOf(JSON.stringify(list))).toMatchObject({ id: "a" });
    expect(makeRecord(recordOf(JSON.stringify(list)))).toBe("SS1-S4-AAAAABD 6>5 3>7");
    expect(tokensOf(recordOf(JSON.stringify({ ...list, moves: "6>5 3>7" })))).toBe("6>5 3>7");
    expect(tokensOf(recordOf(`${JSON.stringify(list)} 5>2x2`))).toBe("6>5 3>7 5>2x2");
    const position = makePosition(deal({ game: "TF", option: "D1N", deal: 1 }));
    expect(tokensOf(recordOf(JSON.stringify({ position, moves: ["7>f", "d"] })))).toBe("7>f d");
    expect(tokensOf(recordOf(JSON.stringify({ ...list, moves: null })))).toBe("");
  });

  it("parse∘make is the identity on records of positions", () => {
    const json =
      '{"game":"TF1-D1N","columns":[["KS"],["KH"],["KD"],["KC"],[],[],[]],"stock":[],"waste":[],"foundations":{"S":12,"H":12,"D":12,"C":12}}';
    expect(makeRecord(recordOf(`${json} 1>f 2>f 3>f 4>f`))).toBe(`${json} 1>f 2>f 3>f 4>f`);
    expect(report(recordOf(`${json} 1>f 2>f 3>f 4>f`))).toBe("won true, 4 moves, score 40");
  });

  it("of a position with complete runs starts without them and without points (SS-7)", () => {
    const ranks = [..."KQJT98765432A"];
    const columns = ["S", "H", "D"].map((suit) => ranks.map((rank) => rank + suit));
    const rest = ranks.map((rank) => [`${rank}C`]).slice(0, 6);
    const last = ranks.slice(6).map((rank) => `${rank}C`);
    const record = recordOf(JSON.stringify({ game: "SS1-S4", columns: [...columns, ...rest, last] }));
    expect(report(record)).toBe("won false, 0 moves, score 500");
    expect(makeRecord(record)).toContain('"removed":["S","H","D"]');
    expect(makeRecord(recordOf(makeRecord(record)))).toBe(makeRecord(record));
  });
});

describe("many records in a text", () => {
  it("each begins at its code or JSON, and keeps its place", () => {
    const text = `SS1-S1-AAAAABD 10>4 TF1-D1N-AAAAAAB
      7>f d {"id":"mine","code":"KL1-D3N-AAAAAAA","moves":[]} d KL1-D1N-AAAAAAB`;
    const read = parseRecords(text).map((parsed) => (parsed.ok ? makeRecord(parsed.value) : parsed.error));
    expect(read).toEqual([
      "SS1-S1-AAAAABD 10>4",
      "TF1-D1N-AAAAAAB 7>f d",
      "KL1-D3N-AAAAAAA d",
      "KL1-D1N-AAAAAAB",
    ]);
  });

  it("a faulty one in the middle does not hide those after it", () => {
    const read = parseRecords(
      "SS1-S1-AAAAABD 10>4\nSS1-S1-AAAAAB1 10>4 zzz\nSS1-S1-AAAAABD 10>4 zzz 8>6\n{} 1>2\nSS1-S1-AAAAABD",
    );
    expect(read.map((parsed) => (parsed.ok ? "ok" : parsed.error.fault.code))).toEqual([
      "ok",
      "record-code",
      "record-move",
      "record-position",
      "ok",
    ]);
    expect(read.map((parsed) => (parsed.ok ? 0 : parsed.error.line))).toEqual([0, 2, 3, 4, 0]);
  });
});

describe("what is wrong with a record, and where", () => {
  it.each([
    ["", "record-empty", 1, 1],
    ["# nothing here", "record-empty", 1, 1],
    ["\n 4>7 SS1-S1-AAAAABD", "record-no-start", 2, 2],
    ["hello", "record-no-start", 1, 1],
    ["SS1S1AAAAABD 10>4", "record-no-start", 1, 1],
    ["ss1-s1-aaaaabd 10>4", "record-code", 1, 1],
    ["SS2-S1-AAAAABD 10>4", "record-code", 1, 1],
    ["SS1-S1-AAAAAB 10>4", "record-code", 1, 1],
    ["SS1-S1-AAAAABD\n10>4 8>6 zz", "record-move", 2, 10],
    ["SS1-S1-AAAAABD 10>4 3>w", "record-move", 1, 21],
    ['{"game":"SS1-S4"', "record-position", 1, 1],
    ['{"game":"SS1-S4","columns":[]} 1>2', "record-position", 1, 1],
    ['{"code":"SS1-S4"}', "record-code", 1, 1],
    ['{"code":7,"moves":[]}', "record-position", 1, 1],
    ['{"code":"SS1-S1-AAAAABD","moves":[{"toString":1,"valueOf":1}]}', "record-move", 1, 1],
    ['{"code":"SS1-S1-AAAAABD","moves":["10>4",[]]}', "record-move", 1, 1],
  ])("%j: %s", (text, code, line, column) => {
    const error = errorOf(text);
    expect([error.fault.code, error.line, error.column]).toEqual([code, line, column]);
  });

  it("the number of a token that is no move counts from 1", () => {
    expect(errorOf("SS1-S1-AAAAABD 10>4 8>6 zz").fault).toMatchObject({
      number: 3,
      error: { code: "move-text" },
    });
    expect(errorOf("SS1-S1-AAAAABD 3>w").fault).toMatchObject({
      number: 1,
      error: { code: "move-to-waste" },
    });
  });

  it("an illegal move is refused by number and rule; the game stands as far as it went", () => {
    expect(report(recordOf("SS1-S1-AAAAABD 1>2"))).toBe("1 SS-4");
    expect(report(recordOf("SS1-S1-AAAAABD 10>4 8>6 1>1"))).toBe("3 SS-4");
    expect(report(recordOf("TF1-D1N-AAAAAAB 7>f r"))).toBe("2 TF-9");
    expect(report(recordOf("SS1-S1-AAAAABD d"))).toBe("1 SS-1");
    expect(report(recordOf("SS1-S1-AAAAABD 11>1"))).toBe("1 notation");
    expect(report(recordOf("SS1-S1-AAAAABD 1>2x0"))).toBe("1 notation");
    const broken = replay(recordOf("SS1-S1-AAAAABD 10>4 1>1"));
    if (broken.ok) throw new Error("was played");
    expect(makeMove(broken.error.move)).toBe("1>1");
    expect([moveCount(broken.error.game), currentScore(broken.error.game)]).toEqual([1, 499]);
  });

  it("a move after the win is refused like any other", () => {
    const won = readCases("records.txt").split("\n")[2] ?? "";
    expect(report(recordOf(`${won} 1>2`))).toBe("51 SS-4");
  });
});

describe("total and quick", () => {
  it("no text throws", () => {
    const words = fc.constantFrom(
      "SS1-S1-AAAAABD",
      "10>4",
      "8>6",
      "{",
      "}",
      '{"moves":',
      '"',
      "#",
      "\n",
      "d",
      "[]",
      "\\",
    );
    const nearly = fc.array(words, { maxLength: 12 }).map((list) => list.join(" "));
    fc.assert(
      fc.property(fc.oneof(nearly, fc.string({ unit: "binary" })), (text) => {
        const read = parseRecords(text);
        expect(read.length).toBeGreaterThan(0);
        for (const parsed of read) {
          if (parsed.ok) replay(parsed.value);
        }
      }),
      { numRuns: 3000, seed: 1 },
    );
  });

  it("no object throws, whatever stands in its fields", () => {
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom<unknown>("SS1-S4-AAAAABD", ["6>5"], { toString: 1 }),
    );
    const fields = fc.dictionary(
      fc.constantFrom("code", "game", "moves", "id", "position", "columns", "__proto__"),
      anything,
    );
    fc.assert(
      fc.property(fields, (value) => {
        expect(typeof parseRecord(JSON.stringify(value)).ok).toBe("boolean");
      }),
      { numRuns: 2000, seed: 1 },
    );
  });

  // Linear readers take well under a second for these; a quadratic one would not end within the test's limit.
  it("five megabytes of moves, of records, of words or of open braces are read", () => {
    const size = 5_000_000;
    const moves = parseRecords(`TF1-D1N-AAAAAAB ${"d r ".repeat(size / 4)}`);
    expect(moves[0]?.ok && moves[0].value.moves.length).toBe(size / 2);
    expect(parseRecords("SS1-S1-AAAAABD 1>2\n".repeat(250_000))).toHaveLength(250_000);
    expect(errorOf(`SS1-S1-AAAAABD ${"x".repeat(size)}`).fault.code).toBe("record-move");
    expect(errorOf("{".repeat(size)).fault.code).toBe("record-position");
    expect(errorOf(`{"a":"${"\\".repeat(size)}`).fault.code).toBe("record-position");
    expect(errorOf("# ".repeat(size / 2)).fault.code).toBe("record-empty");
  });
});
