import {
  type Card,
  deal,
  deck,
  endsInCompleteRun,
  NO_SUITS,
  type Option,
  type Position,
  RANKS_PER_SUIT,
  rulesOf,
  suitsOf,
} from "@faceup/rules";
import { randomFrom } from "../../testing/random.ts";

export const OPTIONS: readonly Option[] = ["S1", "S2", "S4"];

export function shuffled<T>(items: readonly T[], random: () => number): readonly T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/**
 * What is left of a pack once `gone` runs have left, cut into one-suit pieces that lie anywhere: `untidy` from 0
 * (whole runs) to 1 (single cards). Fewer columns than the game has make small positions that may be lost.
 */
export function piecesIn(
  option: Option,
  { gone, width, untidy, seed }: { gone: number; width: number; untidy: number; seed: number },
): Position {
  const random = randomFrom(seed);
  const cards = deck(suitsOf(option), 1);
  const runs = [0, 1, 2, 3].map((i) => cards.slice(i * RANKS_PER_SUIT, (i + 1) * RANKS_PER_SUIT).reverse());
  const columns: Card[][] = Array.from({ length: width }, () => []);
  for (const piece of shuffled(
    runs.slice(gone).flatMap((run) => chopped(run, untidy, random)),
    random,
  )) {
    columns[Math.floor(random() * width)]?.push(...piece);
  }
  return positionOf(option, columns, runs.slice(0, gone));
}

/** A position of any width; runs that lie complete at the end of a column are taken away. */
export function positionOf(
  option: Option,
  columns: readonly (readonly Card[])[],
  removed: readonly (readonly Card[])[],
): Position {
  const gone = [...removed];
  const left = columns.map((cards) => {
    let rest = cards;
    for (; endsInCompleteRun(rest, 0); rest = rest.slice(0, -RANKS_PER_SUIT)) {
      gone.push(rest.slice(-RANKS_PER_SUIT));
    }
    return rest;
  });
  return {
    variant: { game: "SS", option },
    columns: left,
    faceDown: columns.map(() => 0),
    stock: [],
    waste: [],
    foundations: NO_SUITS,
    scored: NO_SUITS,
    removed: gone,
  };
}

export function chopped(
  run: readonly Card[],
  untidy: number,
  random: () => number,
): readonly (readonly Card[])[] {
  const pieces: Card[][] = [];
  for (const c of run) {
    const piece = pieces.at(-1);
    if (piece === undefined || random() < untidy) pieces.push([c]);
    else piece.push(c);
  }
  return pieces;
}

/** A position some random moves after a deal, or pieces anywhere on the whole table. */
export function anyPosition(option: Option, seed: number): Position {
  const random = randomFrom(seed);
  const rules = rulesOf("SS");
  let position =
    seed % 2 === 0
      ? deal({ game: "SS", option, deal: seed })
      : piecesIn(option, { gone: Math.floor(random() * 4), width: 10, untidy: random(), seed });
  for (let steps = Math.floor(random() * 40); steps > 0; steps--) {
    const moves = rules.moves(position);
    const move = moves[Math.floor(random() * moves.length)];
    if (move === undefined) break;
    position = rules.play(position, move).position;
  }
  return position;
}
