import { type Position, rulesOf } from "@faceup/rules";
import type { Limits } from "../budget.ts";
import { isSimpleSimon } from "../spiderette/open.ts";
import type { Round } from "./plan.ts";

/** Questions about verdicts of one size. */
interface Verdicts {
  readonly nodes: number;
  /** How many may be asked. */
  readonly most: number;
}

/** How much work an analysis is: nodes, so that it is the same on every machine (SO-2). */
export interface Effort {
  /** The cheap ones come first. */
  readonly verdicts: readonly Verdicts[];
  /** For each end of the part that can be won. */
  readonly opening: number;
  readonly rounds: readonly Round[];
  /** What a node of a verdict counts, in nodes of par. */
  readonly verdictNode: number;
  /** For all searches together; verdicts come first, and may take more. */
  readonly all: number;
}

/** Beside the nodes: a slow device is not kept longer by one question, nor a small one by more memory. */
export const PER_JOB = { bytes: 128 * 1024 * 1024, ms: 5000 } as const satisfies Limits;

/** In units of about a hundredth of a second's search. */
const ROUNDS: readonly Round[] = [
  { aim: "line", nodes: 8 },
  { aim: "bound", nodes: 10 },
  { aim: "line", nodes: 40 },
  { aim: "bound", nodes: 40 },
  { aim: "bound", nodes: 160 },
  { aim: "bound", nodes: 640 },
];
/** With a stock bounds are far from the lines but near the end: what time there is goes to lines. */
const STOCK_ROUNDS: readonly Round[] = [
  { aim: "line", nodes: 8 },
  { aim: "line", nodes: 40 },
  { aim: "bound", nodes: 10 },
  { aim: "line", nodes: 160 },
  { aim: "bound", nodes: 160 },
];
const OPENING = 90;
const ALL = 1800;

/** Nodes that an engine looks at in a hundredth of a second when it looks for par, and for verdicts. */
interface Speed {
  readonly par: number;
  readonly verdict: number;
}

const KLONDIKE: Speed = { par: 1600, verdict: 10_000 };
/** Without a stock. With fewer suits more moves are possible, and bounds take longer. */
const FOUR_SUITS: Speed = { par: 900, verdict: 1000 };
const FEW_SUITS: Speed = { par: 350, verdict: 1000 };
const STOCK: Speed = { par: 6000, verdict: 3500 };

/** `scale`: how much is done for distances, 1 for about 20 seconds on two cores. Verdicts are worth the same always. */
export function effortFor(position: Position, scale: number): Effort {
  const speed = speedOf(position);
  const par = speed.par * scale;
  return {
    verdicts: [
      { nodes: 50 * speed.verdict, most: 24 },
      { nodes: 400 * speed.verdict, most: 4 },
    ],
    opening: OPENING * par,
    rounds: (speed === STOCK ? STOCK_ROUNDS : ROUNDS).map(({ aim, nodes }) => ({ aim, nodes: nodes * par })),
    verdictNode: speed.par / speed.verdict,
    all: ALL * par,
  };
}

function speedOf(position: Position): Speed {
  if (rulesOf(position.variant.game).family === "klondike") return KLONDIKE;
  if (!isSimpleSimon(position)) return STOCK;
  return position.variant.option === "S4" ? FOUR_SUITS : FEW_SUITS;
}
