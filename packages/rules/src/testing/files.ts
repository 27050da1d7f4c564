import { deal } from "../deal.ts";
import type { Position } from "../position.ts";
import { makePosition, type PositionError, parsePosition, readPosition } from "../positionText.ts";

/** Three deals as files hold them, to be spoilt. */
export const SIMON = {
  ...makePosition(deal({ game: "SS", option: "S4", deal: 29 })),
  removed: undefined,
};
export const KLONDIKE = makePosition(deal({ game: "KL", option: "D1N", deal: 1 }));
export const SPIDERETTE = makePosition(deal({ game: "ST", option: "S2", deal: 1 }));

/** Simple Simon with some columns (from 1) replaced. */
export function simonWith(columns: Readonly<Record<number, readonly unknown[]>>): unknown {
  return { ...SIMON, columns: SIMON.columns.map((cards, i) => columns[i + 1] ?? cards) };
}

export function readOf(value: unknown): Position {
  const found = readPosition(JSON.parse(JSON.stringify(value)));
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value.position;
}

/** What is wrong with a value, or a text. */
export function errorOf(value: unknown): PositionError {
  const found = parsePosition(typeof value === "string" ? value : JSON.stringify(value));
  if (found.ok) throw new Error("was read");
  return found.error;
}
