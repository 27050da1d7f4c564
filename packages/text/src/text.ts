import { setupI18n } from "@lingui/core";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import type { Catalogue } from "./catalogue.ts";
import type { core } from "./catalogues/en/core.ts";
import { type Formats, makeFormats } from "./format.ts";
import type { Locale } from "./locale.ts";

/** Messages that app and command line share. */
export type CoreId = keyof typeof core;

/** What goes into a message. A number chooses plurals; one that is only shown comes from `Text.number`. */
export type Values = Readonly<Record<string, string | number>>;

/** The words of one language. `Id` are the messages it has; whoever needs the core alone asks for `Text`. */
export interface Text<Id extends string = CoreId> extends Formats {
  readonly locale: Locale;
  t(id: Id, values?: Values): string;
}

type Compiled = ReturnType<typeof compileMessageOrThrow>;

/** Each message is compiled when it is first said: a page says few of them. */
export function makeText<Id extends string>(locale: Locale, catalogue: Catalogue): Text<Id> {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  const open = new Map<Id, Values>();
  const compile = (id: Id): Values => {
    const compiled = compileMessageOrThrow(catalogue[id] ?? id);
    i18n.load(locale, { [id]: compiled });
    const unfilled = Object.fromEntries(argumentsOf(compiled).map((name) => [name, `{${name}}`]));
    open.set(id, unfilled);
    return unfilled;
  };
  return {
    locale,
    ...makeFormats(locale),
    // A value that was forgotten stays visible as `{name}`, where tests find it, instead of leaving a hole.
    t: (id, values) => i18n._(id, { ...(open.get(id) ?? compile(id)), ...values }),
  };
}

/** The names of a message's arguments, each once. */
export function argumentsOf(compiled: Compiled): readonly string[] {
  const names = new Set<string>();
  const walk = (token: unknown): void => {
    if (!Array.isArray(token)) return;
    const [name, , branches] = token as readonly unknown[];
    if (typeof name === "string") names.add(name);
    for (const branch of Object.values((branches as object | undefined) ?? {})) {
      if (Array.isArray(branch)) for (const inner of branch as readonly unknown[]) walk(inner);
    }
  };
  if (Array.isArray(compiled)) for (const token of compiled) walk(token);
  return [...names];
}
