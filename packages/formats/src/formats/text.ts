import { makeCode, makeVariant, ok, type Position, rulesOf, suitOf } from "@faceup/rules";
import { readBoardDeal } from "../boardDeal.ts";
import { boardText, cardList, columnLines } from "../boardText.ts";
import type { Format } from "../format.ts";
import { makeFoundations } from "../foundations.ts";
import { boardKind } from "../traits.ts";

/** Our own board: it names its game and has a line for every pile, so that it holds any position. */
export const text: Format = {
  name: "text",
  holds: () => true,
  recognise: (written) => boardKind(written) === "text",
  read: (written, variant) => readBoardDeal(text, written, variant),
  write(position, code) {
    return ok(
      boardText([
        `Game: ${code === undefined ? makeVariant(position.variant) : makeCode(code)}`,
        ...pileLines(position),
        ...columnLines(position),
      ]),
    );
  },
};

function pileLines({ variant, foundations, stock, waste, removed }: Position): readonly string[] {
  const { shape } = rulesOf(variant.game);
  const suits = removed.flatMap(([king]) => (king === undefined ? [] : [suitOf(king)]));
  const line = (label: string, words: string): string => `${label}: ${words === "" ? "-" : words}`;
  return [
    ...(shape.foundations ? [line("Foundations", makeFoundations(foundations))] : []),
    ...(shape.removedPlaces > 0 ? [line("Removed", suits.join(" "))] : []),
    ...(shape.stock ? [line("Stock", cardList(stock))] : []),
    ...(shape.waste ? [line("Waste", cardList(waste))] : []),
  ];
}
