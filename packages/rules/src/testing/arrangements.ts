import type { Arrangement } from "../arrangement.ts";
import { type Card, card, RANKS_PER_SUIT, rankOf, SUITS, suitIndexOf } from "../card.ts";
import { deck } from "../deck.ts";
import { rulesOf } from "../games/index.ts";
import type { PerSuit } from "../position.ts";
import { alternates, descends, type Follows } from "../run.ts";
import { suitsOf, type Variant } from "../variant.ts";

/**
 * Random positions as play reaches them late: runs, empty columns, some cards gone. Random play seldom gets
 * there by itself.
 */
export function randomArrangement(variant: Variant, random: () => number): Arrangement {
  const rules = rulesOf(variant.game);
  return rules.family === "spider"
    ? spiderArrangement(variant, random)
    : klondikeArrangement(variant, random);
}

/** One-suit pieces of any length, often set on a card one rank higher: columns full of mixed runs. */
function spiderArrangement(variant: Variant, random: () => number): Arrangement {
  const { shape, layout } = rulesOf(variant.game);
  const cards = deck(suitsOf(variant.option), layout.packs);
  const runs = Array.from({ length: cards.length / RANKS_PER_SUIT }, (_, i) =>
    cards.slice(i * RANKS_PER_SUIT, (i + 1) * RANKS_PER_SUIT).reverse(),
  );
  const gone = Math.floor(random() * runs.length);
  const cut = random();
  const pieces = shuffled(runs.slice(gone), random).flatMap((run) => chopped(run, cut, random));
  const stock =
    shape.stock && random() < 0.7 ? shuffled(pieces, random).slice(0, Math.floor(random() * 5)) : [];
  const rest = pieces.filter((piece) => !stock.includes(piece));
  const columns = laidOut(
    tidied(rest, (piece) => piece[0] as Card, random),
    shape.columns,
    descends,
    random,
  );
  return {
    variant,
    columns,
    faceDown: hidden(columns, layout.faceUp, random),
    removed: runs.slice(0, gone).map((run) => SUITS[suitIndexOf(run[0] as Card)] ?? "S"),
    ...(shape.stock ? { stock: stock.flat() } : {}),
  };
}

/** Foundations begun, the rest in alternating runs; stock and waste often empty. */
function klondikeArrangement(variant: Variant, random: () => number): Arrangement {
  const { shape, layout } = rulesOf(variant.game);
  const most = random() < 0.5 ? 5 : RANKS_PER_SUIT;
  const heights = SUITS.map(() => Math.floor(random() * (most + 1)));
  const left = SUITS.flatMap((suit, i) =>
    Array.from({ length: RANKS_PER_SUIT - (heights[i] ?? 0) }, (_, k) => card(suit, RANKS_PER_SUIT - k)),
  );
  const mixed = shuffled(left, random);
  const away = random() < 0.5 ? 0 : Math.floor(random() * Math.min(24, mixed.length));
  const inWaste = Math.floor(random() * (away + 1));
  const rest = tidied(mixed.slice(away), (c) => c, random);
  const columns = laidOut(
    rest.map((c) => [c]),
    shape.columns,
    alternates,
    random,
  );
  const [s = 0, h = 0, d = 0, c = 0] = heights;
  const foundations: PerSuit = [s, h, d, c];
  return {
    variant,
    columns,
    stock: mixed.slice(inWaste, away),
    waste: mixed.slice(0, inWaste),
    foundations,
    faceDown: hidden(columns, layout.faceUp, random),
  };
}

/** Pieces in columns, some left empty; a piece likes to lie where it continues a run. */
function laidOut(
  pieces: readonly (readonly Card[])[],
  width: number,
  follows: Follows,
  random: () => number,
): readonly (readonly Card[])[] {
  const used = 1 + Math.floor(random() * width);
  const order = shuffled(
    Array.from({ length: width }, (_, i) => i),
    random,
  ).slice(0, used);
  const columns: Card[][] = Array.from({ length: width }, () => []);
  const likes = random();
  for (const piece of pieces) {
    const head = piece[0] as Card;
    const fitting = order.filter((i) => {
      const last = columns[i]?.at(-1);
      return last !== undefined && follows(head, last);
    });
    const choice = fitting.length > 0 && random() < likes ? fitting : order;
    columns[choice[Math.floor(random() * choice.length)] ?? 0]?.push(...piece);
  }
  return columns;
}

/** More or less from the king down, as a tidy table lies; luck leaves some less tidy than others. */
function tidied<T>(items: readonly T[], head: (item: T) => Card, random: () => number): readonly T[] {
  const untidy = random() * 15;
  return items
    .map((item) => ({ item, key: untidy * random() - rankOf(head(item)) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

function chopped(run: readonly Card[], cut: number, random: () => number): readonly (readonly Card[])[] {
  const pieces: Card[][] = [];
  for (const c of run) {
    const piece = pieces.at(-1);
    if (piece === undefined || random() < cut) pieces.push([c]);
    else piece.push(c);
  }
  return pieces;
}

function hidden(
  columns: readonly (readonly Card[])[],
  faceUp: "all" | "last",
  random: () => number,
): readonly number[] {
  const share = faceUp === "all" ? 0 : random();
  return columns.map((cards) => Math.floor(random() * share * cards.length));
}

function shuffled<T>(items: readonly T[], random: () => number): readonly T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
