import type { MoveOptions, Position } from "@faceup/rules";
import { type AppText, type Place, spotText } from "@faceup/text";
import { columnIndex, foundationSuit, type Spot } from "../table/model.ts";

/** The name of a spot for assistive technology (AP-28). */
export function spotLabel(text: AppText, position: Position, spot: Spot, options: MoveOptions): string {
  return spotText(text, position, placeOf(spot), options);
}

function placeOf({ pile, index }: Spot): Place {
  if (pile === "stock" || pile === "waste" || pile === "removed") return { pile };
  const suit = foundationSuit(pile);
  if (suit !== undefined) return { pile: "foundation", suit };
  return { pile: "column", column: columnIndex(pile) ?? 0, index };
}
