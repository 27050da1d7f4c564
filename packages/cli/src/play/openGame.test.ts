import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { codeOf, lineMoves } from "@faceup/rules";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TWENTY_CARDS, WON_SIMON } from "../testing/games.ts";
import { openGame } from "./openGame.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "faceup-open-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What was opened, as its code and number of moves, or what was wrong. */
async function open(words: readonly string[], file?: string, stdin = ""): Promise<string> {
  const opened = await openGame(words, file, { stdin: Readable.from([stdin]) });
  if (opened.type === "game") return `${codeOf(opened.game) ?? "by hand"} ${lineMoves(opened.game).length}`;
  return opened.type === "fault" ? `fault ${opened.fault.type}` : opened.type;
}

function written(text: string): string {
  const path = join(folder, "game.txt");
  writeFileSync(path, text);
  return path;
}

test("a code in any spelling, also in several words", async () => {
  expect(await open(["ss1-s4-aaaaabd"])).toBe("SS1-S4-AAAAABD 0");
  expect(await open(["ss1", "s4", "aaaaabd"])).toBe("SS1-S4-AAAAABD 0");
  expect(await open(["https://a.b/?g=TF1-D1N-AAAAAAB"])).toBe("TF1-D1N-AAAAAAB 0");
});

test("a record to go on with, quoted whole or in words; a position", async () => {
  expect(await open([WON_SIMON])).toBe("SS1-S1-AAAAABD 50");
  expect(await open(["SS1-S1-AAAAABD", "10>4", "8>6"])).toBe("SS1-S1-AAAAABD 2");
  expect(await open([JSON.stringify(TWENTY_CARDS)])).toBe("by hand 0");
});

test("all of these from a file or standard input", async () => {
  expect(await open([], written("# mine\nSS1-S4-AAAAABD\n"))).toBe("SS1-S4-AAAAABD 0");
  expect(await open([], written(`# won\n${WON_SIMON}\n`))).toBe("SS1-S1-AAAAABD 50");
  expect(await open([], written(JSON.stringify(TWENTY_CARDS, null, 2)))).toBe("by hand 0");
  expect(await open(["-"], undefined, "SS1-S1-AAAAABD 10>4")).toBe("SS1-S1-AAAAABD 1");
  expect(await open([], "-", "SS1-S1-AAAAABD 10>4")).toBe("SS1-S1-AAAAABD 1");
});

test("one game, not none and not two", async () => {
  expect(await open([])).toBe("count");
  expect(await open(["SS1-S4-AAAAABD"], "x")).toBe("count");
  expect(await open([], written(`${WON_SIMON}\n${WON_SIMON}\n`))).toBe("several");
});

test("what is wrong", async () => {
  expect(await open(["SS1-S4"])).toBe("fault code");
  expect(await open(["SS1-S4-AAAAABD 3>>9"])).toBe("fault record");
  expect(await open(["SS1-S4-AAAAABD 3>9"])).toBe("refused");
  expect(await open([], join(folder, "none"))).toBe("fault source");
  expect(await open([], written(""))).toBe("fault empty");
  expect(await open(['{"game":"SS1-S4","columns":[]}'])).toBe("fault record");
});
