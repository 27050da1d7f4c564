import {
  type Card,
  err,
  type GameId,
  makeVariant,
  ok,
  RANKS_PER_SUIT,
  type Result,
  rulesOf,
  type Suit,
  type Variant,
} from "@faceup/rules";
import { isLongDigits, isPysolfcNumber, type NumberRange, readNumber } from "../dealNumber.ts";
import type { FormatError } from "../error.ts";
import type { Format, FoundPosition } from "../format.ts";
import { mersenne } from "../mersenne.ts";
import { packOf, swap } from "../pack.ts";
import { type Dealt, dealTo, dealtPosition } from "../rows.ts";
import { settle } from "../settle.ts";
import { among } from "../variants.ts";

/** What PySolFC deals under these names: Simple Simon, Saratoga, Spiderette, Klondike, Spider with its reduced packs. */
const holds = among(
  "SS1-S4",
  "TF1-D1N",
  "TF1-D3N",
  "ST1-S4",
  "KL1-D1N",
  "KL1-D3N",
  "SD1-S1",
  "SD1-S2",
  "SD1-S4",
);

const PLAIN: NumberRange = { least: 1n, most: 10n ** 100n - 1n, mostText: "10^100 − 1" };
const MICROSOFT: NumberRange = { least: 1n, most: 2n ** 33n - 1n, mostText: "2^33 − 1" };
/** Plain numbers below this one are shuffled the Microsoft way too. */
const FIRST_MERSENNE = 32000n;

/** The number that PySolFC shows for a game: `24`, `# 98804262199142645760`, `ms123456`. */
export const pysolfcNumber: Format = {
  name: "pysolfc-number",
  holds,
  recognise: (text) => isPysolfcNumber(text) && !isLongDigits(text),
  read(text, variant) {
    const number = readSeed(text);
    if (!number.ok) return number;
    return settle(pysolfcNumber, (each) => dealt(each, number.value), variant);
  },
};

interface Seed {
  readonly number: bigint;
  readonly microsoft: boolean;
}

function readSeed(text: string): Result<Seed, FormatError> {
  const plain = text
    .trim()
    .replace(/L$/i, "")
    .replace(/[\s#\-_.,]/g, "");
  const digits = /^ms(\d+)$/i.exec(plain)?.[1];
  if (digits !== undefined) {
    const number = readNumber(digits, MICROSOFT);
    return number.ok ? ok({ number: number.value, microsoft: true }) : number;
  }
  if (plain === "") return err({ fault: { code: "number-text", text: text.trim() } });
  const number = readNumber(plain, PLAIN);
  return number.ok ? ok({ number: number.value, microsoft: number.value < FIRST_MERSENNE }) : number;
}

function dealt(variant: Variant, seed: Seed): Result<FoundPosition, FormatError> {
  const pack = packFor(variant);
  const cards = seed.microsoft
    ? shuffled(pack.length === 52 ? microsoftOrder(pack) : pack, microsoftPick(seed.number))
    : shuffled(pack, mersennePick(seed.number));
  const layOut = LAYOUTS[variant.game];
  if (layOut === undefined)
    return err({ fault: { code: "game-foreign", format: "pysolfc-number", variant } });
  // The last card of the pack is dealt first.
  return dealtPosition(variant, layOut([...cards].reverse()));
}

/** Clubs, spades, hearts, diamonds, each from the ace; the clubs of a reduced pack are spades here. */
function packFor(variant: Variant): readonly Card[] {
  const suits: readonly Suit[] = SUITS_OF[makeVariant(variant)] ?? ["C", "S", "H", "D"];
  return packOf(rulesOf(variant.game).layout.packs === 2 ? [...suits, ...suits] : suits);
}

const SUITS_OF: Readonly<Record<string, readonly Suit[] | undefined>> = {
  "SD1-S1": ["S", "S", "S", "S"],
  "SD1-S2": ["S", "S", "H", "H"],
};

/** One pack lies in the order of Microsoft's first card games: rank by rank, clubs, diamonds, hearts, spades. */
function microsoftOrder(pack: readonly Card[]): readonly Card[] {
  return Array.from({ length: RANKS_PER_SUIT }, (_, rank) =>
    [0, 3, 2, 1].map((suit) => pack[suit * RANKS_PER_SUIT + rank] as Card),
  ).flat();
}

/** A number from 0 to i. */
type Pick = (i: number) => number;

function shuffled(pack: readonly Card[], pick: Pick): readonly Card[] {
  const cards = [...pack];
  for (let i = cards.length - 1; i > 0; i--) swap(cards, i, pick(i));
  return cards;
}

/** The generator of Microsoft's C library, stretched by PySolFC to numbers of 33 bits. */
function microsoftPick(number: bigint): Pick {
  const high = number >= 2n ** 32n;
  let state = high ? number - 2n ** 32n : number;
  return (i) => {
    state = (state * 214013n + 2531011n) % 2n ** 33n;
    const bits = Number((state >> 16n) & 0x7fffn);
    const value = high ? Number((state >> 16n) & 0xffffn) + 1 : number >= 2n ** 31n ? bits | 0x8000 : bits;
    return value % (i + 1);
  };
}

function mersennePick(number: bigint): Pick {
  const key: number[] = [];
  for (let rest = number; rest > 0n; rest >>= 32n) key.push(Number(rest & 0xffffffffn));
  const next = mersenne(key);
  return (i) => Math.floor(next() * (i + 1));
}

type LayOut = (cards: readonly Card[]) => Dealt;

/** Rows that are one card shorter each time, then one card more for every column. */
const simpleSimon: LayOut = (cards) => {
  const rows = [9, 8, 7, 6, 5, 4, 3, 10].map((size) => Array.from({ length: size }, (_, i) => i));
  return dealTo(cards, 10, rows.flat());
};

/** The hidden cards in rows, then the open ones, each row from the right. */
const klondike: LayOut = (cards) => dealTo(cards, 7, [1, 2, 3, 4, 5, 6, 0].flatMap(leftward));

/** The same from the left. */
const spiderette: LayOut = (cards) =>
  dealTo(
    cards,
    7,
    [1, 2, 3, 4, 5, 6, 0].flatMap((first) => [...leftward(first)].reverse()),
  );

const spider: LayOut = (cards) => {
  const row = Array.from({ length: 10 }, (_, i) => i);
  return dealTo(cards, 10, [...row, ...row, ...row, ...row, 0, 3, 6, 9, ...row]);
};

const LAYOUTS: Readonly<Partial<Record<GameId, LayOut>>> = {
  SS: simpleSimon,
  TF: klondike,
  ST: spiderette,
  KL: klondike,
  SD: spider,
};

/** A row of seven columns from the right down to `first`. */
function leftward(first: number): readonly number[] {
  return Array.from({ length: 7 - first }, (_, i) => 6 - i);
}
