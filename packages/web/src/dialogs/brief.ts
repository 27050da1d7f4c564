import type { GameId, Rule } from "@faceup/rules";
import type { AppId } from "@faceup/text";

export interface Brief {
  readonly aim: AppId;
  /** Every rule that a refusal of this game can name on the table, in the order in which one learns them. */
  readonly rules: readonly Rule[];
  readonly scoring: AppId;
}

const SIMON: Brief = {
  aim: "rules.aim.SS",
  rules: ["SS-1", "SS-4", "SS-5", "SS-13", "SS-7", "SS-11", "SS-14"],
  scoring: "rules.scoring.SS",
};

const THOUGHTFUL: Brief = {
  aim: "rules.aim.TF",
  rules: ["TF-2", "TF-3", "TF-4", "TF-5", "TF-6", "TF-7", "TF-9", "TF-12"],
  scoring: "rules.scoring.TF",
};

/** The rules in brief. Spiderette, Spider and Klondike add theirs to those of the game they follow. */
export const BRIEF: Readonly<Record<GameId, Brief>> = {
  SS: SIMON,
  TF: THOUGHTFUL,
  ST: { ...SIMON, rules: ["SS-4", "SS-5", "SS-13", "ST-2", "ST-3", "ST-4", "SS-7", "SS-11", "SS-14"] },
  SD: { ...SIMON, rules: ["SD-1", "SS-4", "SS-5", "SS-13", "ST-2", "ST-4", "SS-7", "SS-11", "SS-14"] },
  KL: { ...THOUGHTFUL, rules: ["KL-1", ...THOUGHTFUL.rules] },
};
