import { type Card, err, type Result, type Suit } from "@faceup/rules";
import { inRange, isBareNumber, type NumberRange, readNumber } from "../dealNumber.ts";
import type { FormatError } from "../error.ts";
import type { Format } from "../format.ts";
import { packOf, swap } from "../pack.ts";
import { dealRows, dealtPosition } from "../rows.ts";
import { settle } from "../settle.ts";
import { ofGames } from "../variants.ts";

/** At 0 and at the modulus the generator stands still: no site deals these. */
const MODULUS = 2n ** 31n - 1n;
const RANGE: NumberRange = { least: 1n, most: MODULUS - 1n, mostText: "2^31 − 2" };
const FACTOR = 16807n;
const PASSES = 7;
const PACK: readonly Suit[] = ["C", "D", "H", "S"];

/** A game number of greenfelt.net, or the address of a game. */
export const greenfeltNumber: Format = {
  name: "greenfelt-number",
  holds: ofGames("KL", "TF"),
  recognise: (text) => (isBareNumber(text) ? inRange(text, RANGE) : /greenfelt\.net\//i.test(text)),
  read(text, variant) {
    const number = readNumberOrLink(text);
    if (!number.ok) return number;
    const dealt = dealRows(shuffled(number.value));
    return settle(greenfeltNumber, (each) => dealtPosition(each, dealt), variant);
  },
};

function readNumberOrLink(text: string): Result<bigint, FormatError> {
  const [link, game = ""] = /greenfelt\.net\/([a-z0-9_-]*)[^\s]*/i.exec(text) ?? [];
  if (link === undefined) return readNumber(text, RANGE);
  // The site has other games under other numbers.
  if (!/^klondike/i.test(game)) return err({ fault: { code: "link-game", text: link } });
  return readNumber(/[?&]game=([^&#]*)/i.exec(link)?.[1] ?? "", RANGE);
}

/** Every card swapped seven times with one that the minimal standard generator names; then the pack is turned over. */
function shuffled(seed: bigint): readonly Card[] {
  const cards = packOf(PACK);
  let state = seed;
  for (let pass = 0; pass < PASSES; pass++) {
    for (let j = 0; j < cards.length; j++) {
      state = (state * FACTOR) % MODULUS;
      const k = Number(state % BigInt(cards.length));
      swap(cards, j, k);
    }
  }
  return cards.reverse();
}
