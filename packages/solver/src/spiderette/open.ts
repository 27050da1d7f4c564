import { type Position, rulesOf } from "@faceup/rules";

/** Whether a position is one of Simple Simon: one pack, nothing hidden and nothing left to deal. */
export function isSimpleSimon({ variant, stock, faceDown }: Position): boolean {
  return (
    rulesOf(variant.game).layout.packs === 1 && stock.length === 0 && faceDown.every((hidden) => hidden === 0)
  );
}
