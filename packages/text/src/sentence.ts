import type { Card } from "@faceup/rules";
import { CARD_FORMS, type CardForm, cardInSentence } from "./cardName.ts";
import type { CoreId, Text, Values } from "./text.ts";

/** A card inside a sentence: drawn as a small card where there is room for it, else said by its name. */
export interface CardPart {
  readonly card: Card;
  /** Its name in the form that the sentence needs, for text and for screen readers. */
  readonly name: string;
}
export type Part = string | CardPart;

/**
 * A sentence under construction: a message whose cards are still marks. Its text comes last, because whether
 * a card becomes a picture or a name is decided by whoever shows it.
 */
export type Marked = string & { readonly __marked: true };

// Marks are characters of the private use area, which no message holds: first mark + form · 512 + card.
const FIRST_MARK = 0xe000;
const CARDS = 512;
const MARKS = /[\ue000-\ue9ff]/;

/** Fills a message; each card of `cards` can stand in it in every form (`{card}`, `{card_object}`, …). */
export function marked(
  text: Text,
  id: CoreId,
  cards: Readonly<Record<string, Card>> = {},
  values: Values = {},
): Marked {
  const marks: Record<string, string> = {};
  for (const [key, card] of Object.entries(cards)) {
    for (const [index, form] of CARD_FORMS.entries()) {
      marks[form === "name" ? key : `${key}_${form}`] = mark(card, index);
    }
  }
  return text.t(id, { ...values, ...marks }) as Marked;
}

function mark(card: Card, form: number): string {
  return String.fromCharCode(FIRST_MARK + form * CARDS + card);
}

/** The parts of a finished sentence; its first letter is made a capital one. */
export function partsOf(text: Text, sentence: Marked): readonly Part[] {
  const parts: Part[] = [];
  const say = (words: string): void => {
    const last = parts.at(-1);
    if (words === "") return;
    if (typeof last === "string") parts[parts.length - 1] = last + words;
    else parts.push(words);
  };
  for (const piece of split(sentence)) {
    if (typeof piece === "string") {
      say(piece);
      continue;
    }
    const { article, name } = cardInSentence(text, piece.card, piece.form);
    say(article);
    parts.push({ card: piece.card, name });
  }
  const [first, ...rest] = parts;
  if (first === undefined) return parts;
  if (typeof first === "string") return [capital(text, first), ...rest];
  return [{ ...first, name: capital(text, first.name) }, ...rest];
}

type Piece = string | { readonly card: Card; readonly form: CardForm };

function split(sentence: Marked): readonly Piece[] {
  const pieces: Piece[] = [];
  let rest: string = sentence;
  for (let at = rest.search(MARKS); at >= 0; at = rest.search(MARKS)) {
    const code = rest.charCodeAt(at) - FIRST_MARK;
    const form = CARD_FORMS[Math.floor(code / CARDS)] ?? "name";
    pieces.push(rest.slice(0, at), { card: (code % CARDS) as Card, form });
    rest = rest.slice(at + 1);
  }
  return [...pieces, rest];
}

/** Clauses without their full stops as one text of whole sentences. */
export function sentencesOf(text: Text, clauses: readonly Marked[]): readonly Part[] {
  return clauses.flatMap((clause, i) => [...partsOf(text, clause), i < clauses.length - 1 ? ". " : "."]);
}

/** Parts as plain text, all cards said by name. */
export function plain(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === "string" ? part : part.name)).join("");
}

export function capital(text: Pick<Text, "locale">, words: string): string {
  const [first = "", ...rest] = words;
  return first.toLocaleUpperCase(text.locale) + rest.join("");
}
