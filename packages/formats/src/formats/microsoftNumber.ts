import type { Card, Suit } from "@faceup/rules";
import { inRange, isBareNumber, type NumberRange, readNumber } from "../dealNumber.ts";
import type { Format } from "../format.ts";
import { packOf, swap } from "../pack.ts";
import { dealRows, dealtPosition } from "../rows.ts";
import { settle } from "../settle.ts";
import { ofGames } from "../variants.ts";

const ORDERS = Array.from({ length: 52 }, (_, i) => BigInt(i + 1)).reduce((product, n) => product * n, 1n);
const RANGE: NumberRange = { least: 0n, most: ORDERS - 1n, mostText: "52! − 1" };
const PACK: readonly Suit[] = ["S", "H", "C", "D"];

/** The number of a Klondike deal in the log of Microsoft Solitaire Collection: one of the 52! orders of the pack. */
export const microsoftNumber: Format = {
  name: "microsoft-number",
  holds: ofGames("KL", "TF"),
  recognise: (text) => isBareNumber(text) && inRange(text, RANGE),
  read(text, variant) {
    const number = readNumber(text, RANGE);
    if (!number.ok) return number;
    const dealt = dealRows(ordered(number.value));
    return settle(microsoftNumber, (each) => dealtPosition(each, dealt), variant);
  },
};

/** The number's digits in the factorial base say which cards are swapped. */
function ordered(number: bigint): readonly Card[] {
  const cards = packOf(PACK);
  let rest = number;
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Number(rest % BigInt(i + 1));
    rest /= BigInt(i + 1);
    swap(cards, i, j);
  }
  return cards.reverse();
}
