import {
  type Arrangement,
  type ArrangementError,
  type PileField,
  toArrangement,
  toPosition,
} from "./arrangement.ts";
import { type Card, SUITS, type Suit } from "./card.ts";
import { makeCard, parseCard, parseSuit } from "./cardText.ts";
import {
  type CodeError,
  type GameCode,
  makeCode,
  makeVariant,
  parseStrictCode,
  parseVariant,
} from "./code.ts";
import { deal } from "./deal.ts";
import { NO_SUITS, type PerSuit, type Position, samePosition } from "./position.ts";
import { err, ok, type Result } from "./result.ts";
import type { Variant } from "./variant.ts";

/** Why a text or value is no position: its JSON, its fields, its cards, or the arrangement itself. */
export type PositionError =
  | ArrangementError
  | { readonly code: "json"; readonly message: string }
  | { readonly code: "field-missing"; readonly field: string }
  | {
      readonly code: "field-type";
      readonly field: string;
      readonly expected: "object" | "list" | "text" | "number";
    }
  | { readonly code: "position-game"; readonly error: CodeError }
  | {
      readonly code: "card-text";
      readonly text: string;
      readonly field: PileField;
      readonly column?: number;
      readonly index: number;
    }
  | { readonly code: "suit-text"; readonly text: string; readonly field: string };

/** A position read from outside, with what was handed through. */
export interface ReadPosition {
  readonly position: Position;
  /** The code, where `game` was a full one and the position is its deal. */
  readonly code?: GameCode;
  readonly id?: string;
}

export function parsePosition(text: string): Result<ReadPosition, PositionError> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return err({ code: "json", message: error instanceof Error ? error.message : String(error) });
  }
  return readPosition(value);
}

/** Reads a position from parsed JSON; fields it does not know are left alone. */
export function readPosition(value: unknown): Result<ReadPosition, PositionError> {
  try {
    return readChecked(value);
  } catch (error) {
    if (error instanceof FieldFault) return err(error.fault);
    throw error;
  }
}

/** Carries a fault out of nested readers; never leaves this file. */
class FieldFault extends Error {
  readonly fault: PositionError;
  constructor(fault: PositionError) {
    super(fault.code);
    this.fault = fault;
  }
}

type Fields = Readonly<Record<string, unknown>>;

function readChecked(value: unknown): Result<ReadPosition, PositionError> {
  const fields = asObject(value, "");
  const named = readGame(fields);
  const columns = asList(required(fields, "columns"), "columns").map((column, i) =>
    readCards(column, "columns", i),
  );
  const arrangement: Arrangement = {
    variant: named.variant,
    columns,
    ...optional(fields, "stock", (v) => readCards(v, "stock")),
    ...optional(fields, "waste", (v) => readCards(v, "waste")),
    ...optional(fields, "foundations", readFoundations),
    ...optional(fields, "faceDown", (v) =>
      asList(v, "faceDown").map((n, i) => asNumber(n, `faceDown[${i}]`)),
    ),
    ...optional(fields, "removed", (v) => asList(v, "removed").map((s, i) => asSuit(s, `removed[${i}]`))),
  };
  const position = toPosition(arrangement);
  if (!position.ok) return position;
  const { id } = fields;
  const { code } = named;
  return ok({
    position: position.value,
    ...(code !== undefined && samePosition(deal(code), position.value) ? { code } : {}),
    ...(id === undefined || id === null ? {} : { id: shownValue(id) }),
  });
}

function readGame(fields: Fields): { readonly variant: Variant; readonly code?: GameCode } {
  // Lists of deals name the game by its code; positions by `game`.
  const text = fields.game ?? fields.code;
  if (text === undefined) throw new FieldFault({ code: "field-missing", field: "game" });
  if (typeof text !== "string") throw new FieldFault({ code: "field-type", field: "game", expected: "text" });
  const variant = parseVariant(text);
  if (variant.ok) return { variant: variant.value };
  const code = parseStrictCode(text);
  if (!code.ok) throw new FieldFault({ code: "position-game", error: code.error });
  return { variant: code.value, code: code.value };
}

function required(fields: Fields, field: string): unknown {
  if (fields[field] === undefined) throw new FieldFault({ code: "field-missing", field });
  return fields[field];
}

function optional<K extends string, T>(
  fields: Fields,
  field: K,
  read: (value: unknown) => T,
): { readonly [key in K]?: T } {
  const value = fields[field];
  return (value === undefined ? {} : { [field]: read(value) }) as { readonly [key in K]?: T };
}

function readCards(value: unknown, field: PileField, column?: number): readonly Card[] {
  const path = column === undefined ? field : `${field}[${column}]`;
  return asList(value, path).map((text, index) => {
    const read = typeof text === "string" ? parseCard(text) : undefined;
    if (read !== undefined) return read;
    const place = column === undefined ? { field, index } : { field, column, index };
    throw new FieldFault({ code: "card-text", text: shownValue(text), ...place });
  });
}

function readFoundations(value: unknown): PerSuit {
  const heights = asObject(value, "foundations");
  const [s, h, d, c] = SUITS.map((suit) => asNumber(heights[suit] ?? 0, `foundations.${suit}`));
  return [s ?? 0, h ?? 0, d ?? 0, c ?? 0];
}

function asObject(value: unknown, field: string): Fields {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Fields;
  throw new FieldFault({ code: "field-type", field, expected: "object" });
}

function asList(value: unknown, field: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new FieldFault({ code: "field-type", field, expected: "list" });
}

function asNumber(value: unknown, field: string): number {
  if (typeof value === "number") return value;
  throw new FieldFault({ code: "field-type", field, expected: "number" });
}

function asSuit(value: unknown, field: string): Suit {
  const suit = typeof value === "string" ? parseSuit(value) : undefined;
  if (suit !== undefined) return suit;
  throw new FieldFault({ code: "suit-text", text: shownValue(value), field });
}

/** A JSON value that stands where a text should, for a message. Lists and objects are only hinted at. */
export function shownValue(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  return Array.isArray(value) ? "[…]" : "{…}";
}

/** A position as files hold it: plain JSON data in a fixed order of fields. */
export interface PositionJson {
  readonly game: string;
  readonly columns: readonly (readonly string[])[];
  readonly stock?: readonly string[];
  readonly waste?: readonly string[];
  readonly foundations?: Readonly<Record<Suit, number>>;
  readonly faceDown?: readonly number[];
  readonly removed?: readonly Suit[];
}

/** The position as JSON data. `code` names the game in full where the position is that code's deal. */
export function makePosition(position: Position, code?: GameCode): PositionJson {
  const a = toArrangement(position);
  const [S, H, D, C] = a.foundations ?? NO_SUITS;
  return {
    game: code === undefined ? makeVariant(position.variant) : makeCode(code),
    columns: a.columns.map((cards) => cards.map(makeCard)),
    ...(a.stock === undefined ? {} : { stock: a.stock.map(makeCard) }),
    ...(a.waste === undefined ? {} : { waste: a.waste.map(makeCard) }),
    ...(a.foundations === undefined ? {} : { foundations: { S, H, D, C } }),
    ...(a.faceDown === undefined ? {} : { faceDown: a.faceDown }),
    ...(a.removed === undefined ? {} : { removed: a.removed }),
  };
}
