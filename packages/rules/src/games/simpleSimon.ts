import { spiderFamily } from "../families/spider/index.ts";

/** SS-1: ten columns of open cards, no stock. */
export const simpleSimon = spiderFamily({
  game: "SS",
  layout: { packs: 1, columns: [8, 8, 8, 7, 6, 5, 4, 3, 2, 1], faceUp: "all" },
  stock: false,
  noWaste: "SS-1",
});
