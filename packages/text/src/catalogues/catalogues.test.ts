import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { describe, expect, it } from "vitest";
import { CARD_FORMS } from "../cardName.ts";
import type { Catalogue } from "../catalogue.ts";
import { LOCALES, type Locale } from "../locale.ts";
import { argumentsOf } from "../text.ts";

const DOMAINS = ["core", "app", "cli"] as const;
type Domain = (typeof DOMAINS)[number];

async function load(locale: Locale, domain: Domain): Promise<Catalogue> {
  const module: Readonly<Record<string, Catalogue | undefined>> = await import(`./${locale}/${domain}.ts`);
  return module[domain] ?? {};
}

const SOURCES = new Map<Domain, Catalogue>();
for (const domain of DOMAINS) SOURCES.set(domain, await load("en", domain));

/** What is rightly the same as in English: names, what keys and cards print, and words that both languages share. */
const SAME: Readonly<Record<string, readonly Locale[]>> = {
  "app.code": ["de", "fr"],
  "app.menu": ["fr"],
  "app.score": ["fr"],
  "app.table": ["fr"],
  "cli.points-total": ["fr"],
  "cli.score": ["fr"],
  "keys.pause": ["fr"],
  "menu.pause": ["de", "fr"],
  "show.pause": ["de", "fr"],
  "menu.title": ["fr"],
  "rules.scoring": ["fr"],
  "settings.animation": ["de", "fr"],
  "settings.vibration": ["de", "fr"],
  "settings.hand": ["de"],
  "stats.date": ["fr"],
  "win.score": ["fr"],
};
const SAME_EVERYWHERE = /^(game\.|key\.|settings\.letters\.[A-Z]{4}$)/;

const QUOTES: Readonly<Record<Locale, RegExp>> = {
  en: /[„«»‚‹›]|“\s|\s”/,
  cs: /[”«»‹›]|„\s|\s“/,
  sk: /[”«»‹›]|„\s|\s“/,
  de: /[”«»‹›]|„\s|\s“/,
  fr: /[„“”‹›]|«(?!\u202f)|(?<!\u202f)»/,
};

/** Without what is no prose: addresses, and on the command line options, `-`, `?` and `save!` as one types them. */
function prose(message: string, domain: Domain): string {
  const words = message.replace(/https?:\S+/g, "");
  if (domain !== "cli") return words;
  return words.replace(/--[a-z][\w-]*|\bsave!/g, "save").replace(/ [-?](?=[\s.])/g, " save");
}

for (const locale of LOCALES) {
  for (const domain of DOMAINS) {
    const source = SOURCES.get(domain) ?? {};
    const messages = Object.entries(await load(locale, domain));

    describe(`${locale}/${domain} (AP-26)`, () => {
      it("has the ids of English, in its order, so that the two can be read side by side", () => {
        expect(messages.map(([id]) => id)).toEqual(Object.keys(source));
      });

      it("can be compiled, with the arguments of English", () => {
        for (const [id, message] of messages) {
          const found = argumentSet(message);
          // Words that are inflected may need more or fewer of the same facts.
          if (/^(card|wanted|rank)\./.test(id)) {
            expect(["suit", "rank", "name", "colour"], id).toEqual(expect.arrayContaining(found));
          } else expect(found, id).toEqual(argumentSet(source[id] ?? ""));
        }
      });

      it("is translated", () => {
        const untranslated = messages.filter(
          ([id, message]) =>
            locale !== "en" &&
            message === source[id] &&
            /\p{L}/u.test(message.replace(/\{\w+\}/g, "")) &&
            !SAME_EVERYWHERE.test(id) &&
            SAME[id]?.includes(locale) !== true,
        );
        expect(untranslated.map(([id]) => id)).toEqual([]);
      });

      it("has every plural that whole numbers need, and none that the language does not know", () => {
        const rules = new Intl.PluralRules(locale);
        // "many" is missing here: in cs and sk it is for fractions, in fr for millions.
        const needed = new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)));
        const known = rules.resolvedOptions().pluralCategories as readonly string[];
        for (const [id, message] of messages) {
          for (const categories of pluralsOf(compileMessageOrThrow(message))) {
            expect(categories, id).toEqual(expect.arrayContaining([...needed]));
            const named = categories.filter((category) => !/^\d+$/.test(category));
            expect(known, id).toEqual(expect.arrayContaining(named));
          }
        }
      });

      it("uses the signs of its language", () => {
        for (const [id, message] of messages) {
          const text = prose(message, domain);
          expect(text, id).not.toMatch(/['"`]|\.\.\.|\s-\s|(^|[\s×(])-\d/);
          expect(text, id).not.toMatch(QUOTES[locale]);
          if (locale === "fr") expect(text, id).not.toMatch(/(?<!\u202f)[;:!?]/);
          else expect(text, id).not.toMatch(/\s[;:!?]|\u202f/);
          expect(text, id).not.toMatch(/\s{2}|^\s|\s$/);
        }
      });
    });
  }
}

function argumentSet(message: string): string[] {
  const form = new RegExp(`_(${CARD_FORMS.join("|")})$`);
  const names = argumentsOf(compileMessageOrThrow(message)).map((name) => name.replace(form, ""));
  return [...new Set(names)].sort();
}

/** The categories of each plural of a message. */
function pluralsOf(token: unknown): readonly (readonly string[])[] {
  if (!Array.isArray(token)) return [];
  const [, type, branches] = token as readonly unknown[];
  if (type !== "plural" && type !== "select") return token.flatMap(pluralsOf);
  const { offset: _, ...cases } = branches as Readonly<Record<string, unknown>>;
  const own = type === "plural" ? [Object.keys(cases)] : [];
  return [...own, ...Object.values(cases).flatMap(pluralsOf)];
}
