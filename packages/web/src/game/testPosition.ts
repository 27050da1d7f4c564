import {
  type Card,
  card,
  deck,
  faceOf,
  makeCard,
  type PerSuit,
  type Position,
  parseCard,
  parseSuit,
  parseVariant,
  RANKS_PER_SUIT,
  rankOf,
  rulesOf,
  SUITS,
  type Suit,
  suitIndexOf,
  suitsOf,
  toPosition,
} from "@faceup/rules";

/** Piles in words, `KC QD JS`; `rest` stands for all cards not named elsewhere. */
export interface Piles {
  readonly columns: readonly string[];
  readonly stock?: string;
  readonly waste?: string;
  readonly foundations?: Partial<Record<Suit, number>>;
  readonly faceDown?: readonly number[];
  /** The suits of removed runs. */
  readonly removed?: string;
}

type Word = Card | "rest";

/** A position for tests. Columns left out are empty; cards not named lie in the stock, or deepest in the last column. */
export function positionOf(variantText: string, piles: Piles): Position {
  const variant = parseVariant(variantText);
  if (!variant.ok) throw new Error(variantText);
  const { shape, layout } = rulesOf(variant.value.game);
  const heights = SUITS.map((suit) => piles.foundations?.[suit] ?? 0);
  const removed = [...(piles.removed ?? "")].map((letter) => parseSuit(letter) as Suit);

  const left = deck(suitsOf(variant.value.option), layout.packs).filter(
    (c) => rankOf(c) > (heights[suitIndexOf(c)] ?? 0),
  );
  const take = (wanted: Card): Card => {
    const at = left.findIndex((c) => faceOf(c) === faceOf(wanted));
    if (at < 0) throw new Error(`named twice: ${makeCard(wanted)}`);
    return left.splice(at, 1)[0] as Card;
  };
  for (const suit of removed) for (let rank = 1; rank <= RANKS_PER_SUIT; rank++) take(card(suit, rank));
  const read = (text = ""): readonly Word[] =>
    text
      .split(" ")
      .filter((word) => word !== "")
      .map((word) => (word === "rest" ? word : take(parseCard(word) as Card)));
  const columns = layout.columns.map((_, i) => read(piles.columns[i]));
  const stock = read(piles.stock);
  const waste = read(piles.waste);
  const named = [...columns, stock, waste].flat().includes("rest");
  const rest = [...left];
  const fill = (words: readonly Word[], takesRest = false): readonly Card[] =>
    (takesRest && !named ? (["rest", ...words] as const) : words).flatMap((word) =>
      word === "rest" ? rest : [word],
    );

  const position = toPosition({
    variant: variant.value,
    columns: columns.map((words, i) => fill(words, !shape.stock && i === columns.length - 1)),
    ...(shape.stock ? { stock: fill(stock, true) } : {}),
    ...(shape.waste ? { waste: fill(waste) } : {}),
    ...(shape.foundations ? { foundations: heights as unknown as PerSuit } : {}),
    ...(piles.faceDown === undefined ? {} : { faceDown: piles.faceDown }),
    ...(removed.length > 0 ? { removed } : {}),
  });
  if (!position.ok) throw new Error(JSON.stringify(position.error));
  return position.value;
}
