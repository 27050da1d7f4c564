import type { GamePage } from "./page.ts";

/** Rules and examples of each game's page. */
export type SimonPage = GamePage<
  "SS-1" | "SS-4" | "SS-5" | "SS-6" | "SS-7" | "SS-11" | "SS-13" | "SS-14",
  "won" | "column" | "mixed"
>;

export type ThoughtfulPage = GamePage<
  "TF-1" | "TF-2" | "TF-3" | "TF-4" | "TF-5" | "TF-6" | "TF-7" | "TF-8" | "TF-9" | "TF-12",
  "won" | "unordered" | "king"
>;
