import { rulesOf } from "../games/index.ts";
import { GAMES, type Variant } from "../variant.ts";

/** Every game with every option. */
export const VARIANTS: readonly Variant[] = GAMES.flatMap((game) =>
  rulesOf(game).options.map((option) => ({ game, option })),
);

export function nameOf(variant: Variant): string {
  return `${variant.game} ${variant.option}`;
}
