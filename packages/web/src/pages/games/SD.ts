import { firstMoves, type PageGame } from "../game.ts";

const WON =
  "SD1-S1-AAAAAAB 4>7 4>10 10>4x2 10>2 8>5 3>8 10>3 9>10 3>5x2 4>3x3 3>4x4 4>3x5 3>4x6 8>6x2 6>4x3 6>2 d 5>7x5 7>3x6 3>7x8 10>7 10>7x2 2>4x4 7>2 7>1 7>3 2>9x2 5>9 5>3 5>8 d 4>2x6 4>1x10 2>1x8 2>10 9>1x4 1>5 3>2x4 8>3 2>8x5 7>9 d 10>4 1>10 1>9 1>9 9>8x5 9>2 10>8x3 1>10 9>1 10>8x2 7>10 d 6>4 6>5x2 6>8x2 5>8x4 1>10 8>1 2>8 8>4x2 10>8x2 d 9>5 9>2x2 3>9x2 4>6x5 2>4x3 4>6x5 3>6x2 6>7 7>9x2 1>9 5>6x5 1>6x3 6>8x9 8>10x12 7>4x2 10>4 4>9x4 9>2x10 2>1x12 2>1";

export const SD: PageGame = {
  rules: ["SD-1", "SS-4", "SS-5", "SS-13", "ST-2", "SS-6", "ST-3", "ST-4", "SS-7", "SS-11", "SS-14"],
  examples: {
    won: { record: WON },
    gap: { record: firstMoves(WON, 38), from: 38, refused: "d" },
    hidden: { record: "SD1-S1-AAAAAAB", refused: "1>2x2" },
  },
  surveyed: { deals: 30, wonOne: 29 },
};
