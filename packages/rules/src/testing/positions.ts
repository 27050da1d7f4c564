import { toPosition } from "../arrangement.ts";
import { card, SUITS } from "../card.ts";
import { deck } from "../deck.ts";
import { rulesOf } from "../games/index.ts";
import type { Position } from "../position.ts";
import { suitsOf, type Variant } from "../variant.ts";
import { randomArrangement } from "./arrangements.ts";
import { randomFrom } from "./random.ts";

/** A random position as play reaches it late. */
export function latePosition(variant: Variant, seed: number): Position {
  const position = toPosition(randomArrangement(variant, randomFrom(seed)));
  if (!position.ok) throw new Error(position.error.code);
  return position.value;
}

/** All cards of a position, wherever they lie, in the order of the pack. */
export function allCards({ columns, stock, waste, removed, foundations }: Position): string {
  const up = SUITS.flatMap((suit, i) =>
    Array.from({ length: foundations[i] ?? 0 }, (_, k) => card(suit, k + 1)),
  );
  return [...columns.flat(), ...stock, ...waste, ...removed.flat(), ...up].sort((a, b) => a - b).join();
}

/** The whole pack of a game, to compare with {@link allCards}. */
export function packOf({ game, option }: Variant): string {
  return [...deck(suitsOf(option), rulesOf(game).layout.packs)].sort((a, b) => a - b).join();
}
