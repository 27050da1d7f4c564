import { spiderFamily } from "../families/spider/index.ts";

/** ST-1: seven columns, the last card of each face up, 24 cards in the stock. */
export const spiderette = spiderFamily({
  game: "ST",
  layout: { packs: 1, columns: [1, 2, 3, 4, 5, 6, 7], faceUp: "last" },
  stock: true,
  noWaste: "ST-3",
});
