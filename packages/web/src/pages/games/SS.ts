import { firstMoves, type PageGame } from "../game.ts";

const WON =
  "SS1-S1-AAAAACZ 7>8 2>7 2>5 3>4 3>9 6>8 6>8 9>8x2 5>9x2 9>8x3 4>9x2 4>5 4>9 2>9 10>8 6>8 1>8 5>1x2 1>3x3 1>3 1>7 7>1x3 8>10x12 8>3 4>3 1>8x4 3>1x7 1>9x8 1>4 7>4 2>7 2>5 3>2 2>8x2 3>2 3>4 8>4x7 3>5 3>7 6>7 1>7 4>2x11 5>2x3 5>7x2 2>7x4 5>7 7>4x12 9>4x12 10>6x12";

export const SS: PageGame = {
  rules: ["SS-1", "SS-4", "SS-5", "SS-13", "SS-6", "SS-7", "SS-11", "SS-14"],
  examples: {
    won: { record: WON },
    column: { record: firstMoves(WON, 23), from: 22 },
    mixed: { record: "SS1-S4-AAAAAAB", refused: "8>1x2" },
  },
  surveyed: { deals: 200, lost: 13, lostTwo: 9, lostOne: 7 },
};
