import { parseCard } from "@faceup/rules";
import { cardName } from "../cardName.ts";
import type { CardPart } from "../sentence.ts";
import { makeText, type Text, type Values } from "../text.ts";
import type { PageRule, Prose } from "./page.ts";

/** A piece of a paragraph: words, a card, a rule or an example that it points to. */
export type ProsePart = string | CardPart | { readonly rule: PageRule } | { readonly example: string };

const TOKEN = /\[([^\]]+)\]/;

/** A paragraph with its values filled in, as parts. */
export function proseParts(text: Text, prose: Prose, values: Values): readonly ProsePart[] {
  // The words are their own catalogue: each message is looked up under itself.
  let rest = makeText<string>(text.locale, {}).t(prose, values);
  const parts: ProsePart[] = [];
  for (let met = TOKEN.exec(rest); met !== null; met = TOKEN.exec(rest)) {
    if (met.index > 0) parts.push(rest.slice(0, met.index));
    parts.push(partOf(text, met[1] ?? ""));
    rest = rest.slice(met.index + met[0].length);
  }
  return rest === "" ? parts : [...parts, rest];
}

function partOf(text: Text, token: string): ProsePart {
  const card = parseCard(token);
  if (card !== undefined) return { card, name: cardName(text, card) };
  return /^[A-Z]{2}-\d+$/.test(token) ? { rule: token as PageRule } : { example: token };
}
