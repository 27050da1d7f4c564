import { setTimeout } from "node:timers/promises";
import { loadCliText } from "@faceup/text";
import { expect, test } from "vitest";
import { gameOf } from "../testing/games.ts";
import { openInput, testIo } from "../testing/io.ts";
import { converse } from "./converse.ts";
import { newSession, recordOf } from "./session.ts";

const text = await loadCliText("en");
const first = newSession(text, gameOf("SS1-S4-AAAAABD"), false);

test("a pipe: every line is played, the last one too that has no end", async () => {
  const io = testIo({ stdin: ["6>", "5\n3>7\nun", "do"] });
  const last = await converse(first, io, io.stdout, text);
  expect(recordOf(last.game)).toBe("SS1-S4-AAAAABD 6>5");
  expect(io.written.stdout).not.toContain("> ");
  expect(io.written.stdout).not.toContain("\x1b");
  expect(io.written.stdout.match(/^SS1-S4-AAAAABD {2}Score/gm)).toHaveLength(4);
});

test("nothing is played after quit", async () => {
  const io = testIo({ stdin: "6>5\nquit\n3>7\n" });
  expect(recordOf((await converse(first, io, io.stdout, text)).game)).toBe("SS1-S4-AAAAABD 6>5");
});

test("an interruption ends it with what was played", async () => {
  const stdin = openInput();
  const io = testIo({ stdin });
  const conversation = converse(first, io, io.stdout, text);
  stdin.write("6>5\n");
  while (!io.written.stdout.includes("4 of clubs onto")) await setTimeout(1);
  io.interrupt();
  expect(recordOf((await conversation).game)).toBe("SS1-S4-AAAAABD 6>5");
});

test("letters where symbols may not be shown", async () => {
  const io = testIo({ stdin: "zz", env: {} });
  await converse(first, io, io.stdout, text);
  expect(io.written.stdout).toMatch(/^KD {6}JC /m);
  expect(io.written.stdout).toContain('"zz" is neither');
});
