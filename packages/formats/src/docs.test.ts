import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { variantOf } from "../cases/read.ts";
import { FORMAT_NAMES, parseFormatName } from "./names.ts";
import { readFormat } from "./readFormat.ts";

const PAGE = readFileSync(new URL("../../../docs/formats.md", import.meta.url), "utf8");

/** The block that follows a format's name in bold. */
const EXAMPLES = [...PAGE.matchAll(/^\*\*`([a-z-]+)`\*\*[^`]*(?:`[^`]+`[^`]*)*?```(?:json)?\n([^`]*)```/gm)];

/** What stands behind a format in the table of numbers. */
const NUMBERS = [...PAGE.matchAll(/^\| `([a-z-]+-number)` +\| (`.*`) +\|/gm)].flatMap(
  ([, format, examples]) =>
    (examples ?? "").split(", ").map((example) => [format, example.replaceAll("`", "")] as const),
);

test("the page describes every format", () => {
  for (const name of FORMAT_NAMES) expect(PAGE).toContain(`| \`${name}\``);
  expect(EXAMPLES.length).toBe(8);
  expect(NUMBERS.length).toBe(8);
});

test.each(EXAMPLES.map(([, name, text]) => [name, text]))(
  "its example of %s is read as such",
  (name, text) => {
    const named = ["json", "text", "code"].includes(name ?? "");
    const variant = named ? undefined : variantOf(name === "fc-solve" ? "SS1-S4" : "KL1-D3N");
    const read = readFormat(text ?? "", { variant });
    expect(read).toMatchObject({ ok: true, value: { format: name } });
  },
);

test.each(NUMBERS)("its number of %s is dealt: %s", (name, text) => {
  const format = parseFormatName(name ?? "");
  expect(readFormat(text, { format, variant: variantOf("KL1-D1N") }).ok).toBe(true);
});
