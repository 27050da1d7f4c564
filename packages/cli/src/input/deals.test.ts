import { Readable } from "node:stream";
import { currentPosition, deal, makePosition } from "@faceup/rules";
import { expect, test } from "vitest";
import { gameOf, until, WON_SIMON } from "../testing/games.ts";
import { readDeals } from "./deals.ts";

const CODE = { game: "SS", option: "S4", deal: 29 } as const;
const JSON_DEAL = JSON.stringify(makePosition(deal(CODE)));

/** Each reading as its line and what it came to: the kind of start, or the code of the fault. */
async function read(text: string): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const reading of readDeals([{ type: "stdin" }], { stdin: Readable.from([text]) })) {
    const what = reading.ok
      ? `${reading.value.start.type}${reading.value.id === undefined ? "" : ` ${JSON.stringify(reading.value.id)}`}`
      : "error" in reading.fault && "code" in reading.fault.error
        ? reading.fault.error.code
        : reading.fault.type;
    found.push(`${reading.where.line} ${what}`);
  }
  return found;
}

test("codes in any spelling, blank lines and comments", async () => {
  expect(
    await read("# mine\nSS1-S4-AAAAABD\n\n  ss1 s4 aaaaabd  # the same\nhttps://a.b/?g=SS1-S4-AAAAABD"),
  ).toEqual(["2 code", "4 code", "5 code"]);
});

test("positions on one line or several; the id is handed through as it was given", async () => {
  const pretty = JSON.stringify({ id: 7, ...makePosition(deal(CODE)) }, null, 2);
  expect(await read(`${JSON_DEAL}\n${pretty}\n{"id":"x","code":"SS1-S4-AAAAABD"}`)).toEqual([
    "1 position",
    `2 position 7`,
    `${2 + pretty.split("\n").length} code "x"`,
  ]);
});

test("a position that is the deal of its full code starts as that code", async () => {
  expect(await read(JSON.stringify(makePosition(deal(CODE), CODE)))).toEqual(["1 code"]);
});

test("lists and several objects on a line", async () => {
  const deals = `{"code":"SS1-S4-AAAAABD"}, {"code":"SS1-S4-AAAAABE"}`;
  expect(await read(`[${deals}]`)).toEqual(["1 code", "1 code"]);
  expect(await read(`[\n${deals},\n${deals}\n]\n`)).toEqual(["2 code", "2 code", "3 code", "3 code"]);
});

test("a record on one line is where its moves have come to", async () => {
  const late = until(WON_SIMON, 3);
  const stdin = Readable.from([`${late} # so far\n${JSON_DEAL} 6>5 3>7 SS1-S4-AAAAABD\n`]);
  const readings = [];
  for await (const reading of readDeals([{ type: "stdin" }], { stdin })) readings.push(reading);
  expect(readings).toMatchObject([
    { ok: true, value: { start: { type: "code" }, moves: 3, position: currentPosition(gameOf(late)) } },
    { ok: true, value: { start: { type: "position" }, moves: 2 } },
    { ok: true, value: { start: { type: "code" }, moves: 0 } },
  ]);
});

test("moves that are none, or that a rule forbids, are told as in a record", async () => {
  expect(await read("SS1-S4-AAAAABD 6>5 hello\nSS1-S4-AAAAABD 3>9\nSS1-S4-AAAAABD d")).toEqual([
    "1 record",
    "2 illegal",
    "3 illegal",
  ]);
});

test("moves inside an object are an answer and are not played", async () => {
  expect(await read('{"code":"SS1-S4-AAAAABD","moves":["6>5"]}')).toEqual(["1 code"]);
});

test("a broken object costs only itself", async () => {
  expect(
    await read(`{"game":\nSS1-S4-AAAAABD\n{"game":"SS1-S4","columns":[["2C"\n${JSON_DEAL}\n{"a":1}\n{"open`),
  ).toEqual(["1 json", "2 code", "3 json", "4 position", "5 field-missing", "6 json"]);
});

test("nothing is told apart from something wrong", async () => {
  expect(await read("")).toEqual(["1 empty"]);
  expect(await read("# only this\n")).toEqual(["1 empty"]);
  expect(await read("null")).toEqual(["1 code-game"]);
});

test("the first deal is there before the last one is written", async () => {
  const stdin = new Readable({ read: () => undefined });
  stdin.push("SS1-S4-AAAAABD\n");
  const readings = readDeals([{ type: "stdin" }], { stdin });
  const first = await readings.next();
  expect(first.value).toMatchObject({ ok: true });
  await readings.return(undefined);
});
