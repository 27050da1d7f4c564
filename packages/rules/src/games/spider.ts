import { spiderFamily } from "../families/spider/index.ts";

/** SD-1: two packs, ten columns, 50 cards in the stock. */
export const spider = spiderFamily({
  game: "SD",
  layout: { packs: 2, columns: [6, 6, 6, 6, 5, 5, 5, 5, 5, 5], faceUp: "last" },
  stock: true,
  noWaste: "SD-1",
});
