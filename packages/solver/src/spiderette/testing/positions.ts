import {
  type Card,
  deal,
  deck,
  endsInCompleteRun,
  NO_SUITS,
  type Position,
  RANKS_PER_SUIT,
  rulesOf,
  suitsOf,
  type Variant,
} from "@faceup/rules";
import { chopped, shuffled } from "../../spider/testing/positions.ts";
import { randomFrom } from "../../testing/random.ts";
import { isSimpleSimon } from "../open.ts";

export const VARIANTS: readonly Variant[] = (["ST", "SD"] as const).flatMap((game) =>
  (["S1", "S2", "S4"] as const).map((option) => ({ game, option })),
);

export function nameOf({ game, option }: Variant): string {
  return `${game} ${option}`;
}

/** A position some random moves after a deal. */
export function anyPosition(variant: Variant, seed: number): Position {
  const random = randomFrom(seed);
  const rules = rulesOf(variant.game);
  let position = deal({ ...variant, deal: seed });
  for (let steps = Math.floor(random() * 80); steps > 0; steps--) {
    const moves = rules.moves(position);
    const move = moves[Math.floor(random() * moves.length)];
    if (move === undefined) break;
    position = rules.play(position, move).position;
  }
  return position;
}

interface Pieces {
  /** Runs that have not left. */
  readonly runs: number;
  readonly width: number;
  /** From 0, whole runs, to 1, single cards. */
  readonly untidy: number;
  /** The most cards in the stock, taken out of the pieces, which lie anywhere, some cards hidden. */
  readonly stock: number;
  readonly seed: number;
}

/** Small tables, as no deal leads to them. */
export function piecesOf(variant: Variant, { runs, width, untidy, stock, seed }: Pieces): Position {
  const random = randomFrom(seed);
  const cards = deck(suitsOf(variant.option), rulesOf(variant.game).layout.packs);
  const all = Array.from({ length: cards.length / RANKS_PER_SUIT }, (_, i) =>
    cards.slice(i * RANKS_PER_SUIT, (i + 1) * RANKS_PER_SUIT).reverse(),
  );
  const pieces = shuffled(
    all.slice(0, runs).flatMap((run) => chopped(run, untidy, random)),
    random,
  );
  const dealt = shuffled(all.slice(0, runs).flat(), random).slice(0, Math.floor(random() * (stock + 1)));
  const columns: Card[][] = Array.from({ length: width }, () => []);
  for (const piece of pieces) {
    columns[Math.floor(random() * width)]?.push(...piece.filter((card) => !dealt.includes(card)));
  }
  return settled(variant, columns, dealt, all.slice(runs), random);
}

/** Hides some cards and takes complete runs away. */
function settled(
  variant: Variant,
  columns: readonly (readonly Card[])[],
  stock: readonly Card[],
  gone: readonly (readonly Card[])[],
  random: () => number,
): Position {
  const removed = [...gone];
  const faceDown: number[] = [];
  const left = columns.map((cards) => {
    const hidden = random() < 0.5 ? 0 : Math.floor(random() * cards.length);
    let rest = cards;
    for (; endsInCompleteRun(rest, hidden); rest = rest.slice(0, -RANKS_PER_SUIT)) {
      removed.push(rest.slice(-RANKS_PER_SUIT));
    }
    faceDown.push(Math.max(0, Math.min(hidden, rest.length - 1)));
    return rest;
  });
  return {
    variant,
    columns: left,
    faceDown,
    stock,
    waste: [],
    foundations: NO_SUITS,
    scored: NO_SUITS,
    removed,
  };
}

/** Tables of few columns that no row or one or two will be dealt to: about half of them are lost. */
export function smallTables(variant: Variant): readonly Position[] {
  return Array.from({ length: 50 }, (_, seed) =>
    piecesOf(variant, {
      runs: 1 + (seed % 2),
      width: 3 + (seed % 3),
      untidy: 0.1 + (seed % 5) / 10,
      stock: 2 + (seed % 4),
      seed,
    }),
  ).filter((position) => !isSimpleSimon(position) && !rulesOf(variant.game).won(position));
}
