import { type Move, type Position, suitOf } from "@faceup/rules";
import { firstOf, pileOfSource, sizeOf } from "../game/piles.ts";
import type { Advice } from "../solving/advisor.ts";
import type { HintMark } from "../table/marks.ts";
import { columnPile, foundationPile, type PileId, type Spot } from "../table/model.ts";

/** The rings of a hint on the table: the second step shows the card, the third its target too (AP-15). */
export function hintMark(advice: Advice | undefined): HintMark | undefined {
  if (advice?.type !== "hint" || advice.step === 1) return undefined;
  const { move, position, step } = advice;
  const from = startOf(move, position);
  const to = step === 3 ? endOf(move, position) : undefined;
  return to === undefined ? { from } : { from, to };
}

function startOf(move: Move, position: Position): Spot {
  if (move.type !== "transfer") return { pile: "stock", index: position.stock.length - 1 };
  const pile = pileOfSource(move.from);
  return { pile, index: sizeOf(position, pile) - move.count };
}

function endOf(move: Move, position: Position): PileId | undefined {
  if (move.type !== "transfer") return undefined;
  if (move.to.pile === "column") return columnPile(move.to.column);
  const card = firstOf(position, { pile: pileOfSource(move.from), count: move.count });
  return card === undefined ? undefined : foundationPile(suitOf(card));
}
