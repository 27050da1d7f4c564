import { toPosition } from "../arrangement.ts";
import { type Card, faceOf, type Suit } from "../card.ts";
import { makeCard, parseCard, parseSuit } from "../cardText.ts";
import { parseVariant } from "../code.ts";
import { deck } from "../deck.ts";
import { rulesOf } from "../games/index.ts";
import type { PerSuit, Position } from "../position.ts";
import { suitsOf } from "../variant.ts";

export interface Piles {
  readonly stock?: string;
  readonly waste?: string;
  readonly foundations?: PerSuit;
  readonly removed?: string;
  readonly faceDown?: readonly number[];
}

/**
 * A position with the columns a test is about, from the left: `setUp("SS1-S4", ["TD", "9S 8H"])`. Columns not
 * named are empty; the cards not named lie deepest in the last column, rank by rank, where they are in no way.
 */
export function setUp(game: string, columns: readonly string[], piles: Piles = {}): Position {
  const variant = parseVariant(game);
  if (!variant.ok) throw new Error(`${game} is no game`);
  const { layout, shape } = rulesOf(variant.value.game);
  const removed = (piles.removed ?? "").split("").map((letter) => parseSuit(letter) as Suit);
  const named = Array.from({ length: shape.columns }, (_, i) => cardsOf(columns[i] ?? ""));
  const stock = cardsOf(piles.stock ?? "");
  const waste = cardsOf(piles.waste ?? "");
  const away = removed.flatMap((suit) => [..."A23456789TJQK"].map((rank) => cardOf(rank + suit)));
  const up = ["S", "H", "D", "C"].flatMap((suit, i) =>
    [..."A23456789TJQK"].slice(0, piles.foundations?.[i] ?? 0).map((rank) => cardOf(rank + suit)),
  );
  const rest = without(deck(suitsOf(variant.value.option), layout.packs).map(faceOf), [
    ...named.flat(),
    ...stock,
    ...waste,
    ...away,
    ...up,
  ]);
  const filled = named.map((cards, i) => (i === named.length - 1 ? [...rest, ...cards] : cards));
  const position = toPosition({
    variant: variant.value,
    columns: filled,
    removed,
    ...(shape.stock ? { stock } : {}),
    ...(shape.waste ? { waste } : {}),
    ...(piles.foundations === undefined ? {} : { foundations: piles.foundations }),
    ...(piles.faceDown === undefined ? {} : { faceDown: piles.faceDown }),
  });
  if (!position.ok) throw new Error(JSON.stringify(position.error));
  return position.value;
}

/** The cards of a column as text. */
export function shown(position: Position, column: number): string {
  return (position.columns[column - 1] ?? []).map(makeCard).join(" ");
}

function cardsOf(text: string): readonly Card[] {
  return text.split(" ").flatMap((name) => (name === "" ? [] : [cardOf(name)]));
}

function cardOf(name: string): Card {
  const card = parseCard(name);
  if (card === undefined) throw new Error(`${name} is no card`);
  return card;
}

/** What is left of the pack, by rank, so that no two neighbours make a run. */
function without(faces: readonly number[], taken: readonly Card[]): readonly Card[] {
  const left = [...faces];
  for (const card of taken) {
    const at = left.indexOf(faceOf(card));
    if (at < 0) throw new Error(`${makeCard(card)} too often`);
    left.splice(at, 1);
  }
  return left.sort((a, b) => (a % 13) - (b % 13) || a - b) as Card[];
}
