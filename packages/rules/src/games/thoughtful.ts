import { klondikeFamily } from "../families/klondike/index.ts";

/** TF-1: Klondike's layout with every column card face up. */
export const thoughtful = klondikeFamily({
  game: "TF",
  layout: { packs: 1, columns: [1, 2, 3, 4, 5, 6, 7], faceUp: "all" },
});
