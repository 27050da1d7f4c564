import { firstMoves, type PageGame } from "../game.ts";

const WON =
  "TF1-D1N-AAAAAAD 4>f 4>5 2>4 2>f 5>f d d d d d w>f 3>f w>5 w>6 d d d d w>6 d d d w>6 7>6 7>f d d w>1 7>1 d d w>2 w>2 7>2 7>f d d w>f d d d w>f 5>f 5>f 5>f 3>f d d w>4 6>4x5 6>f 1>f d w>f 5>f 4>5x3 4>f 5>4x4 5>f 7>f 4>f 4>2x7 4>f 6>4x2 r d w>f d w>3 d d d d d d d d w>f 2>f 2>f w>3 w>1 w>5 w>f 2>f 7>f 6>f w>f 2>f 1>f 2>f 1>f 2>f 1>f 2>f 6>f 2>f w>f d w>f 4>f 4>f d w>f w>f 3>f 3>f 3>f 2>f 5>f 2>f";

export const TF: PageGame = {
  rules: ["TF-1", "TF-2", "TF-3", "TF-4", "TF-8", "TF-5", "TF-9", "TF-6", "TF-7", "TF-12"],
  examples: {
    won: { record: WON },
    unordered: { record: "TF1-D1N-AAAAAAD", refused: "5>6x4" },
    king: { record: firstMoves(WON, 4), from: 4, refused: "1>2" },
  },
  surveyed: { deals: 200, lost: 10, lostThree: 25 },
};
