import {
  everyPair,
  type Fault,
  isNotation,
  lastName,
  openGroup,
  partsOf,
  RANKS,
  rank,
  type Step,
  suit,
  type Table,
  withAdded,
  withLastUp,
  withoutLast,
} from "./table.ts";

/** Simple Simon, Spiderette and Spider once more: what a token does, or what forbids it. */
export function spiderStep(table: Table, score: number, token: string): Step | Fault {
  if (token === "r") return "stock";
  if (token === "d") return dealt(table, score);
  const parts = partsOf(token);
  if (!isNotation(table, parts)) return "notation";
  const { from, to, count } = parts;
  if (typeof from !== "number") return "lift";
  const group = openGroup(table, from, count);
  if (group === undefined || !everyPair(group, oneSuit)) return "lift";
  const target = to === "f" ? undefined : lastName(table, to);
  if (to === "f" || to === from) return "land";
  if (target !== undefined && rank(target) !== rank(group[0] as string) + 1) return "land";
  return settled(withAdded(withoutLast(table, from, count), to, group), score - 1);
}

/** ST-3, ST-4. */
function dealt(table: Table, score: number): Step | Fault {
  const width = table.columns.length;
  const cards = table.columns.flat().length;
  const full = table.columns.every((column) => column.length > 0);
  if (table.stock.length === 0 || !(full || cards < width)) return "stock";
  const row = table.stock.slice(0, width);
  const after = row.reduce((grown, name, i) => withAdded(grown, i + 1, [name]), table);
  return settled({ ...after, stock: table.stock.slice(width) }, score - 1);
}

/** SS-7, ST-2: cards turn up and complete runs leave, until nothing changes any more. */
export function settled(table: Table, score: number): Step {
  const { table: open } = withLastUp(table);
  const found = open.columns.findIndex((_, i) => {
    const run = openGroup(open, i + 1, RANKS.length);
    return run !== undefined && everyPair(run, oneSuit);
  });
  if (found < 0) return { table: open, score };
  const removed = [...open.removed, suit(lastName(open, found + 1) as string)];
  return settled({ ...withoutLast(open, found + 1, RANKS.length), removed }, score + 100);
}

export function oneSuit(upper: string, lower: string): boolean {
  return rank(lower) === rank(upper) - 1 && suit(lower) === suit(upper);
}
