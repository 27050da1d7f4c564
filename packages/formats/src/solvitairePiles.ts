import {
  type Card,
  type CardPlace,
  err,
  ok,
  type PositionError,
  parseCard,
  type Result,
  rankOf,
  SUITS,
  shownValue,
  suitIndexOf,
} from "@faceup/rules";
import type { FormatError } from "./error.ts";

export interface PileCard {
  readonly card: Card;
  readonly hidden: boolean;
}

/** The piles of a Solvitaire file in its own order. */
export interface SolvitairePiles {
  readonly columns: readonly (readonly PileCard[])[];
  readonly stock?: readonly PileCard[];
  readonly waste: readonly PileCard[];
  /** The highest card of each suit, in the order of the suits: those below it are under it. */
  readonly heights: readonly number[];
}

/** Piles of the program's other games. */
const FOREIGN = ["cells", "hole", "reserve", "sequences", "accordion"];

type Read<T> = Result<T, FormatError>;
type Fields = Readonly<Record<string, unknown>>;

export function readPiles(text: string): Read<SolvitairePiles> {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (error) {
    return refused({ code: "json", message: error instanceof Error ? error.message : String(error) });
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return refused({ code: "field-type", field: "", expected: "object" });
  }
  const fields = value as Fields;
  const foreign = FOREIGN.find((field) => !isEmpty(fields[field]));
  if (foreign !== undefined) return err({ fault: { code: "pile-unknown", field: foreign } });
  const columns = readColumns(fields["tableau piles"]);
  if (!columns.ok) return columns;
  const stock = readCards(fields.stock, "stock", { field: "stock" });
  if (!stock.ok) return stock;
  const waste = readCards(fields.waste, "waste", { field: "waste" });
  if (!waste.ok) return waste;
  const heights = readHeights(fields.foundations ?? fields.foundation);
  if (!heights.ok) return heights;
  return ok({
    columns: columns.value,
    ...(fields.stock === undefined ? {} : { stock: stock.value }),
    waste: waste.value,
    heights: heights.value,
  });
}

/** Nothing is written as an empty text or list, or as several of these. */
function isEmpty(value: unknown): boolean {
  const isNothing = (each: unknown): boolean => each === "" || (Array.isArray(each) && each.length === 0);
  return value === undefined || isNothing(value) || (Array.isArray(value) && value.every(isNothing));
}

function readColumns(value: unknown): Read<SolvitairePiles["columns"]> {
  const field = "tableau piles";
  if (value === undefined) return refused({ code: "field-missing", field });
  if (!Array.isArray(value)) return refused({ code: "field-type", field, expected: "list" });
  const columns: (readonly PileCard[])[] = [];
  for (const [column, pile] of value.entries()) {
    const cards = readCards(pile, `${field}[${column}]`, { field: "columns", column });
    if (!cards.ok) return cards;
    columns.push(cards.value);
  }
  return ok(columns);
}

function readCards(value: unknown, path: string, place: Omit<CardPlace, "index">): Read<readonly PileCard[]> {
  if (isEmpty(value)) return ok([]);
  if (!Array.isArray(value)) return refused({ code: "field-type", field: path, expected: "list" });
  const cards: PileCard[] = [];
  for (const [index, text] of value.entries()) {
    const card = typeof text === "string" ? pileCard(text) : undefined;
    if (card !== undefined) {
      cards.push(card);
      continue;
    }
    const shown = shownValue(text);
    const code = shown === "##" ? "card-unseen" : "card-text";
    return err({ fault: { code, text: shown }, card: { ...place, index } });
  }
  return ok(cards);
}

/** Ranks are letters in any case or numbers to 13; the case of the suit says whether the card lies face up. */
function pileCard(text: string): PileCard | undefined {
  const [, rank = "", suit = ""] = /^(.+)([shdc])$/i.exec(text.trim()) ?? [];
  const letter = { "1": "A", "11": "J", "12": "Q", "13": "K" }[rank] ?? rank;
  const card = parseCard(letter + suit);
  return card === undefined ? undefined : { card, hidden: suit === suit.toLowerCase() };
}

/** A list of cards, or one for every suit. */
function readHeights(value: unknown): Read<readonly number[]> {
  const heights = SUITS.map(() => 0);
  if (isEmpty(value)) return ok(heights);
  if (!Array.isArray(value)) return refused({ code: "field-type", field: "foundations", expected: "list" });
  for (const text of value.flat().filter((each) => !isEmpty(each))) {
    const read = typeof text === "string" ? pileCard(text) : undefined;
    if (read === undefined) return err({ fault: { code: "foundation-text", text: shownValue(text) } });
    const suit = suitIndexOf(read.card);
    heights[suit] = Math.max(heights[suit] ?? 0, rankOf(read.card));
  }
  return ok(heights);
}

function refused(error: PositionError): Read<never> {
  return err({ fault: { code: "position", error } });
}
