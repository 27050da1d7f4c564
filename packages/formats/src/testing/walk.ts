import { DEALS, deal, type Position, rulesOf, type Variant } from "@faceup/rules";
import fc from "fast-check";
import { VARIANTS } from "../variants.ts";

/** Positions as legal play reaches them, of every game: a deal and up to 150 moves, drawn at random. */
export function positions(variants: readonly Variant[] = VARIANTS): fc.Arbitrary<Position> {
  return fc
    .tuple(
      fc.constantFrom(...variants),
      fc.integer({ min: 0, max: DEALS - 1 }),
      fc.array(fc.nat(), { maxLength: 150 }),
    )
    .map(([variant, number, choices]) => walked(deal({ ...variant, deal: number }), choices));
}

/** Moves to foundations first, where there are any: random play alone seldom gets far. */
function walked(start: Position, choices: readonly number[]): Position {
  const rules = rulesOf(start.variant.game);
  let position = start;
  for (const choice of choices) {
    const moves = rules.moves(position);
    const up = moves.filter((move) => move.type === "transfer" && move.to.pile === "foundation");
    const offered = up.length > 0 && choice % 4 > 0 ? up : moves;
    const move = offered[choice % offered.length];
    if (move === undefined) break;
    position = rules.play(position, move).position;
  }
  return position;
}
