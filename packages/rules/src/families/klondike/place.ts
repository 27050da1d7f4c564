import { KING, rankOf } from "../../card.ts";
import { column, type Move, type Source, transfer } from "../../move.ts";
import { columnOf, type Position } from "../../position.ts";
import type { Refusal } from "../../refusal.ts";
import { err, ok, type Result } from "../../result.ts";
import { check, checkLift, firstOf } from "./check.ts";

/** TF-12: the longest legal column (then the leftmost), then for a king an empty one. */
export function place(position: Position, from: Source, count: number): Result<readonly Move[], Refusal> {
  const refused = checkLift(position, from, count);
  if (refused !== undefined) return err(refused);
  const first = firstOf(position, from, count);
  const atBottom = from.pile === "column" && count === columnOf(position, from.column).length;
  let best: { readonly move: Move; readonly length: number } | undefined;
  position.columns.forEach((cards, index) => {
    const move = transfer(from, column(index), count);
    if (check(position, move) !== undefined) return;
    // Only a king goes to an empty column, and one that lies at a column's bottom gains nothing there.
    if (cards.length === 0 && atBottom && rankOf(first) === KING) return;
    if (best === undefined || cards.length > best.length) best = { move, length: cards.length };
  });
  if (best !== undefined) return ok([best.move]);
  return err({ reason: "no-place", rule: "TF-12", part: "land", cards: [first] });
}
