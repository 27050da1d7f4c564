import type { Catalogue } from "./catalogue.ts";
import type { app } from "./catalogues/en/app.ts";
import type { cli } from "./catalogues/en/cli.ts";
import type { Locale } from "./locale.ts";
import { type CoreId, makeText, type Text } from "./text.ts";

export type AppId = CoreId | keyof typeof app;
export type CliId = CoreId | keyof typeof cli;
export type AppText = Text<AppId>;
export type CliText = Text<CliId>;

type Load = () => Promise<{ readonly default: Catalogue }>;

// Spelled out, so that every bundler makes one chunk of each language and names it by the language. Two functions,
// so that a bundle of the app holds no word of the command line and the other way round.
const APP: Readonly<Record<Locale, Load>> = {
  en: () => import("./catalogues/en.app.ts"),
  cs: () => import("./catalogues/cs.app.ts"),
  sk: () => import("./catalogues/sk.app.ts"),
  de: () => import("./catalogues/de.app.ts"),
  fr: () => import("./catalogues/fr.app.ts"),
};

const CLI: Readonly<Record<Locale, Load>> = {
  en: () => import("./catalogues/en.cli.ts"),
  cs: () => import("./catalogues/cs.cli.ts"),
  sk: () => import("./catalogues/sk.cli.ts"),
  de: () => import("./catalogues/de.cli.ts"),
  fr: () => import("./catalogues/fr.cli.ts"),
};

export async function loadAppText(locale: Locale): Promise<AppText> {
  return makeText<AppId>(locale, (await APP[locale]()).default);
}

export async function loadCliText(locale: Locale): Promise<CliText> {
  return makeText<CliId>(locale, (await CLI[locale]()).default);
}
