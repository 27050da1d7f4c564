import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A position whose `column` (from 1) is as long as the game allows, reached by legal play. */
export interface LongColumn {
  readonly id: string;
  readonly column: number;
  readonly cards: number;
  readonly position: object;
}

/** Simple Simon's longest columns have 20 cards, Thoughtful's 19; where rows are dealt there is no end to them. */
export const LONG_COLUMNS: readonly LongColumn[] = readFileSync(
  join(process.cwd(), "tests/e2e/support/longColumns.jsonl"),
  "utf8",
)
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as LongColumn);

export function longColumn(id: string): LongColumn {
  const found = LONG_COLUMNS.find((long) => long.id === id);
  if (found === undefined) throw new Error(`longColumns.jsonl has no ${id}`);
  return found;
}
