import type { GameId } from "@faceup/rules";
import type { PageGame } from "@faceup/text";

/** The games of this version, in the order they are offered. The rules know more; a game is added by its word here. */
export const OFFERED: readonly PageGame[] = ["SS", "TF"];

export function isOffered(game: GameId): game is PageGame {
  return (OFFERED as readonly GameId[]).includes(game);
}
