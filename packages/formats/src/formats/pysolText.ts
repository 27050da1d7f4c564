import { err, ok, type Position } from "@faceup/rules";
import { readBoardDeal } from "../boardDeal.ts";
import { boardText, cardList, columnLines } from "../boardText.ts";
import type { Format } from "../format.ts";
import { boardKind } from "../traits.ts";

/** Boards of PySolFC's tools, with the stock in the line `Talon:`. They hold no waste, foundations or removed runs. */
export const pysolText: Format = {
  name: "pysol-text",
  holds: ({ game }) => game !== "SS",
  recognise: (text) => boardKind(text) === "pysol-text",
  read: (text, variant) => readBoardDeal(pysolText, text, variant, { open: true }),
  write(position) {
    const pile = heldNowhere(position);
    if (pile !== undefined) return err({ fault: { code: "write-pile", format: "pysol-text", pile } });
    return ok(boardText([`Talon: ${cardList(position.stock)}`, ...columnLines(position)]));
  },
};

function heldNowhere({
  waste,
  foundations,
  removed,
}: Position): "waste" | "foundations" | "removed" | undefined {
  if (waste.length > 0) return "waste";
  if (foundations.some((height) => height > 0)) return "foundations";
  return removed.length > 0 ? "removed" : undefined;
}
