import { expect, test } from "vitest";
import { chosenLanguage } from "./language.ts";

test.each([
  [[], { ok: true, locale: "en" }],
  [["deal", "--lang", "cs"], { ok: true, locale: "cs" }],
  [["--lang=FR", "deal"], { ok: true, locale: "fr" }],
  // The last one counts, as commander has it too.
  [["--lang", "cs", "--lang=de"], { ok: true, locale: "de" }],
  [["--lang", "en_GB"], { ok: false, name: "en_GB" }],
  [["--lang"], { ok: true, locale: "en" }],
  [["deal", "--", "--lang", "cs"], { ok: true, locale: "en" }],
])("%j", (args, expected) => {
  expect(chosenLanguage(args)).toEqual(expected);
});
