import type { Ruleset } from "../ruleset.ts";
import type { GameId } from "../variant.ts";
import { klondike } from "./klondike.ts";
import { simpleSimon } from "./simpleSimon.ts";
import { spider } from "./spider.ts";
import { spiderette } from "./spiderette.ts";
import { thoughtful } from "./thoughtful.ts";

const RULESETS: Readonly<Record<GameId, Ruleset>> = {
  SS: simpleSimon,
  TF: thoughtful,
  ST: spiderette,
  KL: klondike,
  SD: spider,
};

export function rulesOf(game: GameId): Ruleset {
  return RULESETS[game];
}
