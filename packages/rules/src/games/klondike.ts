import { klondikeFamily } from "../families/klondike/index.ts";

/** KL-1: as Thoughtful, but only the last card of each column starts face up. */
export const klondike = klondikeFamily({
  game: "KL",
  layout: { packs: 1, columns: [1, 2, 3, 4, 5, 6, 7], faceUp: "last" },
});
