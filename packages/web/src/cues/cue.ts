import type { Happening } from "../game/happening.ts";

/** What a player can hear and feel. */
export type Cue = "lifted" | "placed" | "refused" | "won";

/** The cue for what happened in the game; undefined: it is quiet. */
export function cueOf({ type }: Happening): Cue | undefined {
  switch (type) {
    case "picked-up":
      return "lifted";
    case "moved":
    case "undone":
    case "redone":
    case "jumped":
    case "put-back":
      return "placed";
    case "refused":
      return "refused";
    case "won":
      return "won";
    case "dealt":
    case "restarted":
      return undefined;
  }
}
