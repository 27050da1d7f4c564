import { LOCALES, loadCliText } from "@faceup/text";
import { expect, test } from "vitest";
import { ascii } from "./ascii.ts";

test("symbols and typographic marks have plain forms", () => {
  expect(ascii("7♥ “x” – it’s 3 × 4 …")).toBe(`7H "x" - it's 3 x 4 ...`);
});

test("English needs nothing but ASCII then; other languages keep their letters", async () => {
  for (const locale of LOCALES) {
    const text = await loadCliText(locale);
    const said = ascii(
      text.t("cli.play-unknown", { word: "x" }) + text.t("cli.play-won", { points: 2, moves: 5 }),
    );
    const left = locale === "en" ? /[^\x20-\x7e]/ : /[^\x20-\x7e\p{L}]/u;
    expect(said).not.toMatch(left);
  }
});
