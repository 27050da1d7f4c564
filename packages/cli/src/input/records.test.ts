import { Readable } from "node:stream";
import { makeMove } from "@faceup/rules";
import { expect, test } from "vitest";
import { MOST_CHARACTERS } from "./lines.ts";
import { readRecords } from "./records.ts";

/** Each reading as its line and its moves, or the code of its fault. */
async function read(text: string): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const reading of readRecords([{ type: "stdin" }], { stdin: Readable.from([text]) })) {
    const what = reading.ok
      ? `[${reading.value.moves.map(makeMove).join(" ")}]`
      : reading.fault.type === "record"
        ? `${reading.fault.error.fault.code} at ${reading.fault.error.column}`
        : reading.fault.type;
    found.push(`${reading.where.line} ${what}`);
  }
  return found;
}

test("records go over lines, several stand on one, comments belong to none", async () => {
  const text = "# c\nSS1-S1-AAAAABD 10>4\n  8>6 # x\n6>5x2\n\nSS1-S1-AAAAAAA 9>4 SS1-S1-AAAAAAB\n# end";
  expect(await read(text)).toEqual(["2 [10>4 8>6 6>5x2]", "6 [9>4]", "6 []"]);
});

test("a faulty record says where and does not hide the others", async () => {
  expect(await read("9>4\nSS1-S1-AAAAABD 10>4\n 8>6 no\nSS1-S9-AAAAAAA 1>2\nTF1-D1N-AAAAAAB 7>f d")).toEqual([
    "1 record-no-start at 1",
    "3 record-move at 6",
    "4 record-code at 1",
    "5 [7>f d]",
  ]);
});

test("a position in JSON, printed over several lines, with its moves after it", async () => {
  const position = {
    game: "SS1-S1",
    columns: [
      ["AS"],
      ["KS", "QS", "JS", "TS", "9S", "8S", "7S", "6S", "5S", "4S", "3S", "2S"],
      [],
      [],
      [],
      [],
      [],
      [],
      [],
      [],
    ],
    removed: ["S", "S", "S"],
  };
  expect(await read(`${JSON.stringify(position, null, 1)} 1>2\n`)).toEqual(["1 [1>2]"]);
});

test("nothing, and too much", async () => {
  expect(await read("\n# nothing\n")).toEqual(["1 empty"]);
  const moves = `${"1>2 ".repeat(16 * 1024)}\n`;
  expect(
    await read(`SS1-S1-AAAAABD\n${moves.repeat(MOST_CHARACTERS / moves.length + 1)}SS1-S1-AAAAAAA`),
  ).toEqual(["1 too-long", expect.stringMatching(/^\d+ \[\]$/)]);
});
