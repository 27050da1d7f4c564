import { expect, test } from "vitest";
import { wrap, wrapWords } from "./wrap.ts";

test("lines break at spaces; a long word stands alone", () => {
  expect(wrap("one two three", 7)).toEqual(["one two", "three"]);
  expect(wrap("one extraordinary word", 5)).toEqual(["one", "extraordinary", "word"]);
  expect(wrap("", 5)).toEqual([""]);
});

test("columns of figures keep their spaces", () => {
  expect(wrap("  500  at the start", 80)).toEqual(["  500  at the start"]);
});

test("colours take no room; the lines after the first are indented", () => {
  const red = (text: string) => `\x1b[31m${text}\x1b[39m`;
  expect(wrapWords([red("aa"), red("bb"), red("cc"), red("dd")], 6, { indent: " " })).toEqual([
    `${red("aa")} ${red("bb")}`,
    ` ${red("cc")} ${red("dd")}`,
  ]);
  expect(wrapWords(["aa", "bb", "cc"], 6, { gap: "  " })).toEqual(["aa  bb", "cc"]);
});
