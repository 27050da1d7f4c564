import type { GameId } from "@faceup/rules";

/** The games of this version, in the order they are offered. The rules know more; a game is added by its word here. */
export const OFFERED: readonly GameId[] = ["SS", "TF"];

export function isOffered(game: GameId): boolean {
  return OFFERED.includes(game);
}
