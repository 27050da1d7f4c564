import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { type Line, linesOf, MOST_CHARACTERS, NotText } from "./lines.ts";

async function read(...chunks: readonly (string | Uint8Array)[]): Promise<readonly Line[]> {
  const lines: Line[] = [];
  for await (const line of linesOf(Readable.from(chunks))) lines.push(line);
  return lines;
}

test("lines are numbered from 1, whatever pieces they arrive in", async () => {
  expect(await read("a\nb", "c\n", "\nd")).toEqual([
    { number: 1, text: "a", tooLong: false },
    { number: 2, text: "bc", tooLong: false },
    { number: 3, text: "", tooLong: false },
    { number: 4, text: "d", tooLong: false },
  ]);
  expect(await read()).toEqual([]);
});

test("Windows ends of line and a byte order mark are no part of the text", async () => {
  const bytes = new TextEncoder().encode("\ufeffa\r\nb\r\n");
  expect((await read(bytes)).map(({ text }) => text)).toEqual(["a", "b"]);
});

test("a character cut in two by the pieces is read whole", async () => {
  const bytes = new TextEncoder().encode("7♥");
  expect((await read(bytes.slice(0, 2), bytes.slice(2))).map(({ text }) => text)).toEqual(["7♥"]);
});

test("a line that is too long is dropped and the next one read", async () => {
  const lines = await read("x".repeat(MOST_CHARACTERS), "x\nnext\n");
  expect(lines).toEqual([
    { number: 1, text: "", tooLong: true },
    { number: 2, text: "next", tooLong: false },
  ]);
});

test("zero bytes are no text", async () => {
  await expect(read("a\n\0b")).rejects.toBeInstanceOf(NotText);
});
