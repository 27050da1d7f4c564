import { DEALS, type GameCode, makeVariant } from "./code.ts";
import { PASSED_OVER } from "./dailyPassedOver.ts";
import { rulesOf } from "./games/index.ts";
import { seedWords, xoshiro128pp } from "./shuffle.ts";
import { GAMES, type GameId, type Variant } from "./variant.ts";

/**
 * The deal of the day, rule version 1 (docs/codes.md). It is public and lasts: a day means the same deal for
 * everybody, so a change here is a new version, never an edit.
 */
export const DAILY_RULE = 1;

/** Days since 1 January 1970, as the player's own calendar counts them. */
export type Day = number;

const MS_PER_DAY = 86_400_000;

/** The day on which a moment lies where the player is. */
export function dayOf(time: number): Day {
  const local = new Date(time);
  // Counted in UTC, so that a day of 23 or 25 hours is still one day.
  return Date.UTC(local.getFullYear(), local.getMonth(), local.getDate()) / MS_PER_DAY;
}

/** Proving a deal of these takes too long to be done each day: their deals are listed, and come back after so many days. */
export function isListed(game: GameId): boolean {
  return game === "ST" || game === "SD";
}
export const LISTED = 128;

/**
 * The deals that may be a day's, the first to be asked first. The day's deal is the first that is proved to be
 * winnable; one that is not decided yet may not be passed over, or devices would differ. Of a listed game there is one,
 * proved beforehand.
 */
export function* dailyCandidates(variant: Variant, day: Day): Generator<GameCode, void> {
  if (!isListed(variant.game)) return yield* drawnDeals(variant, day);
  const deals = listedDeals(variant);
  const code = deals[day % deals.length];
  if (code !== undefined) yield code;
}

/** The places of games and options in a seed, of which there are 16: in the order of the games, where new ones come last. */
function placeOf({ game, option }: Variant): number {
  const places = GAMES.flatMap((one) => rulesOf(one).options.map((its) => `${one}-${its}`));
  return places.indexOf(`${game}-${option}`);
}
/** Seeds of deals lie below 2^34: no day begins with the same words as a deal. */
const SEEDS = 2 ** 40;
const DRAWS = 2 ** 48;

/** The deals drawn for a day, without end, each as likely as any other: 48 bits, and the uneven tail thrown away. */
export function* drawnDeals({ game, option }: Variant, day: Day): Generator<GameCode, void> {
  const place = placeOf({ game, option });
  const next = xoshiro128pp(seedWords(SEEDS * DAILY_RULE + 16 * day + place));
  const limit = DRAWS - (DRAWS % DEALS);
  for (;;) {
    const high = next() % 2 ** 16;
    const drawn = high * 2 ** 32 + next();
    if (drawn < limit) yield { game, option, deal: drawn % DEALS };
  }
}

const lists = new Map<string, readonly GameCode[]>();

/** Those drawn for day 0, less those at the places that are passed over. */
export function listedDeals(variant: Variant): readonly GameCode[] {
  const name = makeVariant(variant);
  const known = lists.get(name);
  if (known !== undefined) return known;
  const passedOver = new Set(PASSED_OVER[name]);
  const deals: GameCode[] = [];
  let place = 0;
  for (const code of drawnDeals(variant, 0)) {
    if (!passedOver.has(++place)) deals.push(code);
    if (deals.length === LISTED) break;
  }
  lists.set(name, deals);
  return deals;
}
