import type { Position } from "@faceup/rules";
import type { Budget } from "../budget.ts";
import type { Engine, Found } from "../engine.ts";
import type { Prunes } from "../prune.ts";
import { Board } from "./board.ts";
import { layoutOf } from "./layout.ts";
import { Search } from "./search.ts";
import { shorten } from "./shorten.ts";

/** The search for TF and KL. */
export const klondikeEngine: Engine = {
  decide,
  shorten,
};

function decide(position: Position, budget: Budget, prunes: Prunes): Found {
  const layout = layoutOf(position);
  // Arrangements that no deal leads to may be too big for a packed state.
  if (layout === undefined) {
    budget.stop = "memory";
    return { verdict: "unknown" };
  }
  const outcome = new Search(layout, budget, prunes).run();
  if (outcome === "unknown") return { verdict: "unknown" };
  if (outcome === "lost") return { verdict: "unwinnable" };
  const board = new Board(position);
  for (const macro of outcome) board.apply(macro);
  board.finish();
  return { verdict: "winnable", moves: board.moves };
}
