import { makeCard } from "../cardText.ts";
import type { Position } from "../position.ts";
import { drawOf, type GameId } from "../variant.ts";

/**
 * A second telling of the rules for the tests: cards are the texts a file holds, each knows whether it lies face
 * up, and a move is a token. `spiderTable.ts` and `klondikeTable.ts` say the rules once more, as simply as they can
 * be said and without the engine; the tests hold the engine against them.
 */
export interface Table {
  readonly game: GameId;
  readonly draw: number;
  readonly columns: readonly (readonly TableCard[])[];
  readonly stock: readonly string[];
  readonly waste: readonly string[];
  readonly foundations: readonly string[];
  /** Every card that has ever lain on a foundation. */
  readonly reached: readonly string[];
  /** The suit of each removed run. */
  readonly removed: readonly string[];
}

export interface TableCard {
  readonly name: string;
  readonly up: boolean;
}

/** What forbids a move, as coarsely as a case names it. */
export type Fault = "notation" | "lift" | "land" | "stock";

export interface Step {
  readonly table: Table;
  readonly score: number;
}

export const RANKS = "A23456789TJQK";

export function rank(name: string): number {
  return RANKS.indexOf(name.charAt(0));
}

export function suit(name: string): string {
  return name.charAt(1);
}

export function red(name: string): boolean {
  return suit(name) === "H" || suit(name) === "D";
}

/** The pile of a suit from the ace up to a height. */
function upTo(suitLetter: string, height: number): readonly string[] {
  return [...RANKS].slice(0, height).map((letter) => letter + suitLetter);
}

export function tableOf(position: Position): Table {
  const suits = ["S", "H", "D", "C"];
  return {
    game: position.variant.game,
    draw: drawOf(position.variant.option),
    columns: position.columns.map((cards, i) =>
      cards.map((card, k) => ({ name: makeCard(card), up: k >= (position.faceDown[i] ?? 0) })),
    ),
    stock: position.stock.map(makeCard),
    waste: position.waste.map(makeCard),
    foundations: suits.flatMap((letter, i) => upTo(letter, position.foundations[i] ?? 0)),
    reached: suits.flatMap((letter, i) => upTo(letter, position.scored[i] ?? 0)),
    removed: position.removed.map((run) => makeCard(run[0] as never).charAt(1)),
  };
}

/** Equal for tables that look the same and remember the same. */
export function tableKey(table: Table): string {
  return JSON.stringify([
    table.columns.map((cards) => cards.map(({ name, up }) => (up ? name : name.toLowerCase())).join(" ")),
    table.stock,
    table.waste,
    [...table.foundations].sort(),
    [...table.reached].sort(),
    [...table.removed].sort(),
  ]);
}

/** A transfer's token taken apart; columns stay numbered from 1. */
export interface Parts {
  readonly from: number | "w" | "s" | "h" | "d" | "c";
  readonly to: number | "f";
  readonly count: number;
}

export function partsOf(token: string): Parts {
  const [places = "", count = "1"] = token.split("x");
  const [from = "", to = ""] = places.split(">");
  return {
    from: /^\d/.test(from) ? Number(from) : ((from.startsWith("f") ? from.charAt(1) : "w") as Parts["from"]),
    to: to === "f" ? "f" : Number(to),
    count: Number(count),
  };
}

/** Every token there is for a table, one column and one card too far on each side included. */
export function allTokens(table: Table): readonly string[] {
  const numbers = Array.from({ length: table.columns.length + 2 }, (_, i) => i);
  const longest = Math.max(...table.columns.map((cards) => cards.length));
  const tokens = ["d", "r"];
  for (const from of [...numbers, "w", "fs", "fh", "fd", "fc"]) {
    const most = typeof from === "number" ? longest + 1 : 2;
    for (const to of [...numbers, "f"]) {
      for (let count = 0; count <= most; count++)
        tokens.push(`${from}>${to}${count === 1 ? "" : `x${count}`}`);
    }
  }
  return tokens;
}

/** Does the token name columns that are there, and at least one card? */
export function isNotation(table: Table, { from, to, count }: Parts): boolean {
  const there = (place: number | string): boolean =>
    typeof place === "string" || (place >= 1 && place <= table.columns.length);
  return there(from) && there(to) && count >= 1;
}

/** The last cards of a column, or undefined where it has too few or one of them lies face down. */
export function openGroup(table: Table, column: number, count: number): readonly string[] | undefined {
  const cards = table.columns[column - 1] ?? [];
  const group = cards.slice(cards.length - count);
  if (cards.length < count || group.some(({ up }) => !up)) return undefined;
  return group.map(({ name }) => name);
}

/** Does every neighbouring pair of a pile satisfy `follows`? */
export function everyPair(
  names: readonly string[],
  follows: (upper: string, lower: string) => boolean,
): boolean {
  return names.every((lower, i) => i === 0 || follows(names[i - 1] as string, lower));
}

export function lastName(table: Table, column: number): string | undefined {
  return table.columns[column - 1]?.at(-1)?.name;
}

export function withoutLast(table: Table, column: number, count: number): Table {
  return {
    ...table,
    columns: table.columns.map((cards, i) =>
      i === column - 1 ? cards.slice(0, cards.length - count) : cards,
    ),
  };
}

export function withAdded(table: Table, column: number, names: readonly string[]): Table {
  const added = names.map((name) => ({ name, up: true }));
  return {
    ...table,
    columns: table.columns.map((cards, i) => (i === column - 1 ? [...cards, ...added] : cards)),
  };
}

/** What became last turns face up. */
export function withLastUp(table: Table): { readonly table: Table; readonly turned: number } {
  const turned = table.columns.filter((cards) => cards.at(-1)?.up === false).length;
  const columns = table.columns.map((cards) =>
    cards.map((card, k) => (k === cards.length - 1 ? { ...card, up: true } : card)),
  );
  return { table: { ...table, columns }, turned };
}
