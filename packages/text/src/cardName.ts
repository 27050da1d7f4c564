import { type Card, colourOf, type Rank, rankOf, type Suit, suitOf } from "@faceup/rules";
import type { Text } from "./text.ts";

/**
 * What a card is in a sentence. Messages ask for it by ending: `{card}` is the bare name, `{card_object}`
 * the object.
 * - name: the name alone, as a label has it ("7 of hearts")
 * - subject: what the sentence speaks of ("the 7 of hearts", "die Herz-7")
 * - object: what something is done to, and what one puts a card on ("den Herz-König", "srdcového krále")
 * - at: where something lies, after "on" ("dem Herz-König", "srdcovém králi")
 * - rank: the rank alone, for runs ("9 to 6 of spades")
 */
export const CARD_FORMS = ["name", "subject", "object", "at", "rank"] as const;
export type CardForm = (typeof CARD_FORMS)[number];

/** The name of a card as a label: "7 of hearts", "srdcová sedmička", "Herz-7". */
export function cardName(text: Text, card: Card): string {
  return text.t("card.name", faceValues(card));
}

/** A card in a sentence, in two parts: its article with a space, if the language has one, and its name. */
export function cardInSentence(
  text: Text,
  card: Card,
  form: CardForm,
): { readonly article: string; readonly name: string } {
  if (form === "rank") return { article: "", name: rankName(text, rankOf(card)) };
  const name = cardName(text, card);
  if (form === "name") return { article: "", name };
  const said = text.t(`card.${form}`, { ...faceValues(card), name });
  const cut = said.indexOf("|");
  return { article: said.slice(0, Math.max(0, cut)), name: said.slice(cut + 1) };
}

export function rankName(text: Text, rank: Rank): string {
  return text.t("rank.name", { rank });
}

export function suitName(text: Text, suit: Suit): string {
  return text.t("suit.name", { suit });
}

/** "hearts foundation" */
export function foundationName(text: Text, suit: Suit): string {
  return text.t("foundation.name", { suit });
}

/** What a place asks for: any card of a rank, or one of a rank and colour. */
export interface Wanted {
  readonly rank: Rank;
  readonly colour: "red" | "black" | "any";
}

/** The colour that goes on this card or under it where colours alternate. */
export function otherColour(card: Card): Wanted["colour"] {
  return colourOf(card) === "red" ? "black" : "red";
}

/** The values `key` and `key_object` of a wanted card: "a black 8", as subject and as object. */
export function wantedValues(text: Text, key: string, wanted: Wanted): Readonly<Record<string, string>> {
  const { rank, colour } = wanted;
  return {
    [key]: text.t("wanted.subject", { rank, colour }),
    [`${key}_object`]: text.t("wanted.object", { rank, colour }),
  };
}

function faceValues(card: Card): { readonly suit: string; readonly rank: number } {
  return { suit: suitOf(card), rank: rankOf(card) };
}
