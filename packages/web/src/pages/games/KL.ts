import { firstMoves, type PageGame } from "../game.ts";

const WON =
  "KL1-D1N-AAAAAAD 4>f 4>5 2>4 2>f 5>f d d d d d w>f 3>f w>5 w>6 d d d d d d d d d d d w>2 w>2 w>1 d d d d d w>f 5>f 7>f 7>f 7>1 7>2 7>f 5>f 5>f 3>f 4>2x2 6>f 4>f d d w>f d r d w>f d d d d d w>f w>f 6>f w>3 d d d d d w>3 5>3 5>6 5>f 7>f w>f d w>f d w>f w>f w>4 w>f 6>f 7>f 6>f 1>f 1>f 2>f 2>f d w>f 6>f 6>5 6>f 1>f 6>f d w>f w>f d w>f 3>f 3>f 3>f 2>f 3>f 2>f 4>f 5>f w>f 2>f";

export const KL: PageGame = {
  rules: ["TF-2", "TF-3", "KL-1", "TF-4", "TF-8", "TF-5", "TF-9", "TF-6", "TF-7", "TF-12"],
  examples: {
    won: { record: WON },
    hidden: { record: "KL1-D1N-AAAAAAD", refused: "7>6x2" },
    king: { record: firstMoves(WON, 4), from: 4, refused: "1>2" },
  },
  surveyed: { deals: 200, lost: 14, lostThree: 31 },
};
