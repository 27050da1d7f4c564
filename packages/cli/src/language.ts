import { LOCALES, type Locale } from "@faceup/text";

/** The `--lang` of a command line, read before anything else: even a usage error is said in this language. */
export type LanguageChoice =
  | { readonly ok: true; readonly locale: Locale }
  | { readonly ok: false; readonly name: string };

export function chosenLanguage(args: readonly string[]): LanguageChoice {
  let name: string | undefined;
  for (const [i, arg] of args.entries()) {
    if (arg === "--") break;
    if (arg === "--lang") name = args[i + 1];
    else if (arg.startsWith("--lang=")) name = arg.slice("--lang=".length);
  }
  // A missing value is a usage error like any other, found where options are read.
  if (name === undefined) return { ok: true, locale: "en" };
  const wanted = name.toLowerCase();
  const locale = LOCALES.find((known) => known === wanted);
  return locale === undefined ? { ok: false, name } : { ok: true, locale };
}
