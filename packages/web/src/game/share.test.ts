import { lineMoves, makeRecord, parseRecord, parseRecords, replay } from "@faceup/rules";
import { expect, test } from "vitest";
import { readLink } from "./links.ts";
import { makeLink, makeRecordFile } from "./share.ts";

const PAGE = "https://example.org/sub/?x=1&g=SS1-S1-AAAAABD#r=old";
const RECORD = "SS1-S4-AAAAABD 6>5 3>7 5>2x2 10>5 3>2";

function played(text: string, cursor?: number) {
  const record = parseRecord(text);
  const game = record.ok ? replay(record.value) : undefined;
  if (!record.ok || game?.ok !== true) throw new Error(text);
  return { ...game.value, cursor: cursor ?? game.value.cursor };
}

test("AP-9 a link without moves is the deal's code at the app's own address", async () => {
  const link = await makeLink(played(RECORD), false, PAGE);
  expect(link).toBe("https://example.org/sub/?x=1&g=SS1-S4-AAAAABD");
  expect(await readLink(link)).toMatchObject({ type: "code", code: { ok: true } });
});

test("AP-9 a link with moves brings exactly the line that stands", async () => {
  for (const cursor of [1, 3, 5]) {
    const game = played(RECORD, cursor);
    const link = await readLink(await makeLink(game, true, PAGE));
    if (link?.type !== "record" || !link.record.ok) throw new Error("no record");
    expect(makeRecord(link.record.value)).toBe(makeRecord({ start: game.start, moves: lineMoves(game) }));
  }
});

test("AP-9 UN-4 a game set up by hand, which has no code, is shared as its position", async () => {
  const start = JSON.stringify({
    game: "TF1-D1N",
    columns: [["KS"], [], [], [], [], [], []],
    stock: [],
    waste: [],
    foundations: { S: 12, H: 13, D: 13, C: 13 },
  });
  const game = played(`${start} 1>f`);
  const link = await readLink(await makeLink(game, false, PAGE));
  if (link?.type !== "record" || !link.record.ok) throw new Error("no record");
  expect(link.record.value.moves).toEqual([]);
  expect(replay(link.record.value)).toMatchObject({ ok: true, value: { startPosition: game.startPosition } });
});

test("AP-9 RE-1 the file is read as one record, whatever is said in it", () => {
  const game = played(RECORD);
  const records = parseRecords(makeRecordFile(game, "Won!\nTF1-D1N-AAAAAAC 1>2\nhttps://example.org/#r=x"));
  expect(records.map((record) => (record.ok ? makeRecord(record.value) : record.error))).toEqual([RECORD]);
});
