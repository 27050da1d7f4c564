import {
  everyPair,
  type Fault,
  isNotation,
  lastName,
  openGroup,
  type Parts,
  partsOf,
  RANKS,
  rank,
  red,
  type Step,
  suit,
  type Table,
  withAdded,
  withLastUp,
  withoutLast,
} from "./table.ts";

/** Thoughtful and Klondike once more: what a token does, or what forbids it. */
export function klondikeStep(table: Table, score: number, token: string): Step | Fault {
  if (token === "d") {
    if (table.stock.length === 0) return "stock";
    const waste = [...table.waste, ...table.stock.slice(0, table.draw)];
    return { table: { ...table, stock: table.stock.slice(table.draw), waste }, score };
  }
  if (token === "r") {
    if (table.stock.length > 0 || table.waste.length === 0) return "stock";
    return { table: { ...table, stock: table.waste, waste: [] }, score: Math.max(0, score - 100) };
  }
  const parts = partsOf(token);
  if (!isNotation(table, parts)) return "notation";
  const group = lifted(table, parts);
  if (group === undefined) return "lift";
  if (!lands(table, parts, group)) return "land";
  const first = group[0] as string;
  const taken = withoutGroup(table, parts, first);
  const scores = parts.to === "f" && !table.reached.includes(first);
  const put: Table =
    parts.to !== "f"
      ? withAdded(taken, parts.to, group)
      : {
          ...taken,
          foundations: [...taken.foundations, first],
          reached: scores ? [...taken.reached, first] : taken.reached,
        };
  const { table: open, turned } = withLastUp(put);
  const fromWaste = parts.from === "w" && parts.to !== "f";
  return { table: open, score: score + (scores ? 10 : 0) + (fromWaste ? 5 : 0) + 5 * turned };
}

/** TF-3, TF-5, TF-7, KL-1. */
function lifted(table: Table, { from, count }: Parts): readonly string[] | undefined {
  if (typeof from === "number") {
    const group = openGroup(table, from, count);
    return group !== undefined && everyPair(group, alternating) ? group : undefined;
  }
  const pile = from === "w" ? table.waste : foundation(table, from.toUpperCase());
  const top = pile.at(-1);
  return top !== undefined && count === 1 ? [top] : undefined;
}

/** TF-2, TF-4, TF-6. */
function lands(table: Table, { from, to }: Parts, group: readonly string[]): boolean {
  const first = group[0] as string;
  if (to === "f") {
    const next = foundation(table, suit(first)).length;
    return group.length === 1 && rank(first) === next && (typeof from === "number" || from === "w");
  }
  const target = lastName(table, to);
  if (to === from) return false;
  return target === undefined ? first.startsWith("K") : alternating(target, first);
}

function withoutGroup(table: Table, { from, count }: Parts, first: string): Table {
  if (typeof from === "number") return withoutLast(table, from, count);
  if (from === "w") return { ...table, waste: table.waste.slice(0, -1) };
  return { ...table, foundations: table.foundations.filter((name) => name !== first) };
}

/** A foundation's cards, ace first. */
function foundation(table: Table, letter: string): readonly string[] {
  return [...RANKS].map((r) => r + letter).filter((name) => table.foundations.includes(name));
}

function alternating(upper: string, lower: string): boolean {
  return rank(lower) === rank(upper) - 1 && red(lower) !== red(upper);
}
