import { DEALS, type GameCode, parseStrictCode, type Variant } from "@faceup/rules";
import { FIRST_DEALS } from "./firstDeals.ts";

/** A fair source of 32 random bits. */
export type RandomBits = () => number;

export function cryptoBits(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/** Any deal of a game, each as likely as any other: 48 bits, and the uneven tail thrown away. */
export function randomDeal(variant: Variant, bits: RandomBits): GameCode {
  const range = 2 ** 48;
  const limit = range - (range % DEALS);
  let r = limit;
  while (r >= limit) r = (bits() % 2 ** 16) * 2 ** 32 + bits();
  return { game: variant.game, option: variant.option, deal: r % DEALS };
}

/** The very first game: a deal that is known to be won (AP-1). */
export function firstDeal(bits: RandomBits): GameCode {
  const text = FIRST_DEALS[bits() % FIRST_DEALS.length] ?? FIRST_DEALS[0];
  const code = parseStrictCode(text);
  if (!code.ok) throw new Error(`${text} is no code`);
  return code.value;
}
