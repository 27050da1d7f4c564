import { err, ok } from "@faceup/rules";
import { readBoardDeal } from "../boardDeal.ts";
import { boardText, cardList, columnLines } from "../boardText.ts";
import type { Format } from "../format.ts";
import { makeFoundations } from "../foundations.ts";
import { boardKind } from "../traits.ts";
import { ofGames } from "../variants.ts";

const holds = ofGames("KL", "TF");

/** The boards that Klondike-Solver prints with `/OUT 1`: `Talon: waste ==> stock <==`, the top of the waste first. */
export const klondikeSolverText: Format = {
  name: "klondike-solver-text",
  holds,
  recognise: (text) => boardKind(text) === "klondike-solver-text",
  read: (text, variant) => readBoardDeal(klondikeSolverText, text, variant, { open: true }),
  write(position) {
    const { variant, stock, waste, foundations } = position;
    if (!holds(variant)) {
      return err({ fault: { code: "game-foreign", format: "klondike-solver-text", variant } });
    }
    const talon = ["Talon:", cardList([...waste].reverse()), "==>", cardList(stock), "<=="];
    return ok(
      boardText([
        `Foundations: ${makeFoundations(foundations)}`,
        talon.filter((words) => words !== "").join(" "),
        ...columnLines(position),
      ]),
    );
  },
};
