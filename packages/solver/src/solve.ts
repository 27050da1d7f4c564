import { type GameId, type Position, rulesOf } from "@faceup/rules";
import type { Answer } from "./answer.ts";
import { Budget, type Limits, type Watch } from "./budget.ts";
import type { Engine } from "./engine.ts";
import { klondikeEngine } from "./klondike/index.ts";
import { ALL_PRUNES, type Prunes } from "./prune.ts";
import { checkedLine } from "./replay.ts";
import { spiderEngine } from "./spider/index.ts";
import { spideretteEngine } from "./spiderette/index.ts";

export interface SolveOptions extends Limits, Watch {
  /** The prunings in use; all of them if left out. */
  readonly prunes?: Prunes;
}

/**
 * Can this position still be won (SO-1)? Any legal position of any game, from the deal to the last card. Runs to its
 * end before it returns: call it where it may block.
 */
export function solve(position: Position, options: SolveOptions = {}): Answer {
  const budget = new Budget(options, options);
  const found = rulesOf(position.variant.game).won(position)
    ? { verdict: "winnable" as const, moves: [] }
    : engineOf(position.variant.game).decide(position, budget, options.prunes ?? ALL_PRUNES);
  const { nodes } = budget;
  switch (found.verdict) {
    case "winnable":
      return { verdict: "winnable", moves: checkedLine(position, found.moves), nodes };
    case "unwinnable":
      return { verdict: "unwinnable", nodes };
    case "unknown":
      return { verdict: "unknown", stop: budget.stop ?? "memory", nodes };
  }
}

export function engineOf(game: GameId): Engine {
  const { family, shape } = rulesOf(game);
  if (family === "klondike") return klondikeEngine;
  return shape.stock ? spideretteEngine : spiderEngine;
}
