import { firstMoves, type PageGame } from "../game.ts";

const WON =
  "ST1-S1-AAAAAAA 5>7 1>7 5>1 7>5x3 7>1 2>5 6>2 d 6>5x2 6>5 4>6 4>3 3>4x3 d d 1>2 5>1 5>4 3>6x3 1>3x2 4>1x2 d 7>2x2 7>6x2 7>6 5>4x4 5>7x5 7>5x6 7>4 6>1x7 6>4 6>4x2 4>1 2>4x3 6>7 5>4x7 2>5x2 4>2x11 5>2x3 7>6x2 2>1x5 3>6x4 6>1x7";

export const ST: PageGame = {
  rules: ["SS-4", "SS-5", "SS-13", "ST-2", "SS-6", "ST-3", "ST-4", "SS-7", "SS-11", "SS-14"],
  examples: {
    won: { record: WON },
    gap: { record: firstMoves(WON, 2), from: 2, refused: "d" },
    hidden: { record: "ST1-S1-AAAAAAA", refused: "7>6x2" },
  },
  surveyed: { deals: 100, won: 88, wonTwo: 96, wonOne: 98 },
};
