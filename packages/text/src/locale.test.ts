import { describe, expect, it } from "vitest";
import { LANGUAGE_NAMES, LOCALES, matchLocale } from "./locale.ts";

describe("matchLocale (AP-26)", () => {
  it.each([
    [["cs-CZ"], "cs"],
    [["sk"], "sk"],
    [["de-AT", "en"], "de"],
    [["fr-CA"], "fr"],
    [["pl", "cs"], "cs"],
    [["en-GB", "de"], "en"],
    [["cs_CZ.UTF-8"], "cs"],
    [["DE"], "de"],
    [["C.UTF-8"], "en"],
    [["csb"], "en"],
    [[], "en"],
    [[""], "en"],
  ] as const)("%j is %s", (preferred, locale) => {
    expect(matchLocale(preferred)).toBe(locale);
  });
});

it("names every language in itself", () => {
  for (const locale of LOCALES) {
    const own = new Intl.DisplayNames(locale, { type: "language" }).of(locale);
    expect(LANGUAGE_NAMES[locale].toLocaleLowerCase(locale)).toBe(own?.toLocaleLowerCase(locale));
  }
});
