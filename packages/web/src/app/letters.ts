import { type AppText, indexLetters, type Letters } from "@faceup/text";
import type { Settings } from "../settings/settings.ts";
import { useSettings, useText } from "./parts.ts";

/** Index letters: those of the language, or the ones that the player prefers (AP-13). */
export function lettersFor(settings: Settings, text: AppText): Letters {
  return settings.letters === "auto" ? indexLetters(text.locale) : settings.letters;
}

export function useLetters(): Letters {
  return lettersFor(useSettings(), useText());
}
