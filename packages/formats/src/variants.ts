import { GAMES, type GameId, makeVariant, rulesOf, type Variant } from "@faceup/rules";

/** Every game with every option. */
export const VARIANTS: readonly Variant[] = GAMES.flatMap((game) =>
  rulesOf(game).options.map((option) => ({ game, option })),
);

/** A test for some of them: `among("TF1-D1N", …)`. */
export function among(...names: readonly string[]): (variant: Variant) => boolean {
  return (variant) => names.includes(makeVariant(variant));
}

/** All options of some games. */
export function ofGames(...games: readonly GameId[]): (variant: Variant) => boolean {
  return (variant) => games.includes(variant.game);
}
