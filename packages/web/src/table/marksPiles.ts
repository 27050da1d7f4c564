/** Marks that the piles' own elements carry: for tests, and for the look of empty places. */
import { setAttribute } from "./drawElement.ts";
import type { PileViews } from "./drawPiles.ts";
import { targetsOf } from "./marks.ts";
import { cardsOf, type PileId, type TableModel } from "./model.ts";

export function markPiles(piles: PileViews, model: TableModel, over: PileId | undefined): void {
  const targets = targetsOf(model, over);
  for (const [pile, slot] of piles.all()) {
    const empty = cardsOf(model, pile).length === 0;
    const target = targets.includes(pile) ? (pile === over ? "over" : "may") : undefined;
    const { refused: mark } = model;
    const refused = mark?.pile === pile || mark?.gaps?.includes(pile) ? mark : undefined;
    setAttribute(slot, "data-target", target);
    setAttribute(slot, "data-last-move", endOf(model, pile));
    setAttribute(slot, "data-refused", refused && String(refused.serial));
    slot.classList.toggle("ring-target", empty && target === "may");
    slot.classList.toggle("ring-over", empty && target === "over");
    slot.classList.toggle("ring-refused", empty && refused !== undefined);
  }
}

function endOf({ lastMove }: TableModel, pile: PileId): "from" | "to" | undefined {
  if (lastMove?.to === pile) return "to";
  return lastMove?.from === pile ? "from" : undefined;
}
