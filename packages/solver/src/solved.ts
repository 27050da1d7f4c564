import type { GameId } from "@faceup/rules";

/** The games whose positions the solver knows how to decide. */
export const SOLVED_GAMES = ["SS", "TF", "KL"] as const satisfies readonly GameId[];

export function isSolved(game: GameId): boolean {
  return SOLVED_GAMES.some((solved) => solved === game);
}
