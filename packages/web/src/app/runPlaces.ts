import { SUITS, type Suit, type SuitCount } from "@faceup/rules";

export interface RunPlace {
  readonly suit: Suit;
  readonly filled: boolean;
}

/**
 * The places for removed runs: in suit order, each suit as often as the pack has it whole, filled from the left
 * where runs of that suit have left. So a place says which run is still missing.
 */
export function runPlaces(places: number, suits: SuitCount, removed: readonly Suit[]): readonly RunPlace[] {
  const each = places / suits;
  return SUITS.slice(0, suits).flatMap((suit) => {
    const gone = removed.filter((other) => other === suit).length;
    return Array.from({ length: each }, (_, i) => ({ suit, filled: i < gone }));
  });
}
