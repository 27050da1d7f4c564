import type { Card, Suit } from "@faceup/rules";
import { inRange, isBareNumber, type NumberRange, readNumber } from "../dealNumber.ts";
import type { Format } from "../format.ts";
import { packOf, swap } from "../pack.ts";
import { dealRows, dealtPosition } from "../rows.ts";
import { settle } from "../settle.ts";
import { ofGames } from "../variants.ts";

const RANGE: NumberRange = { least: 0n, most: 2n ** 31n - 1n, mostText: "2^31 − 1" };
const PACK: readonly Suit[] = ["C", "D", "S", "H"];
const SWAPS = 269;
/** How its files and their readers write a number. */
const GAME = /^game[\s:#]*\d+$/i;

/** A deal number of Klondike-Solver, `/G 37547`, in its files `Game: 37547`. */
export const klondikeSolverNumber: Format = {
  name: "klondike-solver-number",
  holds: ofGames("KL", "TF"),
  recognise: (text) => (isBareNumber(text) ? inRange(text, RANGE) : GAME.test(text.trim())),
  read(text, variant) {
    const number = readNumber(text.trim().replace(/^game[\s:#]*/i, ""), RANGE);
    if (!number.ok) return number;
    const dealt = dealRows(shuffled(Number(number.value)));
    return settle(klondikeSolverNumber, (each) => dealtPosition(each, dealt), variant);
  },
};

function shuffled(seed: number): readonly Card[] {
  const cards = packOf(PACK);
  const next = generator(seed);
  for (let i = 0; i < SWAPS; i++) {
    const k = next() % cards.length;
    swap(cards, k, next() % cards.length);
  }
  return cards;
}

/**
 * The program's own generator: three signed 32-bit words stirred together, seeded in two stages of 50 and 950 steps.
 * Outputs have 31 bits.
 */
function generator(seed: number): () => number {
  let value = seed | 0;
  let mix = 51651237;
  let twist = 895213268;
  const stir = (): void => {
    const difference = (twist - mix) | 0;
    mix ^= twist ^ value;
    const folded = difference ^ mix;
    value ^= (twist - mix) | 0;
    twist ^= value ^ folded;
    value ^= (twist << 7) ^ (mix >> 16) ^ (folded << 8);
  };
  const warmUp = (steps: number): void => {
    for (let i = 0; i < steps; i++) stir();
  };
  warmUp(50);
  value = 0x9417b3af ^ seed ^ (seed >> 15);
  warmUp(950);
  return () => {
    stir();
    return value & 0x7fffffff;
  };
}
