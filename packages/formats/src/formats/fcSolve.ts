import { err, ok, type Position, RANKS_PER_SUIT, SUITS, suitOf, type Variant } from "@faceup/rules";
import type { Board } from "../board.ts";
import { readBoardDeal } from "../boardDeal.ts";
import { boardText, columnLines } from "../boardText.ts";
import type { Format } from "../format.ts";
import { makeFoundations } from "../foundations.ts";
import { dealtOrder } from "../rows.ts";
import { boardKind } from "../traits.ts";
import { among, ofGames } from "../variants.ts";

/**
 * Boards of Freecell Solver, also of PySolFC's tools for it: Simple Simon in lines. The program sorts the columns it
 * prints; the sizes of a deal put them in order again.
 */
export const fcSolve: Format = {
  name: "fc-solve",
  holds: ofGames("SS"),
  recognise: (text) => boardKind(text) === "fc-solve",
  read: (text, variant) => readBoardDeal(fcSolve, text, variant, { arrange: sorted }),
  write(position) {
    // The program knows the pack of four suits only.
    if (!among("SS1-S4")(position.variant)) {
      return err({ fault: { code: "game-foreign", format: "fc-solve", variant: position.variant } });
    }
    return ok(boardText([`Foundations: ${makeFoundations(runHeights(position))}`, ...columnLines(position)]));
  },
};

function sorted(board: Board, variant: Variant): Board {
  const sizes = board.columns.map((cards) => cards.length);
  return { ...board, columns: dealtOrder(variant, sizes).map((i) => board.columns[i] ?? []) };
}

/** A removed run as a full foundation. */
function runHeights({ removed }: Position): readonly [number, number, number, number] {
  const gone = removed.map(([king]) => (king === undefined ? undefined : suitOf(king)));
  const [s = 0, h = 0, d = 0, c = 0] = SUITS.map((suit) => (gone.includes(suit) ? RANKS_PER_SUIT : 0));
  return [s, h, d, c];
}
