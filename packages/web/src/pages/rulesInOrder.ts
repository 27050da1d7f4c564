import type { PageGame, PageRule } from "@faceup/text";

/** Every rule of a game's page, in the order in which one learns them: all that a refusal can name, and some more. */
export const RULES_IN_ORDER: Readonly<Record<PageGame, readonly PageRule[]>> = {
  SS: ["SS-1", "SS-4", "SS-5", "SS-13", "SS-6", "SS-7", "SS-11", "SS-14"],
  TF: ["TF-1", "TF-2", "TF-3", "TF-4", "TF-8", "TF-5", "TF-9", "TF-6", "TF-7", "TF-12"],
};
