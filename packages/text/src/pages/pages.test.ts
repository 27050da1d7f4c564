import { GAMES } from "@faceup/rules";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { expect, test } from "vitest";
import { LOCALES } from "../locale.ts";
import { argumentsOf } from "../text.ts";
import { loadPage, loadPageWords } from "./load.ts";

/** Every text of a value, with the way to it. */
function texts(value: unknown, way = ""): readonly (readonly [string, string])[] {
  if (typeof value === "string") return [[way, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => texts(inner, `${way}/${key}`));
}

/** What stands for cards, rules and examples, and the names of values. */
function tokens(text: string): readonly string[] {
  const names = argumentsOf(compileMessageOrThrow(text));
  return [...new Set([...(text.match(/\[[^\]]+\]/g) ?? []), ...names])].sort();
}

for (const game of GAMES) {
  test.each(LOCALES)(
    `AP-22, AP-26: the page of ${game} in %s says as much as the English one`,
    async (locale) => {
      const english = texts(await loadPage("en", game));
      const page = texts(await loadPage(locale, game));
      expect(page.map(([way]) => way)).toEqual(english.map(([way]) => way));
      for (const [i, [way, text]] of page.entries()) {
        expect(text.trim(), way).not.toBe("");
        expect([way, tokens(text)]).toEqual([way, tokens(english[i]?.[1] ?? "")]);
      }
    },
  );
}

test.each(LOCALES)("AP-26: the words around every page are there in %s", async (locale) => {
  const english = texts(await loadPageWords("en"));
  const words = texts(await loadPageWords(locale));
  expect(words.map(([way, text]) => [way, tokens(text)])).toEqual(
    english.map(([way, text]) => [way, tokens(text)]),
  );
});
